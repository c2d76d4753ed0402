import { formatMinutes } from "#common/time-format.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { text } from "./task-lists-text.ts";
import type { TaskTemplate } from "./task-lists.queries.ts";

/** A recurring task as it is typed: empty text is nothing chosen. */
export type TaskDraft = {
  id: string;
  name: string;
  instructions: string;
  dueMinutes: string;
  repeats: "weekly" | "monthly";
  repeatDays: number[];
  monthlyDay: string;
  startsOn: string | null;
  endsOn: string | null;
  isMustDo: boolean;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

export function newTaskDraft(): TaskDraft {
  return {
    id: newId(),
    name: "",
    instructions: "",
    dueMinutes: "",
    repeats: "weekly",
    repeatDays: everyDay,
    monthlyDay: "1",
    startsOn: null,
    endsOn: null,
    isMustDo: false,
  };
}

export function draftOf(task: TaskTemplate): TaskDraft {
  const { id, name, instructions, isMustDo, startsOn, endsOn } = task;
  return {
    ...{ id, name, instructions, isMustDo, startsOn, endsOn },
    dueMinutes: task.dueMinutes === null ? "" : String(task.dueMinutes),
    repeats: task.monthlyDay === null ? "weekly" : "monthly",
    repeatDays: task.monthlyDay === null ? [...task.repeatDays] : everyDay,
    monthlyDay: String(task.monthlyDay ?? 1),
  };
}

export function templateOf(draft: TaskDraft) {
  const { id, name, instructions, isMustDo, startsOn, endsOn } = draft;
  const isMonthly = draft.repeats === "monthly";
  return {
    ...{ id, name, instructions, isMustDo, startsOn, endsOn },
    dueMinutes: draft.dueMinutes === "" ? null : Number(draft.dueMinutes),
    repeatDays: isMonthly ? [] : draft.repeatDays,
    monthlyDay: isMonthly ? Number(draft.monthlyDay) : null,
  };
}

export type DraftProblem = "name" | "repeatDays" | "endsOn";

/** The first thing that keeps a task from being saved, or null. */
export function problemOf(draft: TaskDraft): DraftProblem | null {
  if (draft.name.trim() === "") {
    return "name";
  }
  if (draft.repeats === "weekly" && draft.repeatDays.length === 0) {
    return "repeatDays";
  }
  return draft.startsOn !== null && draft.endsOn !== null && draft.endsOn < draft.startsOn ? "endsOn" : null;
}

/** `Every day, due 10:00 AM`: when a task comes back, in a line. */
export function whenWords(draft: TaskDraft): string {
  const due = draft.dueMinutes === "" ? [] : [text("task.dueAt", { time: formatMinutes(Number(draft.dueMinutes)) })];
  return [daysWords(draft), ...due].join(", ");
}

function daysWords(draft: TaskDraft): string {
  if (draft.repeats === "monthly") {
    return draft.monthlyDay === "31" ? text("task.monthlyLast") : text("task.monthlyOn", { day: draft.monthlyDay });
  }
  const days = draft.repeatDays.toSorted((left, right) => left - right);
  const named = { "0123456": text("task.everyDay"), "12345": text("task.weekdays"), "06": text("task.weekend") };
  const name = Object.entries(named).find(([key]) => key === days.join(""));
  return name?.[1] ?? days.map(shortDay).join(" ");
}

const shortDays = [
  "weekdayShort.0",
  "weekdayShort.1",
  "weekdayShort.2",
  "weekdayShort.3",
  "weekdayShort.4",
  "weekdayShort.5",
  "weekdayShort.6",
] as const;

export function shortDay(day: number): string {
  return text(shortDays[day] ?? "weekdayShort.0");
}
