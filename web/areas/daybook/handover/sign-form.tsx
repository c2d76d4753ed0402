import { useState } from "react";
import { SignatureFields } from "#web/areas/pins/shared/signature/signature-fields.tsx";
import { useSignature } from "#web/areas/pins/shared/signature/use-signature.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { unreadHandoverQuery } from "./handover-notice.queries.ts";
import { handoverQuery, signHandoverMutation, signHandoverReadMutation } from "./handover.queries.ts";
import { text } from "./handover-text.ts";
import classes from "./handover.module.css";
import type { SaveOutcome } from "#web/ui/form/submission.ts";

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
        <SignatureFields signer={form.field("signer")} pin={form.field("pin")} {...{ signers, first }} />
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
        <SignatureFields signer={form.field("signer")} pin={form.field("pin")} {...{ signers, first }} />
      </Form>
    </div>
  );
}
