import { expect, test } from "vitest";
import { fillTemplate, unknownFields } from "./fill-template.ts";

const dana = { first_name: "Dana", store_name: "Maple Street", buy_number: null } as const;

test.each([
  ["Hi {first_name}, you're welcome", "Hi Dana, you're welcome"],
  ["Hi { first_name }!", "Hi Dana!"],
  ["Number {buy_number} is ready", "Number is ready"],
  ["Hi {last_name}, come by", "Hi, come by"],
  ["{nobody} Hello  there", "Hello there"],
  ["{buy_number} {last_name}", ""],
  ["Line one\n\n  line two ", "Line one\n\nline two"],
])("%j becomes %j", (body, filled) => {
  expect(fillTemplate(body, dana)).toBe(filled);
});

test("a name in braces that no value will replace is reported", () => {
  expect(unknownFields("Hi {first_name}, {frist_name}")).toEqual(["frist_name"]);
});
