import { beforeEach, expect, test } from "vitest";
import { notices } from "#web/ui/feedback/notice.ts";
import { forgetAsOf, noteAsOf } from "./data-as-of.ts";

const [earlier, later] = ["2026-11-20T20:31:05.000Z", "2026-11-20T20:31:07.000Z"];
const noteOf = (instant: string) =>
  `These figures are from ${new Date(instant).toLocaleTimeString("en-US")}. Open the page again for newer ones.`;
const shown = () => notices.get().map(({ text }) => text);

beforeEach(forgetAsOf);

test("of several figures the oldest are told", () => {
  noteAsOf("WeeklyReport", later);
  noteAsOf("MonthlyReport", earlier);
  expect(shown()).toEqual([noteOf(earlier)]);
  noteAsOf("MonthlyReport", null);
  expect(shown()).toEqual([noteOf(later)]);
  noteAsOf("WeeklyReport", null);
  expect(shown()).toEqual([]);
});

test("figures that miss nothing say nothing, and another page forgets those of the last", () => {
  noteAsOf("WeeklyReport", null);
  expect(shown()).toEqual([]);
  noteAsOf("WeeklyReport", later);
  forgetAsOf();
  expect(shown()).toEqual([]);
});
