import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ana Ruiz", "AR"],
  ["mary jane van dyke", "MJV"],
  ["Ann Bea Cee Dee Eve", "ABC"],
  ["Ángel", "Á"],
  ["Sinead O'Connor", "SO"],
  ["  ", "N / A"],
  ["", "N / A"],
  [null, "N / A"],
])("[TEAM-14] the initials of %s are %s", (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
