import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { text } from "./access-text.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";
import classes from "./auth-page.module.css";

/** The sign-in page for whoever comes from within the application: signed out, or sent here by a guard. */
export function LoginPage() {
  const { go } = useSearch({ from: "/auth/login" });
  const navigate = useNavigate();
  return (
    <SignInSheet
      forgotLink={
        <Link to="/auth/forgot-password" className={classes.link}>
          {text("login.forgot")}
        </Link>
      }
      onSignedIn={() => navigate({ to: "/", search: go === undefined ? {} : { go }, replace: true })}
    />
  );
}
