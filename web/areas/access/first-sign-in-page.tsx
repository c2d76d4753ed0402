import { SignInSheet } from "./sign-in-sheet.tsx";
import classes from "./shared/auth-frame.module.css";

/** The sign-in page for the person who opens the application signed out, when its router has not been loaded. */
export function FirstSignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  return (
    <SignInSheet
      linkTo={(page, words) => (
        <a href={page} className={classes.link}>
          {words}
        </a>
      )}
      onSignedIn={onSignedIn}
    />
  );
}
