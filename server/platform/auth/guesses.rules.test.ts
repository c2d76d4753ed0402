import fc from "fast-check";
import { expect, test } from "vitest";
import { afterFailure, guessLimits, reachedLimit, secondsToWait } from "./guesses.rules.ts";
import type { GuessLimit, Guesses } from "./guesses.rules.ts";

const limit: GuessLimit = { kind: "test", tries: 5, withinMs: 300_000, waitMs: 60_000, longestWaitMs: 900_000 };
const start = new Date("2026-11-20T12:00:00Z");
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/** Applies one failure at each of the given seconds. */
function failAt(
  seconds: readonly number[],
  { before, guessLimit = limit }: { before?: Guesses | undefined; guessLimit?: GuessLimit } = {},
): Guesses | undefined {
  return seconds.reduce<Guesses | undefined>(
    (guesses, second) => afterFailure(guesses, guessLimit, at(second)),
    before,
  );
}

const waitAt = (guesses: Guesses | undefined, seconds: number, guessLimit = limit): number =>
  secondsToWait(guesses, guessLimit, at(seconds));

test.each<[what: string, failedAt: number[], then: { second: number; wait: number }]>([
  ["no wrong try", [], { second: 0, wait: 0 }],
  ["one", [0], { second: 0, wait: 0 }],
  ["four, the last that cost nothing", [0, 1, 2, 3], { second: 3, wait: 0 }],
  ["the fifth waits a minute", [0, 1, 2, 3, 4], { second: 4, wait: 60 }],
  ["half of it is left half a minute later", [0, 1, 2, 3, 4], { second: 34, wait: 30 }],
  ["a part of a second counts as a whole one", [0, 1, 2, 3, 4], { second: 63.001, wait: 1 }],
  ["its last millisecond", [0, 1, 2, 3, 4], { second: 63.999, wait: 1 }],
  ["it ends to the millisecond", [0, 1, 2, 3, 4], { second: 64, wait: 0 }],
  ["a try while waiting makes it neither longer nor shorter", [0, 1, 2, 3, 4, 10, 11], { second: 34, wait: 30 }],
  ["five minutes are over: the first four are forgotten", [0, 1, 2, 3, 300], { second: 300, wait: 0 }],
  ["a millisecond less and they count", [0, 1, 2, 3, 299.999], { second: 299.999, wait: 60 }],
  ["after a wait it starts at one again", [0, 1, 2, 3, 4, 64, 65, 66, 67], { second: 67, wait: 0 }],
  ["and the next fifth waits twice as long", [0, 1, 2, 3, 4, 64, 65, 66, 67, 68], { second: 68, wait: 120 }],
])("%s", (_what, failedAt, { second, wait }) => {
  expect(waitAt(failAt(failedAt), second)).toBe(wait);
});

test("each further wait doubles, up to a quarter of an hour, and starts again a day after the last wrong try", () => {
  let guesses: Guesses | undefined;
  const waits: number[] = [];
  let second = 0;
  for (let round = 0; round < 6; round += 1) {
    guesses = failAt([second, second, second, second, second], { before: guesses });
    waits.push(waitAt(guesses, second));
    second += waitAt(guesses, second);
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  const lastWrong = second - 900;
  const quiet = (seconds: number) =>
    waitAt(
      failAt(
        Array.from({ length: 5 }, () => seconds),
        { before: guesses },
      ),
      seconds,
    );
  expect(quiet(lastWrong + 86_399)).toBe(900);
  expect(quiet(lastWrong + 86_400)).toBe(60);
});

/** Returns the wait after each wrong try of one day, with a try every `everySeconds` seconds unless blocked. */
function dailyWaits(guessLimit: GuessLimit, everySeconds: number): number[] {
  let guesses: Guesses | undefined;
  const waits: number[] = [];
  for (let second = 0; second < 86_400; second += everySeconds) {
    if (waitAt(guesses, second, guessLimit) === 0) {
      guesses = failAt([second], { before: guesses, guessLimit });
      waits.push(waitAt(guesses, second, guessLimit));
    }
  }
  return waits;
}

test("four wrong PINs each five minutes are stopped within the day, and the waits grow to four hours", () => {
  const waits = dailyWaits(guessLimits.pinOverDay, 75);
  expect(waits.filter((seconds) => seconds > 0)).toEqual([
    900, 1800, 3600, 7200, 14_400, 14_400, 14_400, 14_400, 14_400,
  ]);
  expect(waits.length).toBeLessThanOrEqual(180);
});

const none: Guesses = { failures: 0, firstFailedAt: start, lastFailedAt: start, blockedUntil: null, blockedTimes: 0 };

/** Returns the seconds, out of those tried, at which the limit was reached. */
function secondsAtLimit(seconds: readonly number[]): number[] {
  let guesses = none;
  return seconds.filter((second) => {
    const before = guesses;
    guesses = afterFailure(before, limit, at(second));
    return reachedLimit(before, guesses);
  });
}

test("reaching the limit is reported once, not again during the wait", () => {
  expect(secondsAtLimit([0, 1, 2, 3, 4, 5, 6])).toEqual([4]);
});

test.each<[what: string, clockSeconds: number, seconds: number]>([
  ["a day", 4 - 86_400, 0],
  ["an hour", 4 - 3600, 0],
  ["a minute and a bit", 4 - 60.001, 0],
  ["a minute, as clocks are set now and then", 4 - 60, 60],
  ["a second", 3, 60],
])("a clock put back by %s makes nobody wait longer", (_what, clockSeconds, seconds) => {
  expect(waitAt(failAt([0, 1, 2, 3, 4]), clockSeconds)).toBe(seconds);
});

test("a clock set back does not extend the window in which wrong tries count", () => {
  const afterTheyCount = failAt([0, 1, 2, -86_400, -86_400 + 301]);
  expect(afterTheyCount).toMatchObject({ failures: 1 });
  expect(failAt([0, 1, 2, -86_400, -86_400 + 1])).toMatchObject({ blockedTimes: 1 });
});

const limits = fc.constantFrom(...Object.values(guessLimits));
/** Clock jumps, forward and back, with a wrong try after each. */
const jumps = fc.array(fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -200_000, max: 200_000 })), {
  maxLength: 80,
});

