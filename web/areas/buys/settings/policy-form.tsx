import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { changeBuyPolicyMutation, buySettingsQuery } from "./settings.queries.ts";
import { text } from "./settings-text.ts";

/** The text that sellers sign; every save is a version of its own. */
export function PolicyForm({ body }: { body: string }) {
  const [change] = useChange(changeBuyPolicyMutation);
  const form = useForm({
    initial: { body },
    fields: { body: { label: text("policy.body") } },
    onSubmit: async (values, submission) => {
      const outcome = await change({ id: newId(), body: values.body }, { refetches: [buySettingsQuery] });
      if (!outcome.isDone) {
        const said = outcome.refused.fields["body"] ?? outcome.refused.text;
        submission.setErrors({ form: text("failed.policy", { 0: said }) });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("saved"), color: "good" });
    },
  });
  const actions = (
    <Button type="submit" disabled={!form.isDirty} isBusy={form.status === "submitting"}>
      {text("policy.save")}
    </Button>
  );
  return (
    <Card title={text("policy.title")}>
      <Form form={form} label={text("policy.title")} actions={actions}>
        <TextareaField {...form.field("body")} rows={8} limit={4000} hint={text("policy.hint")} />
      </Form>
    </Card>
  );
}
