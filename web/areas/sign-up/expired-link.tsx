import { useState } from "react";
import { AuthFrame } from "#web/areas/access/shared/auth-frame.tsx";
import type { SignUpLink, SignUpOffer } from "#web/platform/person/sign-up.ts";
import { requestSignUp } from "#web/platform/person/sign-up.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { refusalTexts } from "./refusal-texts.ts";
import { SentMail } from "./sent-mail.tsx";
import { ShownMailCard } from "./shown-mail-card.tsx";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";

/** Nothing is typed twice: the new link is for what the old one was for. Terms that have changed are agreed to first. */
export function ExpiredLink({ link, offer }: { link: SignUpLink; offer: SignUpOffer }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const { email, company, full_name: fullName } = link;
  const details = { email, company, fullName, termsVersion: offer.terms_version };
  const send = async () => {
    setState("sending");
    setProblem(null);
    try {
      await requestSignUp(details);
      setState("sent");
    } catch (error) {
      logProblem("A new link was not sent", error);
      setState("idle");
      setProblem(Object.values(refusalTexts(error))[0] ?? text("form.noRoom"));
    }
  };
  if (state === "sent") {
    return (
      <AuthFrame title={text("sent.title")} aside={offer.is_demo && <ShownMailCard email={email} />}>
        <SentMail details={details} onChange={() => setState("idle")} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text("expired.title")}>
      <p className={classes.soft}>{text("expired.text", { email })}</p>
      {problem !== null && (
        <p className={classes.warning} role="alert">
          {problem}
        </p>
      )}
      {link.needs_terms ? (
        <ButtonLink kind="primary" to="/sign-up">
          {text("unknown.signUp")}
        </ButtonLink>
      ) : (
        <Button kind="primary" isWide isBusy={state === "sending"} onClick={() => void send()}>
          {text("expired.send")}
        </Button>
      )}
    </AuthFrame>
  );
}
