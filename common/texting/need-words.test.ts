import { expect, test } from "vitest";
import { needWords } from "./need-words.ts";

test.each([
  [[], null],
  [["Winter coats"], "winter coats"],
  [["Boys' jeans 8 to 10", "XL tops", "TVs"], "boys' jeans 8 to 10, XL tops and TVs"],
  [["A-line skirts", "4T pajamas"], "a-line skirts and 4T pajamas"],
])("%j reads %j within a text", (short, words) => {
  expect(needWords(short)).toBe(words);
});
