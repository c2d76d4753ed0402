import { expect, test } from "vitest";
import { isStoreNumber } from "./store-number.ts";

test.each([
  ["12345", true],
  ["24680", true],
  ["61234", true],
  ["88888", true],
  ["31234", false],
  ["1234", false],
  ["123456", false],
  ["1234a", false],
])("%s is a franchise store number: %s", (text, expected) => {
  expect(isStoreNumber(text)).toBe(expected);
});
