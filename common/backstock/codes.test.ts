import { expect, test } from "vitest";
import { binCode, placeCode, readBackstockCode } from "./codes.ts";

test("what a label says is read again as it was printed", () => {
  expect(readBackstockCode(binCode("12345", 212))).toEqual({ kind: "bin", storeNumber: "12345", number: 212 });
  expect(readBackstockCode(placeCode("88888", 3))).toEqual({ kind: "place", storeNumber: "88888", number: 3 });
});

test.each([
  [" rb:12345:212 ", 212],
  ["RB:12345:0", undefined],
  ["RB:12345:1", 1],
  ["RB:12345:999999", 999_999],
  ["RB:12345:1000000", undefined],
  ["RL:12345:0", undefined],
  ["RL:12345:1", 1],
  ["RL:12345:9999", 9999],
  ["RL:12345:10000", undefined],
  ["RB:32345:1", undefined],
  ["RB:1234:1", undefined],
  ["BB:12345:1", undefined],
  ["RB:12345", undefined],
])("the scan %j gives number %s", (scanned, number) => {
  expect(readBackstockCode(scanned)?.number).toBe(number);
});
