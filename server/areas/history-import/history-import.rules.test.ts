import { expect, test } from "vitest";
import { missingParts, stateAfter, takesPress } from "./history-import.rules.ts";
import type { ImportPress, ImportState } from "./history-import.rules.ts";

const all: readonly ImportPress[] = ["start", "stop", "resume", "drop"];

test.each<[ImportState, ImportPress[]]>([
  ["uploading", ["drop"]],
  ["running", ["stop"]],
  ["stopped", ["resume", "drop"]],
  ["checked", ["start", "drop"]],
  ["failed", ["resume", "drop"]],
  ["done", []],
  ["dropped", []],
])("what is %s takes %j and nothing else", (state, taken) => {
  expect(all.filter((press) => takesPress(state, press))).toEqual(taken);
});

test("a check that went through waits for a person, an import is done", () => {
  expect([stateAfter("check"), stateAfter("import")]).toEqual(["checked", "done"]);
});

test("an upload that was cut off knows what is missing", () => {
  expect(missingParts(4, new Set([0, 2]))).toEqual([1, 3]);
  expect(missingParts(2, new Set([0, 1]))).toEqual([]);
});
