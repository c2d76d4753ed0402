import { Link } from "@tanstack/react-router";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";

/** The head of a day's column, and the way to its daybook. */
export function DayLink({ date, storeId }: { date: string; storeId: number }) {
  return (
    <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
      <span>{formatWeekday(date)}</span>
      <span>{formatDayOfMonth(date)}</span>
    </Link>
  );
}
