import { expect, test } from "vitest";
import { seesManagerContent } from "./viewer.rules.ts";

const register = { type: "PosUser", role: 0 } as const;

test.each([
  ["a manager's login", { type: "User", role: 1 }, null, null, true],
  ["an employee's login", { type: "User", role: 0 }, null, null, false],
  ["a register with a manager at it", register, { isManager: true }, null, true],
  ["a register with an employee at it", register, { isManager: false }, null, false],
  ["a register alone", register, null, null, false],
  ["nobody", null, null, null, false],
  ["the program itself", null, null, "closes the day", true],
] as const)("%s sees what is for managers: %5$s", (...[_person, user, employee, system, expected]) => {
  expect(seesManagerContent({ user, employee, system })).toBe(expected);
});
