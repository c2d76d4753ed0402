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
