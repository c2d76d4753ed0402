import { expect, test } from "vitest";
import { fullName, mayResetPin, mayViewEmergencyContact, mayViewWages, safeAvatarUrl } from "./team.rules.ts";

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

test.each([
  ["manager", false, true, true],
  ["employee", false, false, false],
  ["employee", true, false, true],
  ["employee", true, true, false],
] as const)(
  "a %s, where anyone may reset PINs: %s, resets that of a manager (%s): %s",
  (...[person, anyone, isManager, may]) => {
    expect(mayResetPin({ person, employeeId: 1 }, { isManager }, anyone)).toBe(may);
  },
);

test("a name is first and last, without a space too many", () => {
  expect(fullName({ firstName: "Ana", lastName: "Ruiz" })).toBe("Ana Ruiz");
  expect(fullName({ firstName: "Ana", lastName: "" })).toBe("Ana");
});

test.each([
  ["/pictures/7", "/pictures/7"],
  ["//elsewhere.example/7", null],
  ["https://elsewhere.example/7", null],
  [null, null],
])("the picture %s is shown as %s", (url, expected) => {
  expect(safeAvatarUrl(url)).toBe(expected);
});
