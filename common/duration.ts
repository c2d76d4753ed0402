import { unknownText } from "./unknown-text.ts";

/** `1 hr 5 min`, `45 min`, `2 hr`; minutes are rounded first, so it never shows `60 min`. */
export function formatDuration(minutes: number | null): string {
  if (minutes === null) {
    return unknownText;
  }
  const total = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  if (hours === 0) {
    return `${rest} min`;
  }
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
}
