import { expect, test } from "vitest";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import {
  checkedElsewhere,
  dayMoney,
  foreignText,
  inputEmail,
  inputText,
  instant,
  instantDate,
  recordNumberText,
} from "#common/inputs/input-ranges.ts";
import { findInputProblems } from "./input-rules.ts";
import { operation } from "./operation.ts";

test.each([
  ["a text without a check of its signs", z.string().max(60), "is not made of inputText"],
  ["a text without a longest length", inputText, "has no longest length (max)"],
  ["a number", z.number(), "has no least or no most"],
  ["a whole number, which may be 2^53", z.int(), "has no least or no most"],
  ["a number with one end", z.int().min(1), "has no least or no most"],
  ["a number that is a text at first", z.coerce.number().int().max(9), "has no least or no most"],
  ["a date of any year", z.iso.date(), "is a date or a time of any year"],
  ["a time of any year", z.iso.datetime(), "is a date or a time of any year"],
  ["a Date of any year", z.coerce.date(), "has no least or no most"],
  ["a list that never ends", z.array(z.uuid()), "has no most of its entries (max)"],
  ["anything", z.unknown(), "is unknown, which takes anything"],
  ["a type of the compiler alone", z.custom<string>(), "is custom, which takes anything"],
])("%s is refused in an input", (_what, part, problem) => {
  const name = `tests.refused ${_what}`;
  const input = z.object({ part });
  expect(findInputProblems(input)).toEqual([`input.part: ${problem}`]);
  const register = () =>
    operation({ name, kind: "read", permission: "public", on: "nobody", input, run: () => Promise.resolve() });
  expect(register).toThrow(`The input of ${name} takes what no shop can mean. input.part: ${problem}`);
});

test.each([
  ["behind a default", z.string().default("")],
  ["behind a change of it", z.string().nullish().transform(String)],
  ["in a list of objects", z.array(z.object({ deep: z.string() })).max(3)],
  ["in one of two forms", z.union([z.null(), z.string()])],
  ["in a part that is put together", z.intersection(z.object({}), z.object({ deep: z.string() }))],
  ["as the name of a field", z.record(z.string(), z.boolean())],
  ["before an enum is asked", z.string().pipe(z.enum(["a"]))],
  ["in further fields that may come", z.looseObject({})],
])("an unlimited part is found %s", (_where, part) => {
  expect(findInputProblems(part)).toHaveLength(1);
});

test("the shared input types pass, whatever is added to them", () => {
  const input = z.object({
    date: businessDate.nullish(),
    at: instant.transform((text) => new Date(text)),
    since: instantDate.nullable(),
    name: inputText.trim().min(1, "Name is required").max(60).default(""),
    email: inputEmail,
    id: recordNumberText.optional(),
    ids: z.array(z.uuid()).max(10),
    amount: dayMoney.refine((cents) => cents % 100 === 0),
    position: foreignText(200),
    draw: checkedElsewhere<() => void>(),
    kind: z.enum(["a", "b"]).catch("a"),
    isOpen: z.boolean(),
  });
  expect(findInputProblems(input)).toEqual([]);
});

test("a foreign text is cut and cleaned, so that one bad value never stops a whole list", () => {
  expect(foreignText(5).parse("Cash\0ier")).toBe("Cash");
  expect(foreignText(4).parse("abc\u{1f9e5}")).toBe("abc\ufffd");
});
