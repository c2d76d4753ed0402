import { connectWhenIWorkMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { email, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { ScheduleIn } from "./schedule-in.ts";
import { asksAgain } from "./use-schedule-change.ts";

/** A developer key and the login of somebody who manages the shop there. */
export function WhenIWorkForm({ of, onDone }: { of: ScheduleIn; onDone: () => void }) {
  const { store, name } = of;
  const [connect] = useChange(connectWhenIWorkMutation);
  const form = useForm({
    initial: { developerKey: "", email: "", password: "" },
    fields: {
      developerKey: { label: text("connect.developerKey"), rules: [required] },
      email: { label: text("connect.email"), rules: [required, email] },
      password: { label: text("connect.password"), rules: [required] },
    },
    onSubmit: (values, submission) => {
      void connect(values, { asksAgain, waitsForThem: true }).then((outcome) => {
        if (outcome.isDone) {
          submission.resolve();
          showSnackbar({ text: text("connect.done", { store, name }), color: "good" });
          onDone();
        } else {
          submission.setErrors({ ...outcome.refused.fields, form: outcome.refused.text });
        }
      });
    },
  });
  const actions = (
    <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
      {text("connect.do", { store })}
    </Button>
  );
  return (
    <Form form={form} label={text("connect.title")} actions={actions}>
      <PasswordField {...form.field("developerKey")} hint={text("connect.developerKeyHint")} isNew />
      <TextField {...form.field("email")} />
      <PasswordField {...form.field("password")} isNew />
    </Form>
  );
}
