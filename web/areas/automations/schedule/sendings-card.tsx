import { formatTime } from "#common/time-format.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { ScheduleIn } from "./schedule-in.ts";

const types = ["in", "out", "breakStart", "breakEnd"] as const;

/** Punches that the service has not heard of, with what it said to the last try. */
export function SendingsCard({ of }: { of: ScheduleIn }) {
  const { name, schedule } = of;
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
                  type: text(`punches.${types.find((one) => one === type) ?? "in"}`),
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
