import { expect, test } from "vitest";
import { openTasksOf, skippedTasksOf } from "./handover.rules.ts";

const aTask = {
  list: null,
  status: "open",
  date: "2026-11-21",
  originalDate: "2026-11-21",
  dueAt: null,
  isMustDo: false,
  skipReason: null,
  skipNote: "",
  doneBy: null,
};

test("what is still to do stands with the overdue first, then by its time; done and skipped are left out", () => {
  const now = new Date("2026-11-21T20:00:00Z");
  const task = aTask;
  const listedTasks = openTasksOf(
    [
      { ...task, name: "Some time" },
      { ...task, name: "Safe", isMustDo: true },
      { ...task, name: "Tonight", dueAt: new Date("2026-11-22T03:00:00Z") },
      { ...task, name: "Done", status: "done" },
      { ...task, name: "From Thursday", originalDate: "2026-11-19" },
      { ...task, name: "At noon", dueAt: new Date("2026-11-21T18:00:00Z") },
      { ...task, name: "Skipped", status: "skipped" },
    ],
    now,
  );
  expect(listedTasks.map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
    ["At noon", true],
    ["From Thursday", true],
    ["Safe", false],
    ["Tonight", false],
    ["Some time", false],
  ]);
});

test("a task is overdue after its time, not at it", () => {
  const dueAt = new Date("2026-11-21T20:00:00Z");
  const isOverdueAt = (now: string) => openTasksOf([{ ...aTask, name: "Safe", dueAt }], new Date(now))[0]?.isOverdue;
  expect(isOverdueAt("2026-11-21T20:00:00Z")).toBe(false);
  expect(isOverdueAt("2026-11-21T20:00:00.001Z")).toBe(true);
});

test("what a person skipped stands with the reason; what closed itself does not", () => {
  const listedTasks = skippedTasksOf([
    {
      ...aTask,
      name: "Windows",
      status: "skipped",
      skipReason: "broken",
      skipNote: "no squeegee",
      doneBy: { firstName: "Amy" },
    },
    { ...aTask, name: "Floor", status: "skipped" },
  ]);
  expect(listedTasks).toEqual([{ name: "Windows", reason: "broken", note: "no squeegee", by: "Amy" }]);
});
