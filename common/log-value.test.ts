import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLogValue, isLogValue, logKinds, parseLogValue } from "./log-value.ts";
import type { LogKind } from "./log-value.ts";

const words = { yes: "Yes", no: "No" };

test.each([
  { kind: "money", typed: "$1,234.5", kept: "123450", shown: "$1,234.50" },
  { kind: "money", typed: "-0.75", kept: "-75", shown: "-$0.75" },
  { kind: "percent", typed: "28.4%", kept: "284", shown: "28.4%" },
  { kind: "number", typed: "1,200.50", kept: "1200.5", shown: "1,200.5" },
  { kind: "number", typed: "-0", kept: "0", shown: "0" },
  { kind: "number", typed: "-0.0", kept: "0", shown: "0" },
  { kind: "yes_no", typed: "true", kept: "true", shown: "Yes" },
  { kind: "text", typed: "  Sunny, windy ", kept: "Sunny, windy", shown: "Sunny, windy" },
] as const)("$kind: $typed is kept as $kept and reads $shown", ({ kind, typed, kept, shown }) => {
  const value = parseLogValue(kind, typed);
  expect(value).toBe(kept);
  expect(formatLogValue(kind, kept, words)).toBe(shown);
});

test.each([
  ["money", "ten"],
  ["number", "1.234"],
  ["percent", "28.45"],
  ["yes_no", "maybe"],
  ["text", "  "],
  ["money", "99999999999"],
] as const)("%s: %s is no value", (kind, typed) => {
  expect(parseLogValue(kind, typed)).toBeNull();
});

test("whatever is typed, what is kept of it is a value of that kind", () => {
  const typing = fc.property(fc.constantFrom(...logKinds), fc.string(), keepsValuesOnly);
  expect(() => {
    fc.assert(typing);
  }).not.toThrow();
});

function keepsValuesOnly(kind: LogKind, typed: string): boolean {
  const value = parseLogValue(kind, typed);
  return value === null || isLogValue(kind, value);
}

test.each([
  ["text", "x".repeat(500), "x".repeat(501)],
  ["number", "999999999999", "1000000000000"],
  ["number", "-999999999999", "-999999999999.01"],
  ["money", "20000000", "20000000.01"],
  ["money", "-20000000", "-20000000.01"],
  ["percent", "200000000", "200000000.1"],
] as const)("a %s has a last value", (...[kind, last, beyond]) => {
  const kept = parseLogValue(kind, last);
  expect(kept).not.toBeNull();
  expect(isLogValue(kind, String(kept))).toBe(true);
  expect(parseLogValue(kind, beyond)).toBeNull();
});

test.each([
  ["money", "2000000000", true],
  ["money", "2000000001", false],
  ["percent", "-2000000000", true],
  ["percent", "-2000000001", false],
  ["money", "1.5", false],
  ["percent", "00000000001", false],
  ["number", "1.5", true],
  ["number", "1.50", false],
  ["text", " a", false],
] as const)("as a kept %s, %s: %s", (...[kind, value, isOne]) => {
  expect(isLogValue(kind, value)).toBe(isOne);
});
