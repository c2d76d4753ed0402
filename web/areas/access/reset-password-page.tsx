import { newPasswordField } from "#common/sign-in-fields.ts";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "#web/platform/calls/api-error.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { resetPassword } from "#web/platform/person/sign-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, confirmed, required } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./access-text.ts";
import { AuthFrame } from "./shared/auth-frame.tsx";
import classes from "./shared/auth-frame.module.css";

/** The link of the message carries a token; the person who opens the page without one is warned. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: "/auth/reset-password" });
  const [isDone, setIsDone] = useState(false);
  const save = async (password: string, submission: Submission) => {
    try {
      await resetPassword({ token: token ?? "", password });
      submission.resolve();
      setIsDone(true);
    } catch (error) {
      logProblem("The new password was not saved", error);
      submission.setErrors(refusalOf(error));
    }
  };
  const form = useForm({
    initial: { password: "", repeat: "" },
    fields: {
      password: { label: text("reset.password"), rules: [accepts(newPasswordField)] },
      repeat: { label: text("reset.repeat"), rules: [required, confirmed("password")] },
    },
    onSubmit: (values, submission) => {
      void save(values.password, submission);
    },
  });
  if (isDone) {
    return (
      <AuthFrame title={text("reset.title")}>
        <output className={classes.done}>{text("reset.done")}</output>
        <div className={classes.links}>
          <Link to="/auth/login" className={classes.link}>
            {text("forgot.back")}
          </Link>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text("reset.title")}>
      {token === undefined && (
        <p className={classes.warning} role="alert">
          {text("reset.noMessage")}
        </p>
      )}
      <Form
        form={form}
        startsTyping
        label={text("reset.title")}
        actions={
          <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
            {text("reset.submit")}
          </Button>
        }
      >
        <PasswordField {...form.field("password")} isNew hint={text("reset.hint")} />
        <PasswordField {...form.field("repeat")} isNew />
      </Form>
      <div className={classes.links}>
        <Link to="/auth/forgot-password" className={classes.link}>
          {text("reset.ask")}
        </Link>
      </div>
    </AuthFrame>
  );
}

function refusalOf(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.keys(fields).length > 0 ? fields : { form: text("failed") };
}
