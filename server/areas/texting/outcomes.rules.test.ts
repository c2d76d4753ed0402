import { expect, test } from "vitest";
import { movesForward } from "./outcomes.rules.ts";

test.each([
  ["sending", "sent", true],
  ["sending", "delivered", true],
  ["unknown", "delivered", true],
  ["unknown", "sent", true],
  ["sent", "delivered", true],
  ["sent", "undelivered", true],
  ["sent", "sent", false],
  ["delivered", "sent", false],
  ["delivered", "failed", false],
  ["undelivered", "delivered", false],
  ["failed", "sent", false],
  ["blocked", "sent", false],
  ["queued", "sent", false],
] as const)("%s, then %s", (status, reported, isForward) => {
  expect(movesForward(status, reported)).toBe(isForward);
});
