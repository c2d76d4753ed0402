import { expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { mayGive, mayManage, storesAfter } from "./users.rules.ts";

const giver = (role: number, reach: number[] = [1, 2]) => ({ userId: 1, role, reach });

test.each([
  ["user", []],
  ["manager", ["user", "manager"]],
  ["districtManager", ["user", "manager", "districtManager"]],
  ["owner", ["user", "manager", "districtManager", "owner"]],
  ["support", ["user", "manager", "districtManager", "owner", "support"]],
] as const)("a %s gives the roles %j", (role, given) => {
  const names = Object.keys(roles);
  expect(names.filter((_name, at) => mayGive(giver(roles[role]), at))).toEqual(given);
});

test.each([
  ["a manager manages who shares a store", roles.manager, { role: 0, storeIds: [2, 3] }, true],
  ["but nobody of other stores", roles.manager, { role: 0, storeIds: [3] }, false],
  ["a district manager manages the whole company", roles.districtManager, { role: 0, storeIds: [3] }, true],
  ["but no owner", roles.districtManager, { role: roles.owner, storeIds: [1] }, false],
  ["an owner manages everybody of it", roles.owner, { role: roles.owner, storeIds: [] }, true],
  ["a user manages nobody", roles.user, { role: 0, storeIds: [1] }, false],
])("%s", (...[_what, role, receiver, expected]) => {
  expect(mayManage(giver(role), { id: 7, ...receiver })).toBe(expected);
});

test("stores that the giver does not reach stay, the others are those chosen, each once and in order", () => {
  expect(storesAfter(giver(roles.manager, [1, 2]), [9, 1, 10], [2])).toEqual([2, 9, 10]);
  expect(storesAfter(giver(roles.manager, [1, 2]), [1, 2], [])).toEqual([]);
  expect(storesAfter(giver(roles.manager, [1, 2]), [10], [2, 2, 1])).toEqual([1, 2, 10]);
});
