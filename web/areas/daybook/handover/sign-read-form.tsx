import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PinField } from "#web/ui/fields/pin-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { signHandoverReadMutation, handoverQuery, unreadHandoverQuery } from "./handover.queries.ts";
import { text } from "./handover-text.ts";
import { useSignature } from "./use-signature.ts";
import classes from "./handover.module.css";

type SignReadFormProps = { id: string; fromEmployeeId: number };

/** The next lead signs that it is read; nobody signs for themselves. */
export function SignReadForm({ id, fromEmployeeId }: SignReadFormProps) {
  const [sign] = useChange(signHandoverReadMutation);
  const { signers, first, prove } = useSignature(fromEmployeeId);
  const form = useForm({
    initial: { who: "", pin: "" },
    fields: {
      who: { label: text("handover.who") },
      pin: { label: text("handover.pin"), rules: [required] },
    },
    guardsChanges: false,
    onSubmit: async (values, submission) => {
      const refused = await prove(values.who === "" ? first : values.who, values.pin);
      if (refused !== null) {
        submission.setErrors({ pin: refused.text });
        return;
      }
      const outcome = await sign({ id }, { refetches: [handoverQuery, unreadHandoverQuery] });
      if (!outcome.isDone) {
        submission.setErrors({ form: outcome.refused.text });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("handover.doneRead"), color: "good" });
    },
  });
  if (signers.length === 0) {
    return <p className={classes.hint}>{text("handover.readHint")}</p>;
  }
  const who = form.field("who");
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
          <SelectField {...who} isRequired value={who.value === "" ? first : who.value} options={signers} />
          <PinField {...form.field("pin")} />
        </div>
      </Form>
    </div>
  );
}
