import { Link } from "@tanstack/react-router";
import { text } from "./access-text.ts";
import { AuthFrame } from "./shared/auth-frame.tsx";
import classes from "./shared/auth-frame.module.css";
import { ChangePasswordForm } from "./shared/change-password-form.tsx";

export function ChangePasswordPage() {
  return (
    <AuthFrame title={text("change.title")}>
      <ChangePasswordForm />
      <div className={classes.links}>
        <Link to="/" className={classes.link}>
          {text("change.back")}
        </Link>
      </div>
    </AuthFrame>
  );
}
