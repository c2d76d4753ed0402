import { expect, test } from "vitest";
import { readSlipNumber } from "./slip-number.ts";

test.each([
  ["12", 12],
  ["#12", 12],
  [" # 12 ", 12],
  ["Buy 12", 12],
  ["buy#7", 7],
  ["SLIP 7", 7],
  ["No. 7", 7],
  ["no 7", 7],
  ["007", 7],
  ["999", 999],
])("%j is the slip's number %d", (text, number) => {
  expect(readSlipNumber(text)).toBe(number);
});

test.each([
  ["an empty text", ""],
  ["no number of any day", "0"],
  ["more than a day has", "1000"],
  ["an id of the point of sale", "B-12"],
  ["two numbers", "12 13"],
  ["a name with a number", "Ana 12"],
  ["a part of a number", "1.5"],
  ["our own id", "0193a1c2-7b1e-7c60-8f00-2b6d6b1f0a11"],
  ["digits of another script", "١٢"],
  ["a text longer than any reference", `${" ".repeat(64)}12`],
])("%s is none", (_what, text) => {
  expect(readSlipNumber(text)).toBeNull();
});
