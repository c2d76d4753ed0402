import { Link } from "@tanstack/react-router";
import { text } from "./access-text.ts";
import { AuthPage } from "./auth-page.tsx";
import classes from "./auth-page.module.css";
import { ChangePasswordForm } from "./shared/change-password-form.tsx";

export function ChangePasswordPage() {
  return (
    <AuthPage title={text("change.title")}>
      <ChangePasswordForm />
      <div className={classes.links}>
        <Link to="/" className={classes.link}>
          {text("change.back")}
        </Link>
      </div>
    </AuthPage>
  );
}
