import fc from "fast-check";
import { expect, test } from "vitest";
import { endOf, searchWords } from "./search-words.rules.ts";

test.each([
  ["+1 (614) 555-0148", ["6145550148"]],
  ["614.555.0148", ["6145550148"]],
  ["1-614-555", ["614555"]],
  ["555-0148", ["5550148"]],
  ["0148", ["0148"]],
  ["Dana@Mail.example", ["dana@mail.example"]],
  ["Quiñones-Vander", ["quinones", "vander"]],
  ["o'neil j", ["neil", "o", "j"]],
  ["  ", []],
  ["!?", []],
])("%s is searched for as %j", (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test("no typed text makes more than four words, and each begins what it ends", () => {
  const holds = fc.property(fc.string(), (typed) => {
    const words = searchWords(typed);
    expect(words.length).toBeLessThanOrEqual(4);
    expect(words).not.toContain("");
    expect(words.filter((word) => word >= endOf(word))).toEqual([]);
  });
  fc.assert(holds);
});
