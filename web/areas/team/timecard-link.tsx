import { IconClockHour4 } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

/** To a person's hours, day by day. */
export function TimecardLink({ employeeId, isOwn = false }: { employeeId: string; isOwn?: boolean }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link to="/s/$storeId/team/timecards/$employeeId" params={{ storeId, employeeId }} className={classes.link}>
      <IconClockHour4 size={18} />
      {text(isOwn ? "clock.hours" : "person.hours")}
    </Link>
  );
}
