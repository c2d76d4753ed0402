import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { unreadHandoverQuery } from "./handover-notice.queries.ts";
import {
  handoverQuery,
  proveByPinMutation,
  signHandoverMutation,
  signHandoverReadMutation,
  signersQuery,
} from "./handover.queries.ts";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSession } from "#web/platform/session/session.ts";

/** Two lines, a PIN: the day as it is at this moment is signed. */
export function SignForm() {
  const [id, setId] = useState(newId);
  const [sign] = useChange(signHandoverMutation);
  const { signers, first, prove } = useSignature();
  const form = useForm({
    initial: { note: "", signer: "", pin: "" },
    fields: {
      note: { label: text("handover.note") },
      signer: { label: text("handover.who") },
      pin: { label: text("handover.pin"), rules: [required] },
    },
    save: async ({ note, signer, pin }): Promise<SaveOutcome> => {
      const refused = await prove(signer === "" ? first : signer, pin);
      return refused ?? sign({ id, note }, { refetches: [handoverQuery, unreadHandoverQuery] });
    },
    onSaved: () => {
      draft.forget();
      setId(newId());
      form.reset({ note: "", signer: "", pin: "" });
      showSnackbar({ text: text("handover.done"), color: "good" });
    },
  });
  const draft = useDraft(form, "handover", ["note"]);
  const signer = form.field("signer");
  return (
    <div className={classes.sign} data-no-print>
      <Form
        form={form}
        label={text("handover.sign")}
        actions={
          <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
            {text("handover.sign")}
          </Button>
        }
      >
        <TextareaField {...form.field("note")} limit={500} rows={2} hint={text("handover.noteHint")} />
        <div className={classes.signature}>
          <SelectField {...signer} isRequired value={signer.value === "" ? first : signer.value} options={signers} />
          <PinField {...form.field("pin")} />
        </div>
      </Form>
    </div>
  );
}

type SignReadFormProps = { id: string; fromEmployeeId: number };

/** The next lead signs that it is read; nobody signs for themselves. */
export function SignReadForm({ id, fromEmployeeId }: SignReadFormProps) {
  const [sign] = useChange(signHandoverReadMutation);
  const { signers, first, prove } = useSignature(fromEmployeeId);
  const form = useForm({
    initial: { signer: "", pin: "" },
    fields: {
      signer: { label: text("handover.who") },
      pin: { label: text("handover.pin"), rules: [required] },
    },
    guardsChanges: false,
    save: async ({ signer, pin }): Promise<SaveOutcome> => {
      const refused = await prove(signer === "" ? first : signer, pin);
      return refused ?? sign({ id }, { refetches: [handoverQuery, unreadHandoverQuery] });
    },
    onSaved: () => showSnackbar({ text: text("handover.doneRead"), color: "good" }),
  });
  if (signers.length === 0) {
    return <p className={classes.hint}>{text("handover.readHint")}</p>;
  }
  const signer = form.field("signer");
  return (
    <div data-no-print>
      <Form
        form={form}
        label={text("handover.signRead")}
        actions={
          <Button type="submit" isBusy={form.status === "submitting"}>
            {text("handover.signRead")}
          </Button>
        }
      >
        <div className={classes.signature}>
          <SelectField {...signer} isRequired value={signer.value === "" ? first : signer.value} options={signers} />
          <PinField {...form.field("pin")} />
        </div>
      </Form>
    </div>
  );
}

type Refused = Extract<SaveOutcome, { isDone: false }>;

type Signature = {
  /** The people who may sign at this screen: the active one, those at work, the others; a user signs for themselves. */
  signers: { value: string; label: string }[];
  first: string;
  /** Proves the signer by PIN and makes them the active employee. Resolves to null when the PIN was right. */
  prove: (employeeId: string, pin: string) => Promise<Refused | null>;
};

/** A signature is a PIN given for this one paper. */
function useSignature(except?: number): Signature {
  const me = useActiveEmployee();
  const isRegister = useSession()?.type === "PosUser";
  const read = useRead(signersQuery, { isPaused: !isRegister, live: ["Employee"] });
  const [confirm] = useChange(proveByPinMutation);
  // Not only who is clocked in: a shop may keep its hours elsewhere, and who just left for the day may still sign.
  const team = read.status === "ready" ? read.data.employees.filter(({ hasPin }) => hasPin) : [];
  const ordered = [...team.filter(({ clockedIn }) => clockedIn), ...team.filter(({ clockedIn }) => !clockedIn)];
  const own = me === null ? [] : [{ value: String(me.id), label: me.fullName }];
  const others = ordered.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const all = isRegister ? [...own, ...others.filter(({ value }) => value !== own[0]?.value)] : own;
  const signers = all.filter(({ value }) => value !== String(except));
  return {
    signers,
    first: own.some(({ value }) => value !== String(except)) ? String(me?.id ?? "") : "",
    async prove(employeeId, pin) {
      const outcome = await confirm({ employeeId, pin }, { employee: "none" });
      if (!outcome.isDone) {
        // Whatever was wrong was wrong with the PIN.
        return { isDone: false, refused: { text: "", fields: { pin: outcome.refused.text } } };
      }
      const { id, storeId, fullName, isManager, safeAvatarUrl } = outcome.data.confirmEmployee;
      // An own login stays who it is; at a register the signer is now the one who stands here.
      if (isRegister) {
        const employee = { id: Number(id), storeId: Number(storeId), fullName, isManager, avatarUrl: safeAvatarUrl };
        confirmEmployee({ ...employee, how: "pin" });
      }
      return null;
    },
  };
}
