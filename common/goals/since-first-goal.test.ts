import { expect, test } from "vitest";
import { sinceFirstGoal } from "./since-first-goal.ts";

test.each([
  { goals: [], counted: [] },
  { goals: [null, null], counted: [null, null] },
  { goals: [100, null, 0], counted: [100, null, 0] },
  { goals: [null, null, 0, null, 300], counted: [0, null, 300] },
])("of days with the goals $goals, $counted count", ({ goals, counted }) => {
  expect(sinceFirstGoal(goals.map((goal) => ({ goal })))).toEqual(counted.map((goal) => ({ goal })));
});
