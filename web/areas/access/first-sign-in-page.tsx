import { text } from "./access-text.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";
import classes from "./shared/auth-frame.module.css";

/** The sign-in page for the person who opens the application signed out, when its router has not been loaded. */
export function FirstSignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  return (
    <SignInSheet
      forgotLink={
        <a href="/auth/forgot-password" className={classes.link}>
          {text("login.forgot")}
        </a>
      }
      signUpLink={
        <a href="/sign-up" className={classes.link}>
          {text("login.signUp")}
        </a>
      }
      onSignedIn={onSignedIn}
    />
  );
}
