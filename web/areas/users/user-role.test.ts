import { expect, test } from "vitest";
import { givableRoles, reachesAllStores } from "./user-role.ts";

test("nobody is offered a role above the own one, and employees are offered none", () => {
  expect([0, 1, 2, 3, 4].map(givableRoles)).toEqual([[], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]]);
  expect([0, 1, 2, 3].map(reachesAllStores)).toEqual([false, false, true, true]);
});
