import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { email, max, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./support-text.ts";
import { changeSupportContactMutation, supportContactQuery } from "./support.queries.ts";

/** Changes the address that everybody of this installation asks for help. */
export function SupportContactForm({ saved }: { saved: string }) {
  const [change] = useChange(changeSupportContactMutation);
  const form = useForm({
    initial: { address: saved },
    fields: { address: { label: text("contact.address"), rules: [required, email, max(254)] } },
    onSubmit: async ({ address }, submission) => {
      const outcome = await change({ address }, { employee: "none", refetches: [supportContactQuery] });
      if (outcome.isDone) {
        submission.resolve();
        showSnackbar({ text: text("contact.saved"), color: "good" });
      } else {
        submission.setErrors({ form: outcome.refused.text, ...outcome.refused.fields });
      }
    },
  });
  const save = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"} disabled={!form.isDirty}>
      {text("contact.save")}
    </Button>
  );
  return (
    <Card>
      <Form form={form} label={text("tab.contact")} actions={save}>
        <TextField {...form.field("address")} type="email" hint={text("contact.hint")} />
      </Form>
    </Card>
  );
}
