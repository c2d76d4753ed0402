import fc from "fast-check";
import { expect, test } from "vitest";
import { idInAddress } from "./id-in-address.ts";

test.each([
  ["7", "7"],
  [7, "7"],
  ["07", undefined],
  ["7x", undefined],
  [1.5, undefined],
  [{ toString: 0 }, undefined],
])("the id in an address %j is %j", (value, id) => {
  expect(idInAddress(value)).toBe(id);
});

test("no address breaks it", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(String(idInAddress(value))).toMatch(/^([1-9]\d*|undefined)$/);
    }),
  );
});
