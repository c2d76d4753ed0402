import { signUpFields } from "#common/people/sign-up-fields.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { requestSignUp } from "#web/platform/person/sign-up.ts";
import type { SignUpDetails, SignUpOffer } from "#web/platform/person/sign-up.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { refusalTexts } from "./refusal-texts.ts";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";
import { TermsCheck, termsRule } from "./terms-check.tsx";

type SignUpFormProps = {
  offer: SignUpOffer;
  /** What was typed before, for a person who comes back to correct it. */
  typed: SignUpDetails | null;
  onSent: (details: SignUpDetails) => void;
  /** The terms changed while this was open. */
  onNewTerms: () => void;
};

export function SignUpForm({ offer, typed, onSent, onNewTerms }: SignUpFormProps) {
  const isOnline = useOnline();
  const send = async (details: SignUpDetails, submission: Submission) => {
    try {
      await requestSignUp(details);
      submission.resolve();
      onSent(details);
    } catch (error) {
      logProblem("The sign-up was not sent", error);
      const refused = refusalTexts(error);
      if ("terms" in refused) {
        onNewTerms();
        form.setValue("terms", false);
      }
      submission.setErrors(refused);
    }
  };
  const form = useForm({
    initial: {
      fullName: typed?.fullName ?? "",
      company: typed?.company ?? "",
      email: typed?.email ?? "",
      terms: typed !== null,
    },
    fields: {
      fullName: { label: text("form.name"), rules: [accepts(signUpFields.fullName)] },
      company: { label: text("form.company"), rules: [accepts(signUpFields.company)] },
      email: { label: text("form.email"), rules: [accepts(signUpFields.email)] },
      terms: { label: text("terms.agree"), rules: [termsRule] },
    },
    onSubmit: ({ fullName, company, email }, submission) => {
      const details = { fullName: fullName.trim(), company: company.trim(), email: email.trim() };
      void send({ ...details, termsVersion: offer.terms_version }, submission);
    },
  });
  return (
    <>
      {!isOnline && <output className={classes.warning}>{text("form.offline")}</output>}
      <Form
        form={form}
        startsTyping
        label={text("form.title")}
        actions={
          <Button kind="primary" type="submit" isWide isBusy={form.status === "submitting"}>
            {text("form.submit")}
          </Button>
        }
      >
        <TextField {...form.field("fullName")} autoComplete="name" />
        <TextField {...form.field("company")} hint={text("form.companyHint")} autoComplete="organization" />
        <TextField {...form.field("email")} type="email" inputMode="email" autoComplete="email" />
        <TermsCheck {...form.field("terms")} version={offer.terms_version} url={offer.terms_url} />
      </Form>
    </>
  );
}
