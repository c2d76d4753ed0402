import { ChangePasswordForm } from "#web/areas/access/shared/change-password-form.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SettingsBack } from "./settings-back.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

export function PasswordPage() {
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SettingsBack />
      <h1>{text("password.title")}</h1>
      <Card>
        <ChangePasswordForm />
      </Card>
    </div>
  );
}
