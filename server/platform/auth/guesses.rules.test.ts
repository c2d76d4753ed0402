import { expect, test } from "vitest";
import { afterFailure, secondsToWait } from "./guesses.rules.ts";
import type { GuessLimit, Guesses } from "./guesses.rules.ts";

const limit: GuessLimit = { kind: "test", tries: 5, withinMs: 300_000, waitMs: 60_000, longestWaitMs: 900_000 };
const start = new Date("2026-11-20T12:00:00Z");
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/** Fails at each of the seconds given, one after the other. */
const failing = (seconds: readonly number[], before?: Guesses): Guesses | undefined =>
  seconds.reduce<Guesses | undefined>((guesses, second) => afterFailure(guesses, limit, at(second)), before);

test("four wrong tries wait for nothing, the fifth waits a minute", () => {
  expect(secondsToWait(failing([0, 1, 2, 3]), at(3))).toBe(0);
  expect(secondsToWait(failing([0, 1, 2, 3, 4]), at(4))).toBe(60);
  expect(secondsToWait(failing([0, 1, 2, 3, 4]), at(34))).toBe(30);
  expect(secondsToWait(failing([0, 1, 2, 3, 4]), at(64))).toBe(0);
});

test("wrong tries far apart are forgotten", () => {
  expect(secondsToWait(failing([0, 1, 2, 3, 301]), at(301))).toBe(0);
});

test("a try while waiting makes the wait neither longer nor shorter", () => {
  expect(secondsToWait(failing([0, 1, 2, 3, 4, 10, 11]), at(34))).toBe(30);
});

test("each further wait doubles, up to a quarter of an hour, and starts again after a quiet day", () => {
  let guesses: Guesses | undefined;
  const waits: number[] = [];
  let second = 0;
  for (let round = 0; round < 6; round += 1) {
    guesses = failing([second, second, second, second, second], guesses);
    waits.push(secondsToWait(guesses, at(second)));
    second += secondsToWait(guesses, at(second));
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  const nextDay = second + 86_400;
  expect(secondsToWait(failing([nextDay, nextDay, nextDay, nextDay, nextDay], guesses), at(nextDay))).toBe(60);
});
