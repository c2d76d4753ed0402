import { expect, test } from "vitest";
import { may, personOf, roles } from "./permissions.ts";

test.each([
  [roles.user, "employee"],
  [roles.manager, "manager"],
  [roles.districtManager, "district"],
  [roles.owner, "owner"],
  [roles.support, "support"],
  [5, "employee"],
  [-1, "employee"],
])("a login of role %s acts as %s, the person who is at the screen", (role, person) => {
  expect(personOf({ type: "User", role, employee: null })).toBe(person);
  expect(personOf({ type: "User", role, employee: { isManager: true } })).toBe(person);
});

test("the roles have the numbers of the specification", () => {
  expect(roles).toEqual({ user: 0, manager: 1, districtManager: 2, owner: 3, support: 4 });
});

test("a register acts as the person who is confirmed at it, and as itself without anybody", () => {
  const register = { type: "PosUser", role: roles.owner } as const;
  expect(personOf({ ...register, employee: null })).toBe("till");
  expect(personOf({ ...register, employee: { isManager: false } })).toBe("employee");
  expect(personOf({ ...register, employee: { isManager: true } })).toBe("manager");
});

test("rights are of people: a register alone sees the day, and only a till feeds it", () => {
  expect(may("till", "daybook:view")).toBe(true);
  expect(may("till", "daybook:tick")).toBe(false);
  expect(may("employee", "daybook:tick")).toBe(true);
  expect([may("till", "pos:feed"), may("owner", "pos:feed")]).toEqual([true, false]);
});
