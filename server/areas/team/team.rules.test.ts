import { expect, test } from "vitest";
import { mayViewEmergencyContact, mayViewWages } from "./team.rules.ts";

test.each([
  ["manager", 1, true],
  ["owner", null, true],
  ["support", null, false],
  ["employee", 7, true],
  ["employee", 8, false],
  ["employee", null, false],
  ["till", 7, false],
] as const)("a %s who is employee %s sees the emergency contact of employee 7: %s", (person, employeeId, expected) => {
  expect(mayViewEmergencyContact({ person, employeeId }, 7)).toBe(expected);
});

test.each([
  ["manager", true, false],
  ["district", true, false],
  ["owner", true, true],
  ["support", false, false],
  ["employee", false, false],
] as const)("a %s sees wages where managers may: %s, where owners alone may: %s", (person, ofManagers, ofOwners) => {
  const viewer = { person, employeeId: 1 };
  expect([mayViewWages(viewer, "managers"), mayViewWages(viewer, "owners")]).toEqual([ofManagers, ofOwners]);
});
