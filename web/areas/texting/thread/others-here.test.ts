import { expect, test } from "vitest";
import { hearOther, shownOthers } from "./others-here.ts";
import type { HereMessage, Other } from "./others-here.ts";

const devon: HereMessage = {
  ...{ threadId: "t", screenId: "counter", employeeId: 3, name: "Devon Price" },
  ...{ doing: "typing", asks: false },
};
const priya: HereMessage = { ...devon, screenId: "office", employeeId: 4, name: "Priya Shah", doing: "reading" };

function after(...messages: readonly (readonly [message: HereMessage, at: number])[]): readonly Other[] {
  return messages.reduce<readonly Other[]>((others, [message, at]) => hearOther(others, message, at), []);
}

const names = (others: readonly Other[], now: number, employeeId: number | null = null) =>
  shownOthers(others, { employeeId, now }).map(({ name, isTyping }) => `${name}${isTyping ? " types" : ""}`);

test("who types stands before who reads, and who types no more reads", () => {
  const others = after([priya, 0], [devon, 0]);
  expect(names(others, 0)).toEqual(["Devon Price types", "Priya Shah"]);
  expect(names(others, 12_001)).toEqual(["Devon Price", "Priya Shah"]);
});

test("who leaves is gone at once, and who is silent after a while", () => {
  expect(names(after([priya, 0], [devon, 0], [{ ...devon, doing: "left" }, 1]), 1)).toEqual(["Priya Shah"]);
  expect(names(after([priya, 0]), 45_000)).toEqual(["Priya Shah"]);
  expect(names(after([priya, 0]), 45_001)).toEqual([]);
});

test("a person on two screens is shown once, and to themselves never", () => {
  const others = after([devon, 0], [{ ...devon, screenId: "phone", doing: "reading" }, 0]);
  expect(names(others, 0)).toEqual(["Devon Price types"]);
  expect(names(others, 0, 3)).toEqual([]);
});
