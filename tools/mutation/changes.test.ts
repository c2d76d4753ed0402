import { expect, test } from "vitest";
import { changedText, changesOf } from "./changes.ts";
import { sample } from "./sample.ts";

/** What a line of code may become. */
function changed(line: string): string[] {
  return changesOf("rule.ts", line).map((change) => changedText(line, change));
}

test.each([
  ["a comparison", "a < b", ["a <= b", "a >= b"]],
  ["an equality", "a === b", ["a !== b"]],
  ["a sign between", "a - b", ["a + b"]],
  ["a sign before", "-a", ["a"]],
  ["a not", "!a", ["a"]],
  ["and", "a && b", ["a || b"]],
  ["a boolean", "f(true)", ["f(false)"]],
  ["a number", "f(60_000)", ["f(60001)", "f(59999)"]],
  ["a step", "a += b", ["a -= b"]],
  ["a count up", "a++", ["a--"]],
  ["a comparison in brackets", "(a) < (b)", ["(a) <= (b)", "(a) >= (b)"]],
  ["a type", "let a: 1 | true", []],
  ["what follows an index", "a[b] ?? 0", []],
  ["what follows a look into a map", "a.get(b) ?? 7", ["a.get(b) ?? 8", "a.get(b) ?? 6"]],
  ["a text", 'f("1 < 2")', []],
])("%s is changed once at a time", (_what, line, expected) => {
  expect(changed(line)).toEqual(expected);
});

test("a change says where it is", () => {
  expect(changesOf("rule.ts", "f();\nf(true);")).toMatchObject([
    { file: "rule.ts", line: 2, before: "true", after: "false" },
  ]);
});

test("what cannot be parsed is no rule", () => {
  expect(() => changesOf("rule.ts", "const = 1")).toThrow("rule.ts cannot be parsed");
});

test("a seed chooses the same again, none twice", () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  expect(sample(items, 10, 7)).toEqual(sample(items, 10, 7));
  expect(sample(items, 10, 8)).not.toEqual(sample(items, 10, 7));
  expect(new Set(sample(items, 100, 7)).size).toBe(100);
});
