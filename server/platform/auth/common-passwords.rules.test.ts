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

test.each([
  ["three different signs", "abcabbacca", true],
  ["four different signs", "abcdbacdba", false],
  ["five signs again and again", "x7k2mx7k2m", true],
  ["six signs again and again", "x7k2m9x7k2m9", false],
  ["one walk", "wertyuio", true],
  ["three walks", "wertyhjklcvb", true],
  ["four walks", "wertyhjklcvbuio", false],
  ["a walk of two at the end", "wertyuihj", false],
  ["a walk of two at the beginning", "hjwertyui", false],
  ["one sign more after three walks", "wertyhjklcvbp", false],
  ["two common words", "summer2026football", true],
  ["three common words", "summer1football1welcome", false],
  ["a common word and another", "summer2026maple", false],
  ["digits without a word", "7294615038", false],
])("%s, %s, is too easy: %s", (_what, password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});
