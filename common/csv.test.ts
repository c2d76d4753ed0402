import { expect, test } from "vitest";
import { csvMoney, csvTenths, csvText } from "./csv.ts";

test.each([
  { what: "plain text", text: "Coats", cell: "Coats" },
  { what: "a comma", text: "Coats, snow", cell: '"Coats, snow"' },
  { what: "quotes", text: 'The "big" bin', cell: '"The ""big"" bin"' },
  { what: "a new line", text: "one\ntwo", cell: '"one\ntwo"' },
  { what: "what a spreadsheet would run", text: "=1+1", cell: "'=1+1" },
  { what: "a sum that begins with a minus", text: "-1+1", cell: "'-1+1" },
  { what: "a phone number", text: "+13125554567", cell: "+13125554567" },
  { what: "a number below zero", text: "-12.50", cell: "-12.50" },
])("a cell with $what", ({ text, cell }) => {
  expect(csvText([["1", text]])).toBe(`1,${cell}\r\n`);
});

test.each([
  [123_450, "1234.50"],
  [-5, "-0.05"],
  [0, "0.00"],
  [null, ""],
])("%s cents are %j to a spreadsheet", (cents, text) => {
  expect(csvMoney(cents)).toBe(text);
});

test.each([
  [125, "12.5"],
  [0, "0.0"],
  [null, ""],
])("%s tenths are %j to a spreadsheet", (tenths, text) => {
  expect(csvTenths(tenths)).toBe(text);
});
