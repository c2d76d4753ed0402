import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.rules.ts";

test.each([
  ...["Password1234", "password!!!", "Welcome2026!", "P@ssw0rd123", "qwertyuiop", "1234567890", "aaaaaaaaaa"],
  ...["abcabcabcabc", "letmein12345", "Hangtag2026!", "iloveyou1234", "asdfghjkl123", "Summer2026!!", "qwerty123456"],
  ...["football1234", "abcdefghijkl", "0987654321", "liverpool123"],
])("%s is too easy to guess", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery",
  "my very own words",
  "bag4clothes&shoes",
  "Tr0ub4dor&3xyz",
  "maple7street9",
  "gR8-uKq2-zzPw",
])("%s may be chosen", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
