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
import { signHandoverMutation, handoverQuery, unreadHandoverQuery } from "./handover.queries.ts";
import { text } from "./handover-text.ts";
import { useSignature } from "./use-signature.ts";
import classes from "./handover.module.css";

/** Two lines, a PIN: the day as it is at this moment is signed. */
export function SignForm() {
  const [id, setId] = useState(newId);
  const [sign] = useChange(signHandoverMutation);
  const { signers, first, prove } = useSignature();
  const form = useForm({
    initial: { note: "", who: "", pin: "" },
    fields: {
      note: { label: text("handover.note") },
      who: { label: text("handover.who") },
      pin: { label: text("handover.pin"), rules: [required] },
    },
    onSubmit: async (values, submission) => {
      const refused = await prove(values.who === "" ? first : values.who, values.pin);
      if (refused !== null) {
        submission.setErrors({ pin: refused.text });
        return;
      }
      const outcome = await sign({ id, note: values.note }, { refetches: [handoverQuery, unreadHandoverQuery] });
      if (!outcome.isDone) {
        submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        return;
      }
      draft.forget();
      submission.resolve();
      setId(newId());
      form.reset({ note: "", who: "", pin: "" });
      showSnackbar({ text: text("handover.done"), color: "good" });
    },
  });
  const draft = useDraft(form, "handover", ["note"]);
  const who = form.field("who");
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
          <SelectField {...who} isRequired value={who.value === "" ? first : who.value} options={signers} />
          <PinField {...form.field("pin")} />
        </div>
      </Form>
    </div>
  );
}
