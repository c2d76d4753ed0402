import { Link, useParams } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { syncScheduleMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { DisconnectButton } from "./disconnect-button.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** When each part last came, and what a person can do about it. */
export function StatusCard({ of }: { of: ScheduleIn }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/$integration" });
  const { id, schedule } = of;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const [sync, isSyncing] = useScheduleChange(syncScheduleMutation);
  const parts = [
    { part: "people", at: schedule.peopleSyncedAt },
    { part: "shifts", at: schedule.shiftsSyncedAt },
    { part: "times", at: schedule.timesSyncedAt },
  ] as const;
  const { activatedAt } = schedule.integration;
  const since = activatedAt === null ? "" : relativeTime(new Date(activatedAt), { now, timeZone });
  const log = (
    <Link
      to="/s/$storeId/settings/automations/$integration/log"
      params={{ storeId, integration }}
      className={classes.link}
    >
      {text("status.log")}
    </Link>
  );
  return (
    <Card title={text("status.title")} aside={log}>
      <p className={classes.hint}>{text("activate.is", { time: since })}</p>
      <dl className={classes.synced}>
        {parts.map(({ part, at }) => (
          <div key={part}>
            <dt>{text(`status.${part}`)}</dt>
            <dd>
              {at === null ? text("status.never") : relativeTime(new Date(at), { now, timeZone })}
              <small>{text(`status.every.${part}`)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button kind="primary" isBusy={isSyncing} onClick={() => void sync({ id }, text("status.done"))}>
          {text("status.now")}
        </Button>
        <DisconnectButton of={of} />
      </div>
    </Card>
  );
}
