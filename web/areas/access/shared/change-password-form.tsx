import { newPasswordField } from "#common/sign-in-fields.ts";
import { ApiError } from "#web/platform/calls/api-error.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { changePassword } from "#web/platform/person/sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, confirmed, required } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/access/access-text.ts";

const empty = { old_password: "", password: "", repeat: "" };

/** A new password for one's own login; the other sign-ins of the login end with it. */
export function ChangePasswordForm() {
  const save = async (values: typeof empty, submission: Submission) => {
    try {
      await changePassword({ oldPassword: values.old_password, password: values.password });
      form.reset(empty);
      showSnackbar({ text: text("change.done"), color: "good" });
    } catch (error) {
      logProblem("The password was not changed", error);
      submission.setErrors({ ...(error instanceof ApiError && error.fields), form: text("change.failed") });
    }
  };
  const form = useForm({
    initial: empty,
    fields: {
      old_password: { label: text("change.old"), rules: [required] },
      password: { label: text("reset.password"), rules: [accepts(newPasswordField)] },
      repeat: { label: text("reset.repeat"), rules: [required, confirmed("password")] },
    },
    onSubmit: (values, submission) => {
      void save(values, submission);
    },
  });
  return (
    <Form
      form={form}
      startsTyping
      label={text("change.title")}
      actions={
        <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
          {text("change.submit")}
        </Button>
      }
    >
      <PasswordField {...form.field("old_password")} />
      <PasswordField {...form.field("password")} isNew hint={text("reset.hint")} />
      <PasswordField {...form.field("repeat")} isNew />
    </Form>
  );
}
