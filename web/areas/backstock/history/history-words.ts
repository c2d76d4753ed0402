import { formatDayOfMonth } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { historyEnglish, text } from "./history-text.ts";
import type { HistoryAction, HistoryEntry } from "./history.queries.ts";

/**
 * Returns the details of an entry: the places of a move, the reason of a removal, the values of an edit, the undone
 * change. Null if the action says it all.
 */
export function detailText(entry: HistoryEntry): string | null {
  const { action, undoes, reason, changed, by } = entry;
  if (undoes !== null) {
    return text("undone.by", { name: by ?? text("by.program"), what: text(`undid.${undoes}`) });
  }
  if (reason !== null) {
    return reasonText(reason);
  }
  const fields = action === "EDITED" ? changed.flatMap(fieldText) : [];
  const hold = changed.includes("heldUntil") ? text("despiteHold") : null;
  const parts = [...fields, wayText(entry), hold].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

function wayText({ fromLocation, toLocation }: HistoryEntry): string | null {
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

const reasons = ["mistake", "discarded", "donated", "transferred", "pulled"] as const;

/** Returns why a bin was emptied; a reason that this version does not know is shown as it is stored. */
export function reasonText(reason: string): string {
  const name = reasons.find((candidate) => candidate === reason);
  return name === undefined ? reason : text(`reason.${name}`);
}

type FieldKey = Extract<keyof typeof historyEnglish, `field.${string}`>;

function fieldText(name: string): string[] {
  const key = `field.${name}`;
  return isFieldKey(key) ? [text(key)] : [];
}

function isFieldKey(key: string): key is FieldKey {
  return key in historyEnglish;
}
