import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { ownPath } from "#web/platform/routing/own-path.ts";
import { text } from "./access-text.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";
import classes from "./shared/auth-frame.module.css";

/** The sign-in page for the person who comes from within the application: signed out, or sent here by a guard. */
export function LoginPage() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <SignInSheet
      forgotLink={
        <Link to="/auth/forgot-password" className={classes.link}>
          {text("login.forgot")}
        </Link>
      }
      signUpLink={
        <Link to="/sign-up" className={classes.link}>
          {text("login.signUp")}
        </Link>
      }
      onSignedIn={() => {
        // As it is now: the demonstration's way to a busy day has just changed it.
        const go = ownPath(new URLSearchParams(history.location.search).get("go"));
        return navigate({ to: "/", search: go === null ? {} : { go }, replace: true });
      }}
    />
  );
}
