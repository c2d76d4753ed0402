import { localTimeAt } from "./store-time.ts";

/** `h:mm a` of minutes since midnight: 0 is `12:00 AM`, 1440 too, because a day's last slot ends there. */
export function formatMinutes(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** What the clock on the store's wall shows at an instant, `h:mm a`. */
export function formatTime(instant: Date, timeZone: string): string {
  return formatMinutes(localTimeAt(instant, timeZone).minutes);
}
