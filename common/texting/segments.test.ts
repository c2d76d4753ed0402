import { expect, test } from "vitest";
import { plainText, textSegments } from "./segments.ts";

const a = (count: number): string => "a".repeat(count);

test.each([
  ["nothing", "", 0, false],
  ["160 plain characters", a(160), 1, false],
  ["161 plain characters", a(161), 2, false],
  ["306 plain characters", a(306), 2, false],
  ["307 plain characters", a(307), 3, false],
  ["159 and a euro sign, which takes two", `${a(159)}€`, 2, false],
  ["158 and a euro sign", `${a(158)}€`, 1, false],
  ["a euro sign across the end of the first piece", `${a(152)}€${a(152)}`, 3, false],
  ["70 with an accent outside the alphabet", `${a(69)}ő`, 1, true],
  ["71 with an accent outside the alphabet", `${a(70)}ő`, 2, true],
  ["134 of them", `${a(133)}ő`, 2, true],
  ["135 of them", `${a(134)}ő`, 3, true],
  ["161 characters with one emoji", `${a(160)}👍`, 3, true],
  ["an emoji across the end of the first piece", `${a(66)}👍${a(66)}`, 3, true],
  ["the letters of the alphabet that are not ASCII", "Ñandú".replace("ú", "ù"), 1, false],
] as const)("%s", (...[, text, count, isUnicode]) => {
  expect(textSegments(text)).toEqual({ count, isUnicode });
});

test("what a phone's keyboard makes curly becomes plain, and an emoji stays", () => {
  expect(plainText("“It’s” – ready…\u00A0👍")).toBe('"It\'s" - ready... 👍');
});
