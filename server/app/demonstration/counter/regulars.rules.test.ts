import { expect, test } from "vitest";
import { isPhone } from "#common/phone.ts";
import { misheard, nameOf, otherPhone } from "./regulars.rules.ts";

test.each([
  ["Dana Whitfield", { firstName: "Dana", lastName: "Whitfield" }],
  ["Maria de la Cruz", { firstName: "Maria", lastName: "de la Cruz" }],
  ["Cher", { firstName: "Cher", lastName: "Cher" }],
])("the register's name %s is a first and a last name", (name, parts) => {
  expect(nameOf(name)).toEqual(parts);
});

test.each([
  ["Whitfield", "Whitfild"],
  ["Lee", "Leee"],
])("a twin of %s was written down as %s", (name, twin) => {
  expect(misheard(name)).toBe(twin);
});

test("a second phone is one too, and another", () => {
  expect(otherPhone("6145550148")).toBe("6145560148");
  expect(isPhone("6145560148")).toBe(true);
});
