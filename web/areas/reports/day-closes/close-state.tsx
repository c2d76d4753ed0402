import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { statusText, statusTone } from "./close-words.ts";
import { text } from "./day-closes-text.ts";
import type { DayClose } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

/** Whether the day is closed, when and by whom; under a column's head that says "Closed" the time is enough. */
export function CloseState({ day, isUnderHead = false }: { day: DayClose; isUnderHead?: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <span className={classes.state}>
      {isUnderHead && day.status === "CLOSED" && day.closedAt !== null ? (
        formatTime(new Date(day.closedAt), timeZone)
      ) : (
        <Badge tone={statusTone(day)}>{statusText(day, timeZone)}</Badge>
      )}
      {day.closedBy !== null && <small>{text("status.by", { name: day.closedBy })}</small>}
    </span>
  );
}
