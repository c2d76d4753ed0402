import { Page } from "#web/ui/page/page.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { backupStateQuery } from "./settings.queries.ts";

/** How old the newest backup of the installation is, for those who would miss it. */
export function BackupsPage() {
  const can = useCan();
  if (!can("backups:view")) {
    return <ForbiddenState />;
  }
  return (
    <Page width="reading" back={<SettingsBack />} title={text("backups.title")}>
      <LastBackup />
    </Page>
  );
}

const oldAfterMs = 2 * 86_400_000;

/** When the newest backup was made, amber from two days on. */
function LastBackup() {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const read = useRead(backupStateQuery);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { isNightly, lastMadeAt, lastBytes } = read.data.backupState;
  if (lastMadeAt === null) {
    return (
      <Card>
        <EmptyState title={text("backups.none")} text={text(isNightly ? "backups.noneNightly" : "backups.noneOwn")} />
      </Card>
    );
  }
  const isOld = now.getTime() - new Date(lastMadeAt).getTime() > oldAfterMs;
  return (
    <>
      <Card hasPadding={false}>
        <div className={classes.line}>
          <div>
            <strong>{text("backups.last")}</strong>
            <small>
              {text("backups.made", {
                time: relativeTime(new Date(lastMadeAt), { now, timeZone }),
                size: ((lastBytes ?? 0) / 1_000_000).toFixed(1),
              })}
            </small>
          </div>
          <Badge tone={isOld ? "warn" : "good"}>{text(isOld ? "backups.old" : "backups.fresh")}</Badge>
        </div>
      </Card>
      <p>{text(isNightly ? "backups.nightly" : "backups.own")}</p>
      {isNightly && <p>{text("backups.nightlyHint")}</p>}
    </>
  );
}
