import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { deviceFields, hoursFields, storeFields } from "./store-fields.ts";

test.each([
  ["a store's name", storeFields.name, 80],
  ["an address", storeFields.address, 120],
  ["a city", storeFields.city, 60],
  ["a day with hours of its own", hoursFields.name, 60],
  ["a register's name", deviceFields.name, 60],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test("a store's number is one of the franchise, and a long text is too long before it is none", () => {
  expect(takenBy(storeFields.number, ["", "81234", " 81234 ", "31234"])).toEqual(["81234", " 81234 "]);
  const codesOf = (text: string) => storeFields.number.safeParse(text).error?.issues.map(({ code }) => code);
  const [whole, tooLong] = textsAround(20);
  expect([codesOf(""), codesOf(whole), codesOf(tooLong)]).toEqual([
    ["too_small", "custom"],
    ["custom"],
    ["too_big", "custom"],
  ]);
});