test("no wait is ever longer than its longest, wherever the clock jumps", () => {
  fc.assert(
    fc.property(limits, jumps, fc.integer({ min: -400_000, max: 400_000 }), (guessLimit, steps, look) => {
      let second = 0;
      let guesses: Guesses | undefined;
      for (const step of steps) {
        second += step;
        guesses = failAt([second], { before: guesses, guessLimit });
        expect(waitAt(guesses, second, guessLimit) * 1000).toBeLessThanOrEqual(guessLimit.longestWaitMs);
      }
      expect(waitAt(guesses, second + look, guessLimit) * 1000).toBeLessThanOrEqual(guessLimit.longestWaitMs);
    }),
  );
});

test("a try is allowed after the announced wait, and fewer tries than the limit never wait", () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 5 }), (guessLimit, rounds) => {
      let second = 0;
      let guesses: Guesses | undefined;
      for (let round = 0; round < rounds; round += 1) {
        guesses = failAt(
          Array.from({ length: guessLimit.tries - 1 }, () => second),
          { before: guesses, guessLimit },
        );
        expect(waitAt(guesses, second, guessLimit)).toBe(0);
        guesses = failAt([second], { before: guesses, guessLimit });
        const wait = waitAt(guesses, second, guessLimit);
        expect(wait).toBeGreaterThan(0);
        second += wait;
        expect([waitAt(guesses, second - 1, guessLimit), waitAt(guesses, second, guessLimit)]).toEqual([1, 0]);
      }
    }),
  );
});

// All durations are minutes; a day is 1440.
test.each<[name: keyof typeof guessLimits, tries: number, ...minutes: number[]]>([
  ["signInPair", 10, 15, 15, 60],
  ["signInNetworkPair", 50, 60, 15, 60],
  ["signInNetwork", 300, 15, 15, 15],
  ["signInBurst", 10, 15, 1440, 1440],
  ["forgotEmail", 5, 60, 60, 60],
  ["forgotAddress", 20, 60, 60, 60],
  ["resetAddress", 10, 15, 15, 60],
  ["oldPassword", 10, 15, 15, 60],
  ["pinAtDevice", 5, 5, 1, 15],
  ["pinByLogin", 25, 15, 15, 60],
  ["pinOverDay", 20, 1440, 15, 240],
  ["pinAlarm", 20, 1440, 1440, 1440],
])("%s: %s tries within %s minutes, then %s minutes to wait, at most %s", (name, tries, ...minutes) => {
  const [withinMs, waitMs, longestWaitMs] = minutes.map((count) => count * 60_000);
  expect(guessLimits[name]).toMatchObject({ tries, withinMs, waitMs, longestWaitMs });
});

test("a wait counts from the wrong try that started it", () => {
  expect(failAt([0, 1, 2, 3, 4])).toEqual({
    failures: 0,
    firstFailedAt: at(0),
    lastFailedAt: at(4),
    blockedUntil: at(64),
    blockedTimes: 1,
  });
});
