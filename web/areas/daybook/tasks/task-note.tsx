import { formatDayOfMonth } from "#common/date-format.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { clockOf, momentOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { missedSinceOf, skipWords, wasCarriedFrom } from "./task-words.ts";
import classes from "./tasks.module.css";

type TaskNoteProps = { task: DayTask; date: string; now: Date; isWaiting: boolean };

/** At the end of a task's line: who did it and when, or until when it should be done. */
export function TaskNote({ task, date, now, isWaiting }: TaskNoteProps) {
  const timeZone = useStoreTimeZone();
  const { tone, words } = noteOf(task, { date, now, timeZone });
  return (
    <small className={classes.note} data-tone={tone}>
      {words.join(", ")}
      {isWaiting && <em>{text("tasks.waiting")}</em>}
    </small>
  );
}

type Shown = { date: string; now: Date; timeZone: string };

type NoteOfTask = { tone: "bad" | "warn" | undefined; words: string[] };

function noteOf(task: DayTask, shown: Shown): NoteOfTask {
  if (wasCarriedFrom(task, shown.date)) {
    return { tone: "warn", words: [text("tasks.carried")] };
  }
  switch (task.status) {
    case "MOVED":
      return { tone: undefined, words: [text("tasks.movedTo", { date: formatDayOfMonth(task.movedTo ?? task.date) })] };
    case "NOT_NEEDED":
      return { tone: undefined, words: [text("tasks.notNeeded"), ...byWords(task, shown.timeZone)] };
    case "SKIPPED":
      return { tone: "warn", words: [skippedWords(task), ...byWords(task, shown.timeZone)] };
    case "DONE":
      return { tone: task.isLate ? "warn" : undefined, words: doneWords(task, shown.timeZone) };
    case "OPEN":
      return openNote(task, shown);
  }
}

function openNote(task: DayTask, { now, timeZone }: Shown): NoteOfTask {
  const missedSince = missedSinceOf(task);
  const isLate = task.dueAt !== null && Date.parse(task.dueAt) < now.getTime();
  const since = task.sinceDate === null ? "tasks.from" : "tasks.since";
  const words = [
    ...(task.assignedTo === null ? [] : [text("tasks.for", { name: task.assignedTo.firstName })]),
    ...(missedSince === null ? [] : [text(since, { date: formatDayOfMonth(missedSince) })]),
    ...(task.dueAt === null || task.date > task.originalDate
      ? []
      : [text("tasks.due", { time: clockOf(task.dueAt, timeZone) })]),
  ];
  return { tone: missedSince !== null || isLate ? "bad" : undefined, words };
}

function doneWords(task: DayTask, timeZone: string): string[] {
  return [
    ...byWords(task, timeZone),
    ...offlineWords(task, timeZone),
    ...(task.isLate && !task.isLateEntry ? [text("tasks.late")] : []),
    ...(task.isLateEntry ? [text("tasks.lateEntry")] : []),
  ];
}

/**
 * The time that the device claims, for a manager to judge; the time before it is when the tick was received. Kept on one
 * line, or the claimed time alone would begin the next.
 */
function offlineWords({ claimedDoneAt, doneAt }: DayTask, timeZone: string): string[] {
  return claimedDoneAt === null || doneAt === null
    ? []
    : [
        text("tasks.offline", { time: momentOf(claimedDoneAt, { beside: doneAt, timeZone }) }).replaceAll(
          " ",
          "\u00A0",
        ),
      ];
}

function skippedWords(task: DayTask): string {
  return task.skipReason === null
    ? text("tasks.skipped")
    : text("tasks.skippedBecause", { reason: skipWords(task) ?? "" });
}

function byWords(task: DayTask, timeZone: string): string[] {
  return task.doneBy === null || task.doneAt === null
    ? []
    : [text("tasks.by", { name: task.doneBy.firstName, time: clockOf(task.doneAt, timeZone) })];
}
