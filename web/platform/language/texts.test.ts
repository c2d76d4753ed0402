import { expect, test } from "vitest";
import { textsOf } from "./texts.ts";

const text = textsOf("texts-test", {
  "bins.moved": "{name} moved to {place}",
  "bins.count_one": "{count} bin",
  "bins.count_other": "{count, number} bins",
});

test("values are put into their places", () => {
  expect(text("bins.moved", { name: "B12", place: "<floor>" })).toBe("B12 moved to <floor>");
});

test("a count chooses between one and several", () => {
  expect([
    text("bins.count", { count: 1 }),
    text("bins.count", { count: 0 }),
    text("bins.count", { count: 2315 }),
  ]).toEqual(["1 bin", "0 bins", "2,315 bins"]);
});
