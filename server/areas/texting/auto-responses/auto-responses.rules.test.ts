import { expect, test } from "vitest";
import { keywordsProblem, readKeywords } from "#common/texting/auto-responses.ts";
import { fittingResponse } from "./auto-responses.rules.ts";
import type { AutoResponse, Moment } from "./auto-responses.rules.ts";

const plain = { body: "Hello", keywords: [], startsOn: null, endsOn: null, isOn: true };
const all: AutoResponse[] = [
  { ...plain, id: "first", kind: "first_message" },
  { ...plain, id: "closed", kind: "after_hours" },
  { ...plain, id: "christmas", kind: "holiday", startsOn: "2026-12-24", endsOn: "2026-12-26" },
  { ...plain, id: "hours", kind: "keyword", keywords: ["hours", "are you open"] },
];
const away: AutoResponse = { ...plain, id: "away", kind: "away" };
const noon: Moment = {
  ...{ body: "Hi", date: "2026-11-18", minutes: 720, isFirst: false },
  hours: [{ opensMinutes: 600, closesMinutes: 1260 }],
};
/** Closed from one to two. */
const split = [
  { opensMinutes: 600, closesMinutes: 780 },
  { opensMinutes: 840, closesMinutes: 1260 },
];

test.each([
  ["in opening hours nothing fits", {}, undefined],
  ["a new customer", { isFirst: true }, "first"],
  ["a minute before opening", { minutes: 599 }, "closed"],
  ["at opening", { minutes: 600 }, undefined],
  ["at closing", { minutes: 1260 }, "closed"],
  ["on a closed day", { hours: [] }, "closed"],
  ["C6: the last minute before a midday gap", { hours: split, minutes: 779 }, undefined],
  ["C6: the first minute of a midday gap", { hours: split, minutes: 780 }, "closed"],
  ["C6: the last minute of a midday gap", { hours: split, minutes: 839 }, "closed"],
  ["C6: open again after a midday gap", { hours: split, minutes: 840 }, undefined],
  ["hours that nobody gave", { hours: null, minutes: 60 }, undefined],
  ["the first day of a holiday, also for a new customer", { date: "2026-12-24", isFirst: true }, "christmas"],
  ["the last day of a holiday", { date: "2026-12-26" }, "christmas"],
  ["the day after", { date: "2026-12-27" }, undefined],
  ["a keyword, before everything else", { body: "What are your HOURS?", date: "2026-12-25" }, "hours"],
  ["a phrase over several spaces", { body: "are you  open?" }, "hours"],
  ["a longer word with the keyword in it", { body: "It took houriness" }, undefined],
] as const)("%s", (_title, moment, id) => {
  expect(fittingResponse(all, { ...noon, ...moment })?.id).toBe(id);
});

test("away answers everybody that no keyword or holiday answers, and nobody when it is off", () => {
  expect(fittingResponse([...all, away], { ...noon, minutes: 1300, isFirst: true })?.id).toBe("away");
  expect(fittingResponse([...all, { ...away, isOn: false }], noon)).toBeUndefined();
});

test("keywords are read from one field, each once, and STOP is none", () => {
  expect(readKeywords("Hours, are you OPEN?,,hours;  ")).toEqual(["hours", "are you open"]);
  expect(keywordsProblem(["hours"])).toBeNull();
  expect(keywordsProblem([])).toBe("Add at least one keyword");
  expect(keywordsProblem(["hours", "stop"])).toContain('"stop"');
});
