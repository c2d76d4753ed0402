import { emailAddress } from "#common/inputs/field-schemas.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { askForReset } from "#web/platform/person/sign-in.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./access-text.ts";
import { AuthFrame } from "./shared/auth-frame.tsx";
import classes from "./shared/auth-frame.module.css";

export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false);
  const send = async (address: string, submission: Submission) => {
    try {
      await askForReset(address);
      submission.resolve();
      setIsSent(true);
    } catch (error) {
      logProblem("The message for a new password was not asked for", error);
      submission.setErrors({ form: text("failed") });
    }
  };
  const form = useForm({
    initial: { email: "" },
    guardsChanges: false,
    fields: { email: { label: text("login.email"), rules: [accepts(emailAddress)] } },
    onSubmit: (values, submission) => {
      void send(values.email.trim(), submission);
    },
  });
  return (
    <AuthFrame title={text("forgot.title")}>
      {isSent ? (
        <output className={classes.done}>
          <span>{text("forgot.sent")}</span>
          <span>{text("forgot.sentHint")}</span>
        </output>
      ) : (
        <>
          <p className={classes.intro}>{text("forgot.intro")}</p>
          <Form
            form={form}
            startsTyping
            label={text("forgot.title")}
            actions={
              <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
                {text("forgot.submit")}
              </Button>
            }
          >
            <TextField {...form.field("email")} type="email" inputMode="email" autoComplete="username" />
          </Form>
        </>
      )}
      <div className={classes.links}>
        <Link to="/auth/login" className={classes.link}>
          {text("forgot.back")}
        </Link>
      </div>
    </AuthFrame>
  );
}
