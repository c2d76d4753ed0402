import { expect, test } from "vitest";
import { withMarks } from "./person-mark.ts";
import type { PersonMark } from "./person-mark.ts";

const aLine = (id: string) => ({
  entry: { id, name: "task.ticked", subject: "Lights", at: "2026-11-20T16:00:00Z", deviceName: null, userAgent: null },
  words: "ticked",
});
const mark = (id: string, why: string, words: string | null = null): PersonMark => ({
  ...{ id, at: "2026-11-20T16:00:00Z", register: "Front", why, words },
});
const seen = (marks: readonly PersonMark[], isShown = true) =>
  withMarks([aLine("5"), aLine("3"), aLine("1")], marks, () => isShown).map(({ entry, words, why }) => [
    entry.id,
    words,
    why,
  ]);

test("a line that is worth a look says why, and for each reason", () => {
  expect(seen([mark("3", "Off the clock"), mark("3", "Own hours")])).toEqual([
    ["5", "ticked", []],
    ["3", "ticked", ["Off the clock", "Own hours"]],
    ["1", "ticked", []],
  ]);
});

test("a PIN that is worth a look gets a line at its time, unless that is not on the screen", () => {
  const pin = mark("4", "Two registers", "entered the PIN");
  expect(seen([pin]).slice(0, 3)).toEqual([
    ["5", "ticked", []],
    ["4", "entered the PIN", ["Two registers"]],
    ["3", "ticked", []],
  ]);
  expect(seen([pin], false)).toHaveLength(3);
});

test("a mark of something that is told elsewhere adds nothing", () => {
  expect(seen([mark("4", "Off the clock")])).toHaveLength(3);
});
