import { Page } from "#web/ui/page/page.tsx";
import { ChangePasswordForm } from "#web/areas/access/shared/change-password-form.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { text } from "./settings-text.ts";

export function PasswordPage() {
  return (
    <Page width="form" back={<SettingsBack />} title={text("password.title")}>
      <Card>
        <ChangePasswordForm />
      </Card>
    </Page>
  );
}
