import { useCan } from "#web/platform/permissions/can.ts";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { SettingsBack } from "./settings-back.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";
import { LastBackup } from "./last-backup.tsx";

/** How old the newest backup of the installation is, for those who would miss it. */
export function BackupsPage() {
  const can = useCan();
  if (!can("backups:view")) {
    return <ForbiddenState />;
  }
  return (
    <div className={classes.page}>
      <SettingsBack />
      <h1>{text("backups.title")}</h1>
      <LastBackup />
    </div>
  );
}
