import { expect, test } from "vitest";
import { newTaskDraft, problemOf, templateOf, whenWords } from "./task-draft.ts";

const counting = { ...newTaskDraft(), name: "Count the drawer" };

test.each([
  { what: "every day at any time", draft: {}, words: "Every day" },
  { what: "with a due time", draft: { dueMinutes: "600" }, words: "Every day, due 10:00 AM" },
  { what: "on weekdays", draft: { repeatDays: [5, 4, 3, 2, 1] }, words: "Monday to Friday" },
  { what: "on some days, in the order of the week", draft: { repeatDays: [6, 2] }, words: "Tue Sat" },
  { what: "once a month", draft: { repeats: "monthly" as const, monthlyDay: "15" }, words: "Day 15 of the month" },
  { what: "on the last day", draft: { repeats: "monthly" as const, monthlyDay: "31" }, words: "Last day of the month" },
])("a task $what says when it comes back", ({ draft, words }) => {
  expect(whenWords({ ...counting, ...draft })).toBe(words);
});

test("a task cannot be saved without a name, without a day, or when it ends before it starts", () => {
  expect(problemOf(counting)).toBeNull();
  expect(problemOf({ ...counting, name: " " })).toBe("name");
  expect(problemOf({ ...counting, repeatDays: [] })).toBe("repeatDays");
  expect(problemOf({ ...counting, repeats: "monthly", repeatDays: [] })).toBeNull();
  expect(problemOf({ ...counting, startsOn: "2026-11-22", endsOn: "2026-11-21" })).toBe("endsOn");
});

test("a monthly task keeps no weekdays and a weekly one no day of the month", () => {
  expect(templateOf({ ...counting, repeats: "monthly", monthlyDay: "31" })).toMatchObject({
    repeatDays: [],
    monthlyDay: 31,
  });
  expect(templateOf(counting)).toMatchObject({ repeatDays: [0, 1, 2, 3, 4, 5, 6], monthlyDay: null });
});
