import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import frame from "#web/areas/access/shared/auth-frame.module.css";
import { AuthFrame } from "#web/areas/access/shared/auth-frame.tsx";
import { loadSignUpLink, loadSignUpOffer } from "#web/platform/person/sign-up.ts";
import type { SignUpLink, SignUpOffer } from "#web/platform/person/sign-up.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { ExpiredLink } from "./expired-link.tsx";
import { LoadedState } from "./loaded-state.tsx";
import { text } from "./sign-up-text.ts";
import classes from "./sign-up.module.css";
import { useLoaded } from "./use-loaded.ts";

type Opened = { offer: SignUpOffer | null; link: SignUpLink | null };

/** Where the mailed link leads: what it is for, and the password that makes it work. Looking does not use it. */
export function ConfirmPage() {
  const { token } = useSearch({ from: "/sign-up/confirm" });
  const read = useLoaded(token ?? "", () => openLink(token));
  if (read.status !== "ready") {
    return (
      <AuthFrame title={text("confirm.title")}>
        <LoadedState read={{ ...read, status: read.status }} />
      </AuthFrame>
    );
  }
  return <OpenedLink token={token ?? ""} opened={read.value} onStale={read.again} />;
}

async function openLink(token: string | undefined): Promise<Opened> {
  const offer = await loadSignUpOffer();
  return { offer, link: offer === null || token === undefined ? null : await loadSignUpLink(token) };
}

type OpenedLinkProps = { token: string; opened: Opened; onStale: () => void };

function OpenedLink({ token, opened: { offer, link }, onStale }: OpenedLinkProps) {
  const navigate = useNavigate();
  if (offer === null) {
    return <Ended title={text("closed.title")} words={text("closed.text")} to="/auth/login" action={text("back")} />;
  }
  if (link === null) {
    return (
      <Ended title={text("unknown.title")} words={text("unknown.text")} to="/sign-up" action={text("unknown.signUp")} />
    );
  }
  if (link.state === "used") {
    return (
      <Ended
        title={text("used.title")}
        words={text("used.text", { email: link.email })}
        to="/auth/login"
        action={text("used.signIn")}
      >
        <div className={frame.links}>
          <Link to="/auth/forgot-password" className={frame.link}>
            {text("used.forgot")}
          </Link>
        </div>
      </Ended>
    );
  }
  if (link.state === "expired") {
    return <ExpiredLink link={link} offer={offer} />;
  }
  return (
    <AuthFrame title={text("confirm.title")}>
      <dl className={classes.facts}>
        <div>
          <dt>{text("confirm.company")}</dt>
          <dd>{link.company}</dd>
        </div>
        <div>
          <dt>{text("confirm.email")}</dt>
          <dd>{link.email}</dd>
        </div>
      </dl>
      <ConfirmForm
        token={token}
        link={link}
        offer={offer}
        onStale={onStale}
        onDone={() => void navigate({ to: "/first-store", replace: true })}
      />
    </AuthFrame>
  );
}

type EndedProps = {
  title: string;
  words: string;
  to: "/auth/login" | "/sign-up";
  action: string;
  children?: ReactNode;
};

/** A link that leads nowhere any more, and the one way on. */
function Ended({ title, words, to, action, children }: EndedProps) {
  return (
    <AuthFrame title={title}>
      <p className={classes.soft}>{words}</p>
      <ButtonLink kind="primary" to={to}>
        {action}
      </ButtonLink>
      {children}
    </AuthFrame>
  );
}
