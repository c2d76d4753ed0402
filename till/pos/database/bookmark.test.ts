import { expect, test } from "vitest";
import { clockMark, type Mark, type MarkKind, markText, overlapOf, parseMark } from "./bookmark.ts";

const markOf = (text: string, kind: MarkKind): Mark => parseMark(text, kind) ?? 0n;

test.each([
  ["2026-11-27", "2026-11-27 00:00:00"],
  ["2026-11-27 14:05", "2026-11-27 14:05:00"],
  ["2026-11-27T14:05:09Z", "2026-11-27 14:05:09"],
  ["2026-11-27 14:05:09.120+00", "2026-11-27 14:05:09.12"],
  ["2026-11-27 14:05:09.1234567", "2026-11-27 14:05:09.1234567"],
  ["1969-12-31 23:59:59.5", "1969-12-31 23:59:59.5"],
])("the time %s goes to the database again as %s", (text, again) => {
  expect(markText(markOf(text, "time"), "time")).toBe(again);
});

test.each(["", "yesterday", "27.11.2026", "2026-13-01", "2026-11-27 14:05:09+02", "12"])(
  "%s is no time to go on from",
  (text) => {
    expect(parseMark(text, "time")).toBeUndefined();
  },
);

test("a number beyond what a float holds keeps its last digit", () => {
  expect(markText(markOf("9007199254740993", "count"), "count")).toBe("9007199254740993");
  expect(parseMark("1.5", "count")).toBeUndefined();
});

test("the overlap is minutes of a time, else numbers", () => {
  const at = markOf("2026-11-27 14:05:00", "time");
  expect(markText(at - overlapOf(10, "time"), "time")).toBe("2026-11-27 13:55:00");
  expect(overlapOf(10, "count")).toBe(10n);
});

test("the clock on the wall is that of the shop, to the end of the minute", () => {
  const now = new Date("2026-11-27T20:05:30Z");
  expect(markText(clockMark(now, "America/Chicago"), "time")).toBe("2026-11-27 14:06:00");
});
