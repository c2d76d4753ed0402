import { expect, test } from "vitest";
import { amy, aTask, opening } from "#tests/kit/web/a-day.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { lastDone, taskSections } from "./task-sections.ts";

const now = new Date("2026-11-21T20:00:00Z");
const view = { date: "2026-11-21", today: "2026-11-21", now, held: new Set<string>() };
const closing = { ...opening, id: "closing", name: "Closing" };

const open = (name: string, more: Partial<DayTask> = {}) => aTask({ id: name, name, ...more });
const done = (name: string, doneAt = "2026-11-21T15:00:00Z") =>
  open(name, { status: "DONE", doneBy: amy, doneAt, doneOn: "2026-11-21" });

function shownIn(groups: { list: typeof opening | null; tasks: DayTask[] }[], more: Partial<typeof view> = {}) {
  const sections = taskSections(
    groups.map((group) => ({ ...group, waiting: new Set<string>() })),
    { ...view, ...more },
  );
  return sections.map(
    ({ id, shown, folded }) => `${id}: ${shown.map((task) => task.name).join(" ")} (${folded.length})`,
  );
}

test("overdue tasks of all lists come first, finished lists last", () => {
  const late = open("late", { dueAt: "2026-11-21T19:59:00Z" });
  const carried = open("carried", { originalDate: "2026-11-18" });
  const groups = [
    { list: opening, tasks: [done("drawer"), done("lights")] },
    { list: closing, tasks: [open("doors", { dueAt: "2026-11-22T02:00:00Z" }), late] },
    { list: null, tasks: [carried] },
  ];
  expect(shownIn(groups)).toEqual(["overdue: carried late (0)", "closing: doors (0)", "opening:  (2)"]);
});

test("what is overdue longest comes first, whatever list it stands on", () => {
  const at = (name: string, time: string) => open(name, { dueAt: `2026-11-21T${time}:00Z` });
  const groups = [
    { list: opening, tasks: [at("ten", "17:30"), at("noon", "19:00")] },
    { list: closing, tasks: [at("eleven", "18:30"), open("tuesday", { originalDate: "2026-11-17" })] },
    { list: null, tasks: [open("series", { sinceDate: "2026-11-19" })] },
  ];
  expect(shownIn(groups)).toEqual(["overdue: tuesday series ten eleven noon (0)"]);
});

test("a single done task stays among the open ones, several make room for them", () => {
  const tasks = [open("a"), done("b"), open("c")];
  expect(shownIn([{ list: opening, tasks }])).toEqual(["opening: a b c (0)"]);
  expect(shownIn([{ list: opening, tasks: [...tasks, done("d")] }])).toEqual(["opening: a c (2)"]);
});

test("what was ticked only now, or has the cursor, stays where it is", () => {
  const fresh = done("fresh", "2026-11-21T19:59:30Z");
  const wasLate = { ...fresh, id: "late", name: "late", dueAt: "2026-11-21T19:00:00Z" };
  expect(shownIn([{ list: opening, tasks: [fresh, wasLate] }])).toEqual(["overdue: late (0)", "opening: fresh (0)"]);
  expect(shownIn([{ list: opening, tasks: [done("b")] }], { held: new Set(["b"]) })).toEqual(["opening: b (0)"]);
});

test("nothing is overdue on another day, and what closed without being done is not finished", () => {
  const missed = open("missed", { status: "SKIPPED", dueAt: "2026-11-21T15:00:00Z" });
  const groups = [{ list: opening, tasks: [missed, done("drawer"), done("lights")] }];
  expect(shownIn(groups, { today: "2026-11-22" })).toEqual(["opening: missed (2)"]);
});

test("a finished list names who did its last task", () => {
  expect(lastDone([done("a", "2026-11-21T15:00:00Z"), done("b", "2026-11-21T16:00:00Z")])?.name).toBe("b");
  expect(lastDone([open("a")])).toBeNull();
});
