import { expect, test } from "vitest";
import { posLinkOf, suggestedFor } from "./pos-links.rules.ts";

const candidate = (drsEmployeeCode: string, isActive: boolean) => ({ drsEmployeeCode, isActive });

test.each([
  ["no code", null, [candidate("7", true)], "notLinked"],
  ["a code that works", "7", [candidate("7", true)], "linked"],
  ["a code that was switched off", "7", [candidate("7", false), candidate("8", true)], "inactive"],
  ["a code that two have, one of them active", "7", [candidate("7", false), candidate("7", true)], "linked"],
  ["a code of which the feed has told nothing", "7", [candidate("8", true)], "linked"],
  ["a code before the feed told anything", "7", [], "linked"],
])("%s", (...[_what, drsEmployeeCode, employees, expected]) => {
  expect(posLinkOf({ drsEmployeeCode }, employees)).toBe(expected);
});

test.each([
  ["the same name", "Ana Ruiz", ["Ana Ruiz", "Ben Ode"], "Ana Ruiz"],
  ["another case and more spaces", "Ana Ruiz", [" ANA  RUIZ"], " ANA  RUIZ"],
  ["the last name first", "Ana Ruiz", ["RUIZ, ANA"], "RUIZ, ANA"],
  ["two of one name", "Ana Ruiz", ["Ana Ruiz", "Ruiz, Ana"], undefined],
  ["nobody of that name", "Ana Ruiz", ["Ruiz Ana"], undefined],
])("a link is suggested to %s", (...[_what, fullName, names, expected]) => {
  const suggestion = suggestedFor(
    fullName,
    names.map((name) => ({ name })),
  );
  expect(suggestion?.name).toBe(expected);
});
