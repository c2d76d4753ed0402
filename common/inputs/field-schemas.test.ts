import * as z from "zod/mini";
import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { emailAddress, optionalText, orEmpty, phoneNumber, requiredText, wholeNumberBetween } from "./field-schemas.ts";

const [four, five] = textsAround(4);
const emailOf = (length: number) => `${"y.".repeat(95)}${"x".repeat(length - 200)}@maple.com`;

test.each<[string, z.ZodMiniType, unknown[], unknown[]]>([
  ["a needed text", requiredText(4), ["", "  ", "x", four, ` ${four} `, five, "a\0"], ["x", four, ` ${four} `]],
  ["a text of two or more", requiredText(4, 2), ["x", " x ", "xx"], ["xx"]],
  ["a text", optionalText(4), ["", "  ", four, five, "a\0", null], ["", "  ", four]],
  ["a number", wholeNumberBetween(2, 4), [1, 2, 2.5, 4, 5, "3", null], [2, 4]],
  ["a phone", phoneNumber, ["", "216 555 0142", "+1 (216) 555-0142", "216 555"], ["216 555 0142", "+1 (216) 555-0142"]],
  [
    "a phone with spaces around it",
    phoneNumber,
    ["2165550142".padEnd(40), "2165550142".padEnd(41)],
    ["2165550142".padEnd(40)],
  ],
  ["what may be left empty", orEmpty(requiredText(4, 2)), ["", "  ", null, "x", "xx", five], ["", "  ", null, "xx"]],
  [
    "what may be left empty, of spaces",
    orEmpty(requiredText(4)),
    [" ".repeat(254), " ".repeat(255)],
    [" ".repeat(254)],
  ],
])("%s, of %j and so on", (_what, ...[schema, values, taken]) => {
  expect(takenBy(schema, values)).toEqual(taken);
});

const codesOf = (schema: z.ZodMiniType, text: string) =>
  schema.safeParse(text).error?.issues.map(({ code }) => code) ?? [];

test("an email has 254 characters at most, in small letters and without spaces around it", () => {
  expect(z.parse(emailAddress, "  Ana@Maple.TEST ")).toBe("ana@maple.test");
  expect([codesOf(emailAddress, ""), codesOf(emailAddress, "ana")]).toEqual([
    ["too_small", "invalid_format"],
    ["invalid_format"],
  ]);
  expect([
    codesOf(emailAddress, emailOf(254)).includes("too_big"),
    codesOf(emailAddress, emailOf(255)).includes("too_big"),
  ]).toEqual([false, true]);
});

test("a phone is kept as its digits, and what is left empty as null", () => {
  expect(z.parse(phoneNumber, "+1 (216) 555-0142")).toBe("2165550142");
  expect(["", "  ", null, " xx "].map((value) => z.parse(orEmpty(requiredText(4)), value))).toEqual([
    null,
    null,
    null,
    "xx",
  ]);
  expect(codesOf(phoneNumber, "")).toEqual(["too_small", "custom"]);
});
