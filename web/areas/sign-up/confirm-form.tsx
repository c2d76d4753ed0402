import { newPasswordField } from "#common/sign-in-fields.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import { ApiError } from "#web/platform/calls/api-error.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { confirmSignUp } from "#web/platform/person/sign-in.ts";
import type { SignUpLink, SignUpOffer } from "#web/platform/person/sign-up.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, confirmed, required } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { refusalTexts } from "./refusal-texts.ts";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";
import { TermsCheck, termsRule } from "./terms-check.tsx";

type ConfirmFormProps = {
  token: string;
  link: SignUpLink;
  offer: SignUpOffer;
  /** The link was used or ran out, or the terms changed, while this was open. */
  onStale: () => void;
  onDone: () => void;
};

export function ConfirmForm({ token, link, offer, onStale, onDone }: ConfirmFormProps) {
  const isOnline = useOnline();
  // As it was when the page opened: a moment later it is the new owner who is signed in.
  const otherEmail = currentSession()?.email ?? null;
  const needsTerms = link.needs_terms;
  const save = async (password: string, submission: Submission) => {
    try {
      await confirmSignUp({ token, password, termsVersion: needsTerms ? offer.terms_version : null });
      submission.resolve();
      onDone();
    } catch (error) {
      logProblem("The company was not set up", error);
      submission.setErrors(refusalTexts(error));
      if (error instanceof ApiError && (error.code.startsWith("sign-up-link-") || "terms" in error.fields)) {
        onStale();
      }
    }
  };
  const form = useForm({
    initial: { password: "", repeat: "", terms: !needsTerms },
    fields: {
      password: { label: text("confirm.password"), rules: [accepts(newPasswordField)] },
      repeat: { label: text("confirm.repeat"), rules: [required, confirmed("password")] },
      terms: { label: text("terms.agreeNew"), rules: [termsRule] },
    },
    onSubmit: ({ password }, submission) => {
      void save(password, submission);
    },
  });
  return (
    <>
      {!isOnline && <output className={classes.warning}>{text("form.offline")}</output>}
      {otherEmail !== null && form.status === "idle" && (
        <p className={classes.warning}>{text("confirm.signedInAs", { email: otherEmail })}</p>
      )}
      <Form
        form={form}
        startsTyping
        label={text("confirm.title")}
        actions={
          <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
            {text("confirm.submit")}
          </Button>
        }
      >
        {/* So that a password manager keeps the two together. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <PasswordField {...form.field("password")} isNew hint={text("confirm.hint")} />
        <PasswordField {...form.field("repeat")} isNew />
        {needsTerms && <TermsCheck {...form.field("terms")} version={offer.terms_version} url={offer.terms_url} />}
      </Form>
    </>
  );
}
