import { IconAlertTriangle } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatDayOfMonth } from "#common/date-format.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import { panelText } from "./goal-panel-text.ts";
import classes from "./missing-day-closes.module.css";

/** For managers: days that nobody closed, with the way to each. */
export function MissingDayCloses({ goal }: { goal: DaybookGoal }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { missingDayCloses: missing, posName } = goal;
  if (missing.length === 0) {
    return null;
  }
  const dates = missing.map(formatDayOfMonth).join(", ");
  const words = { dates, pos: posName ?? panelText("missing.pos") };
  return (
    <output className={classes.missing}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span>{panelText(missing.length === 1 ? "missing.one" : "missing.many", words)}</span>
      {missing.slice(0, 3).map((date) => (
        <Link key={date} to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
          {panelText("missing.show", { date: formatDayOfMonth(date) })}
        </Link>
      ))}
    </output>
  );
}
