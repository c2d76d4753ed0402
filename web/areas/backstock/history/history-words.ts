import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./history-text.ts";
import type { HistoryAction, HistoryEntry } from "./history.queries.ts";

/** `Pulled`, or `Pull taken back`. */
export function actionText({ action, undoes }: Pick<HistoryEntry, "action" | "undoes">): string {
  return undoes === null ? text(`action.${action}`) : text(`undoes.${undoes}`);
}

/** `Back room to Floor`; the reason of a removal; nothing for an edit. */
export function wayText({ fromLocation, toLocation, reason }: HistoryEntry): string | null {
  if (reason !== null) {
    return reasonText(reason);
  }
  if (toLocation === null) {
    return null;
  }
  return fromLocation === null ? text("to", { to: toLocation }) : text("way", { from: fromLocation, to: toLocation });
}

export function toneOf(action: HistoryAction): Tone {
  const tones: Partial<Record<HistoryAction, Tone>> = { ADDED: "accent", PULLED: "good", REMOVED: "warn" };
  return tones[action] ?? "neutral";
}

/** `Nov 21, 3:04 PM` */
export function momentText(at: string, timeZone: string): string {
  const instant = new Date(at);
  return `${formatDayOfMonth(localTimeAt(instant, timeZone).date)}, ${formatTime(instant, timeZone)}`;
}

function reasonText(reason: string): string {
  const known = (["mistake", "discarded", "donated", "transferred"] as const).find((one) => one === reason);
  return known === undefined ? reason : text(`reason.${known}`);
}
