import { expect, test } from "vitest";
import { textFault } from "./readable-text.ts";

test.each([
  ["a plain text", "Call the plumber", null],
  ["an empty text", "", null],
  ["spaces alone, which count as empty", "  \n", null],
  ["a NUL in a text", "Ana\0Ruiz", "unreadable"],
  ["half of a letter", "Ana \ud83d", "unreadable"],
  ["a whole picture", "Ana \u{1f600}", null],
  ["nothing but an invisible sign", "\u200b", "invisible"],
  ["a braille cell without dots", "\u2800", "invisible"],
  ["an invisible sign beside a letter", "a\u200b", null],
])("%s", (_what, text, fault) => {
  expect(textFault(text)).toBe(fault);
});
