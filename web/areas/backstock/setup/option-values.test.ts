import { expect, test } from "vitest";
import { bandsOf, isDayText } from "./option-values.ts";

test.each([
  ["30, 60, 90", [30, 60, 90]],
  ["90;30  60 30", [30, 60, 90]],
  ["", null],
  ["30, sixty", null],
  ["0, 30", null],
  ["1,2,3,4,5,6,7,8,9", null],
])("the bands %j are %j", (typed, bands) => {
  expect(bandsOf(typed)).toEqual(bands);
});

test("a season begins on a day that some year has", () => {
  expect([isDayText("02-29"), isDayText(" 09-01 "), isDayText("09-31"), isDayText("9/1")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
