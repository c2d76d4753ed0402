import { Link } from "@tanstack/react-router";
import { useState } from "react";
import frame from "#web/areas/access/shared/auth-frame.module.css";
import { AuthFrame } from "#web/areas/access/shared/auth-frame.tsx";
import { logProblem } from "#web/platform/log/log.ts";
import { loadSignUpOffer } from "#web/platform/person/sign-up.ts";
import type { SignUpDetails, SignUpOffer } from "#web/platform/person/sign-up.ts";
import { LoadedState } from "./loaded-state.tsx";
import { SentMail } from "./sent-mail.tsx";
import { ShownMailCard } from "./shown-mail-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";
import { useLoaded } from "./use-loaded.ts";

/** Where an owner who has no account begins. */
export function SignUpPage() {
  const read = useLoaded("offer", loadSignUpOffer);
  const [typed, setTyped] = useState<SignUpDetails | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [newer, setNewer] = useState<SignUpOffer | null>(null);
  if (read.status !== "ready") {
    return (
      <AuthFrame title={text("form.title")}>
        <LoadedState read={{ ...read, status: read.status }} />
        <BackToSignIn />
      </AuthFrame>
    );
  }
  const offer = newer ?? read.value;
  const takeNewTerms = () => {
    loadSignUpOffer()
      .then(setNewer)
      .catch((error: unknown) => logProblem("The new terms could not be read", error));
  };
  if (offer === null) {
    return (
      <AuthFrame title={text("closed.title")}>
        <p className={classes.soft}>{text("closed.text")}</p>
        <BackToSignIn />
      </AuthFrame>
    );
  }
  if (isSent && typed !== null) {
    return (
      <AuthFrame title={text("sent.title")} aside={offer.is_demo && <ShownMailCard email={typed.email} />}>
        <SentMail details={typed} onChange={() => setIsSent(false)} />
        <BackToSignIn />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text("form.title")}>
      <p className={classes.soft}>{text("form.intro")}</p>
      <SignUpForm
        offer={offer}
        typed={typed}
        onNewTerms={takeNewTerms}
        onSent={(details) => {
          setTyped(details);
          setIsSent(true);
        }}
      />
      <div className={frame.links}>
        <Link to="/auth/login" className={frame.link}>
          {text("form.signIn")}
        </Link>
      </div>
    </AuthFrame>
  );
}

function BackToSignIn() {
  return (
    <div className={frame.links}>
      <Link to="/auth/login" className={frame.link}>
        {text("back")}
      </Link>
    </div>
  );
}
