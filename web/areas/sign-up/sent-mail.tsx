import { useState } from "react";
import { logProblem } from "#web/platform/log/log.ts";
import { requestSignUp } from "#web/platform/person/sign-up.ts";
import type { SignUpDetails } from "#web/platform/person/sign-up.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { refusalTexts } from "./refusal-texts.ts";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";

type SentMailProps = {
  details: SignUpDetails;
  /** Back to the form, with what was typed. */
  onChange: () => void;
};

/** The same for every address, whether it has an account or not. */
export function SentMail({ details, onChange }: SentMailProps) {
  const { email } = details;
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    try {
      await requestSignUp(details);
      showSnackbar({ text: text("sent.isAgain", { email }), color: "good" });
    } catch (error) {
      logProblem("The link was not sent again", error);
      showSnackbar({ text: Object.values(refusalTexts(error))[0] ?? text("form.noRoom"), color: "bad" });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <>
      <output className={classes.words}>
        <strong>{text("sent.text", { email })}</strong>
        <span>{text("sent.hint")}</span>
        <span className={classes.soft}>{text("sent.help")}</span>
      </output>
      <Button isWide isBusy={isSending} onClick={() => void sendAgain()}>
        {text("sent.again")}
      </Button>
      <Button isWide kind="quiet" onClick={onChange}>
        {text("sent.other")}
      </Button>
    </>
  );
}
