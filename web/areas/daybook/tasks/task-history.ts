import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { reasonText, skipReasons } from "./task-words.ts";

/** How the history of a task reads. */
export const taskHistory: HistoryWords = {
  events: {
    "task.added": text("history.task.added"),
    "task.ticked": text("history.task.ticked"),
    "task.unticked": text("history.task.unticked"),
    "task.skipped": text("history.task.skipped"),
    "task.not-needed": text("history.task.notNeeded"),
    "task.moved": text("history.task.moved"),
    "task.carried": text("history.task.carried"),
    "task.edited": text("history.task.edited"),
    "task.deleted": text("history.task.deleted"),
    "task.restored": text("history.task.restored"),
  },
  fields: {
    to: text("history.to"),
    claimedDoneAt: text("history.claimedDoneAt"),
    reason: text("history.reason"),
    note: text("history.note"),
    nameBefore: text("history.nameBefore"),
  },
  valueText: (field, value) => {
    const reason = skipReasons.find((known) => known === value.replaceAll("-", "_").toUpperCase());
    return field === "reason" && reason !== undefined ? reasonText(reason) : null;
  },
};
