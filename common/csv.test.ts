import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test.each([
  { what: "plain text", text: "Coats", cell: "Coats" },
  { what: "a comma", text: "Coats, snow", cell: '"Coats, snow"' },
  { what: "quotes", text: 'The "big" bin', cell: '"The ""big"" bin"' },
  { what: "a new line", text: "one\ntwo", cell: '"one\ntwo"' },
  { what: "what a spreadsheet would run", text: "=1+1", cell: "'=1+1" },
  { what: "a sum that begins with a minus", text: "-1+1", cell: "'-1+1" },
  { what: "a number below zero", text: "-12.50", cell: "-12.50" },
])("a cell with $what", ({ text, cell }) => {
  expect(csvText([["1", text]])).toBe(`1,${cell}\r\n`);
});
