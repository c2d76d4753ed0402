import { expect, test } from "vitest";
import { formatMinutes } from "#common/time-format.ts";
import { starterLists } from "./starter-lists.rules.ts";

test("a store without lists is offered an opening from 10 AM and a closing until 9:30 PM", () => {
  const due = starterLists.map(({ name, tasks }) => [
    name,
    tasks.map(({ dueMinutes }) => formatMinutes(Number(dueMinutes))),
  ]);
  expect(due).toEqual([
    ["Opening", ["10:00 AM", "10:00 AM", "10:15 AM", "10:30 AM", "11:00 AM"]],
    ["Closing", ["8:15 PM", "9:15 PM", "9:15 PM", "9:15 PM", "9:30 PM"]],
  ]);
});
