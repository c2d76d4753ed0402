import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";

export const skipReasons = ["NO_TIME", "SHORT_STAFFED", "OUT_OF_SUPPLIES", "BROKEN", "OTHER"] as const;

export function reasonText(reason: (typeof skipReasons)[number]): string {
  return text(`reason.${reason}`);
}

/** Why a person skipped it; their own words where they gave some. Null for a task that closed itself. */
export function skipWords(task: Pick<DayTask, "skipReason" | "skipNote">): string | null {
  if (task.skipReason === null) {
    return null;
  }
  if (task.skipReason === "OTHER" && task.skipNote !== "") {
    return task.skipNote;
  }
  return [reasonText(task.skipReason), ...(task.skipNote === "" ? [] : [task.skipNote])].join(", ");
}

/** The first day on which it should have been done, when that is earlier than the day it stands on. */
export function missedSinceOf(task: Pick<DayTask, "date" | "originalDate" | "sinceDate">): string | null {
  return task.sinceDate ?? (task.date > task.originalDate ? task.originalDate : null);
}
