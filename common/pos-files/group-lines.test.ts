import { expect, test } from "vitest";
import { groupLines } from "./group-lines.ts";

function groupsOf(keys: readonly string[]) {
  const lines = keys.map((key, at) => ({ lineNumber: at + 2, record: new Map([["Key", key]]) }));
  return groupLines(lines, ({ record }) => ({ key: record.get("Key") ?? "" })).map((group) => ({
    key: group.about.key,
    lines: group.lines.map(({ lineNumber }) => lineNumber),
    isApart: group.isApart,
    isLast: group.isLast,
  }));
}

test("lines with the same key are one group, in the order of the file", () => {
  expect(groupsOf(["a", "a", "b"])).toEqual([
    { key: "a", lines: [2, 3], isApart: false, isLast: false },
    { key: "b", lines: [4], isApart: false, isLast: true },
  ]);
});

test("a group that another line stands in is apart", () => {
  expect(groupsOf(["a", "b", "a"])).toEqual([
    { key: "a", lines: [2, 4], isApart: true, isLast: true },
    { key: "b", lines: [3], isApart: false, isLast: false },
  ]);
});

test("a file without lines has no groups", () => {
  expect(groupsOf([])).toEqual([]);
});
