import { expect, test } from "vitest";
import { brandKinds } from "#common/store-places.ts";
import { formatMinutes } from "#common/time-format.ts";
import { starterListsOf } from "./starter-lists.ts";

test("a store without lists is offered an opening from 10 AM and a closing until 9:30 PM", () => {
  const due = starterListsOf("other").map(({ name, tasks }) => [
    name,
    tasks.map(({ dueMinutes }) => formatMinutes(Number(dueMinutes))),
  ]);
  expect(due).toEqual([
    ["Opening", ["10:00 AM", "10:00 AM", "10:15 AM", "10:30 AM", "11:00 AM"]],
    ["Closing", ["8:15 PM", "9:15 PM", "9:15 PM", "9:15 PM", "9:30 PM"]],
  ]);
});

test.each(brandKinds)(
  "the lists of a %s store are in the order in which their tasks are due, each named once",
  (kind) => {
    for (const { tasks } of starterListsOf(kind)) {
      const due = tasks.map(({ dueMinutes }) => Number(dueMinutes));
      expect(due).toEqual(due.toSorted((left, right) => left - right));
      expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
    }
  },
);

test("a store of each brand kind is offered what its goods need", () => {
  const names = (kind: (typeof brandKinds)[number]) =>
    starterListsOf(kind).flatMap(({ tasks }) => tasks.map(({ name }) => name));
  expect(names("kids")).toContain("Check recall list for toys and gear");
  expect(names("music")).toContain("Tune the guitar wall");
  expect(names("sports")).not.toContain("Tune the guitar wall");
});
