import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";

/** Returns how an instant reads on the store's clock: "Nov 21, 2026 · 9:05 PM". */
export function useStoreTime(): (instant: string) => string {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (instant) => {
    const at = new Date(instant);
    return `${formatInstantDate(at, timeZone)} · ${formatTime(at, timeZone)}`;
  };
}
