import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "./day-times.ts";
import { text } from "./daybook-text.ts";
import classes from "./daybook.module.css";

/** On paper only: of which store and day the sheet is, and when it was printed. */
export function PrintHeader({ date }: { date: string }) {
  const store = useActiveStore();
  const now = useNow();
  const time = formatTime(now, store?.timeZone ?? "UTC");
  return (
    <p className={classes.onPaper}>
      <strong>{store?.name}</strong>
      <span>{formatDate(date)}</span>
      <span>{text("print.at", { time })}</span>
    </p>
  );
}
