import { expect, test } from "vitest";
import { belowZero, isReturn, isSaleTypeName, soundsLikeReturn } from "./return-names.ts";

test.each(["R", "r", "RTN", "Return", "refunds", "Rückgabe", "devolución", "Devolucion", "credit note"])(
  "%s sounds like a return, and only a person makes it one",
  (name) => {
    expect([soundsLikeReturn(name), isSaleTypeName(name), isReturn(name, {})]).toEqual([true, true, false]);
  },
);

test.each(["S", "Sale", "sold", "Exchange", "void", "No Sale"])("%s is a type of sale that is no return", (name) => {
  expect([soundsLikeReturn(name), isSaleTypeName(name)]).toEqual([false, true]);
});

test.each(["", " R", "R\0", "\uD800", "Dress", "Returns desk", "VISA", "1"])("%j is no type of sale", (name) => {
  expect([soundsLikeReturn(name), isSaleTypeName(name)]).toEqual([false, false]);
});

test.each([
  ["R", { R: "return" }, true],
  ["r", { R: "return" }, false],
  ["R", { R: "sale" }, false],
  ["toString", { R: "return" }, false],
  ["__proto__", {}, false],
  ["", { R: "return" }, false],
] as const)("the name %j is a return by %j: %s", (name, types, expected) => {
  expect(isReturn(name, types)).toBe(expected);
});

test("without types nothing is a return", () => {
  expect(isReturn("R", undefined)).toBe(false);
});

test.each([
  [850, -850],
  [-850, -850],
  [0, 0],
])("%d of what came back is %d", (value, expected) => {
  expect(belowZero(value)).toBe(expected);
});
