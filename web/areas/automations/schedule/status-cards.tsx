import { Link, useParams } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { formatTime } from "#common/time-format.ts";
import { chooseClockSourceMutation, syncScheduleMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DisconnectButton } from "./setup-steps.tsx";
import type { ScheduleConnection } from "./use-schedule-change.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** When each part last synced, with buttons to sync now or disconnect. */
export function StatusCard({ connection }: { connection: ScheduleConnection }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/scheduling/$integration" });
  const { id, schedule } = connection;
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
      to="/s/$storeId/settings/automations/log/$integration"
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
        <DisconnectButton connection={connection} />
      </div>
    </Card>
  );
}

const types = ["in", "out", "breakStart", "breakEnd"] as const;

/** Punches that the service has not taken yet, each with the error of its last try. */
export function SendingsCard({ connection }: { connection: ScheduleConnection }) {
  const { name, schedule } = connection;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (schedule.sendings.length === 0) {
    return null;
  }
  return (
    <Card title={text("punches.title")} aside={schedule.sendings.length} hasPadding={false}>
      <ul>
        {schedule.sendings.map(({ id, fullName, type, punchedAt, isGivenUp, lastError }) => (
          <li key={id} className={classes.line}>
            <div>
              <strong>{fullName}</strong>
              <small>
                {text("punches.line", {
                  type: text(`punches.${types.find((punchType) => punchType === type) ?? "in"}`),
                  time: formatTime(new Date(punchedAt), timeZone),
                })}
                {lastError !== null && ` · ${lastError}`}
              </small>
            </div>
            <Badge tone={isGivenUp ? "bad" : "warn"}>
              {text(isGivenUp ? "punches.givenUp" : "punches.waiting", { name })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const sources = ["APP", "PROVIDER"] as const;

/** Chooses where people punch when the service takes no punches from us. */
export function ClockSourceCard({ connection }: { connection: ScheduleConnection }) {
  const { id, name, store, schedule } = connection;
  const [choose, isChoosing] = useScheduleChange(chooseClockSourceMutation);
  return (
    <Card title={text("clock.title")}>
      <fieldset>
        <legend className={classes.hint}>{text("clock.text", { name, store })}</legend>
        {sources.map((clockSource) => (
          <label key={clockSource} className={classes.choice}>
            <input
              type="radio"
              name="clock-source"
              checked={schedule.clockSource === clockSource}
              disabled={isChoosing}
              onChange={() => void choose({ id, clockSource }, text("clock.saved"))}
            />
            {text(`clock.${clockSource}`, { name })}
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
