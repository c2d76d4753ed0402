import { Badge } from "#web/ui/figures/badge.tsx";
import type { TimecardDay } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

/** Whether a day needs a person, is closed, or was put right. */
export function DayBadge({ day }: { day: TimecardDay }) {
  return (
    <span className={classes.badges}>
      {day.isMissing && <Badge tone="bad">{text("day.missing")}</Badge>}
      {day.isApproved && <Badge tone="good">{text("state.approved")}</Badge>}
      {day.isEdited && <Badge>{text("state.edited")}</Badge>}
      {day.entries.some(({ state }) => state === "RUNNING") && <Badge tone="accent">{text("state.running")}</Badge>}
    </span>
  );
}
