import { formatDayOfMonth } from "#common/date-format.ts";
import { text } from "./task-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { clockOf, momentOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { skipWords } from "./task-words.ts";
import classes from "./tasks.module.css";

/** How the task stands, in a sentence. */
export function TaskState({ task, isPlanned }: { task: DayTask; isPlanned: boolean }) {
  const timeZone = useStoreTimeZone();
  const tones: Partial<Record<DayTask["status"], "good" | "warn">> = { DONE: "good", SKIPPED: "warn" };
  return (
    <p className={classes.state} data-tone={tones[task.status]}>
      {isPlanned && task.status === "OPEN" ? text("task.planned") : sentence(task, timeZone)}
    </p>
  );
}

function sentence(task: DayTask, timeZone: string): string {
  const by = doneBy(task, timeZone);
  switch (task.status) {
    case "OPEN":
      return text("task.stands");
    case "DONE":
      return doneSentence(task, timeZone);
    case "NOT_NEEDED":
      return text("task.notNeededBy", by);
    case "MOVED":
      return text("task.moved", { date: formatDayOfMonth(task.movedTo ?? task.date) });
    case "SKIPPED": {
      const reason = skipWords(task);
      return reason === null ? text("task.closedItself") : text("task.skippedBy", { ...by, reason });
    }
  }
}

function doneBy({ doneBy: employee, doneAt }: DayTask, timeZone: string): { name: string; time: string } {
  return { name: employee?.fullName ?? "", time: doneAt === null ? "" : clockOf(doneAt, timeZone) };
}

/** A task ticked without a connection was done earlier than the server received it. */
function doneSentence(task: DayTask, timeZone: string): string {
  const by = doneBy(task, timeZone);
  return task.claimedDoneAt === null || task.doneAt === null
    ? text("task.doneBy", by)
    : text("task.doneOffline", { ...by, claimed: momentOf(task.claimedDoneAt, { beside: task.doneAt, timeZone }) });
}
