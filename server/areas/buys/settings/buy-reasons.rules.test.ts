import { expect, test } from "vitest";
import { defaultReasons, mostReasons, reasonsAfter } from "./buy-reasons.rules.ts";
import type { Reason } from "./buy-reasons.rules.ts";

const reason = (...[id, kind, name, position = 0]: [string, Reason["kind"], string, number?]): Reason => ({
  id,
  kind,
  name,
  position,
  isActive: true,
  isSeasonal: false,
});

test("the list is as the manager left it: renamed, in the new order, and what was left out switched off", () => {
  const current = [reason("a", "take", "Style"), reason("b", "take", "Brand", 1), reason("c", "pass", "Stains")];
  expect(
    reasonsAfter(current, "take", [
      { id: "n", name: "Season", isSeasonal: true },
      { id: "a", name: "Current style", isSeasonal: false },
    ]),
  ).toEqual([
    { id: "n", kind: "take", name: "Season", position: 0, isActive: true, isSeasonal: false },
    { id: "a", kind: "take", name: "Current style", position: 1, isActive: true, isSeasonal: false },
    { id: "b", kind: "take", name: "Brand", position: 1, isActive: false, isSeasonal: false },
  ]);
});

test("a store begins with as many reasons as may be active", () => {
  expect(mostReasons).toBe(5);
  expect([defaultReasons.take.length, defaultReasons.pass.length]).toEqual([5, 5]);
});

test("only what was passed on may be asked for again", () => {
  const edited = [{ id: "n", name: "Season", isSeasonal: true }];
  expect(reasonsAfter([], "pass", edited)).toMatchObject([{ isSeasonal: true }]);
  expect(reasonsAfter([], "take", edited)).toMatchObject([{ isSeasonal: false }]);
});
