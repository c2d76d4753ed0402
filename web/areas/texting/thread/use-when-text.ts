import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";

/** The time today, with its date before. */
export function useWhenText(): (instant: string) => string {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  return (instant) => {
    const at = new Date(instant);
    const { date } = localTimeAt(at, timeZone);
    return date === today ? formatTime(at, timeZone) : `${formatDayOfMonth(date)}, ${formatTime(at, timeZone)}`;
  };
}
