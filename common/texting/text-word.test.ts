import { expect, test } from "vitest";
import { textWord } from "./text-word.ts";

test.each([
  ["STOP", "stop"],
  [" stop. ", "stop"],
  ['"Stop!"', "stop"],
  ["OptOut", "stop"],
  ["end", "stop"],
  ["START", "start"],
  ["yes", "start"],
  ["Unstop", "start"],
  ["help", "help"],
  ["INFO", "help"],
  ["stop texting me", null],
  ["please stop", null],
  ["yes please", null],
  ["s t o p", null],
  ["nonstop", null],
  ["", null],
])("%s", (body, word) => {
  expect(textWord(body)).toBe(word);
});
