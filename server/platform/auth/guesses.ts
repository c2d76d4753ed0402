import { createHmac } from "node:crypto";
import type { Context } from "#server/platform/context/context.ts";
import * as db from "./guesses.db.ts";
import * as rules from "./guesses.rules.ts";
import type { GuessLimit } from "./guesses.rules.ts";

export type Guess = { limit: GuessLimit; key: string };

/**
 * Returns the seconds to wait before the next try; 0 when it is allowed. Locks the counters, so that concurrent tries
 * are counted one by one.
 */
export async function secondsToWait(context: Context, guesses: readonly Guess[]): Promise<number> {
  let longest = 0;
  for (const guess of sortGuesses(context, guesses)) {
    const before = await db.lockGuesses(context.sql, { subject: guess.subject, now: context.now });
    longest = Math.max(longest, rules.secondsToWait(before, guess.limit, context.now));
  }
  return longest;
}

/** Does the same without locking, for counters that many people share. */
export async function secondsToWaitUnlocked(context: Context, guesses: readonly Guess[]): Promise<number> {
  const waits = await Promise.all(
    guesses.map(async (guess) =>
      rules.secondsToWait(await db.findGuesses(context.sql, hashSubject(context, guess)), guess.limit, context.now),
    ),
  );
  return Math.max(0, ...waits);
}

export type CountedTry = {
  /** Before the next try; 0 when it is allowed. */
  waitSeconds: number;
  /** So many more wrong ones cost no wait. */
  triesLeft: number;
};

/** Counts a wrong try. The transaction must commit, so the caller returns a failure instead of throwing. */
export async function countFailure(context: Context, guesses: readonly Guess[]): Promise<CountedTry> {
  let [waitSeconds, triesLeft] = [0, Infinity];
  for (const { subject, limit } of sortGuesses(context, guesses)) {
    const before = await db.lockGuesses(context.sql, { subject, now: context.now });
    const after = rules.afterFailure(before, limit, context.now);
    await db.saveGuesses(context.sql, { subject, guesses: after });
    waitSeconds = Math.max(waitSeconds, rules.secondsToWait(after, limit, context.now));
    triesLeft = Math.min(triesLeft, rules.triesLeft(after, limit));
  }
  return { waitSeconds, triesLeft };
}

/** Counts a wrong try toward an alarm; true when it sets the alarm off, which then stays quiet for its wait. */
export async function setsOffAlarm(context: Context, guess: Guess): Promise<boolean> {
  const subject = hashSubject(context, guess);
  const before = await db.lockGuesses(context.sql, { subject, now: context.now });
  const after = rules.afterFailure(before, guess.limit, context.now);
  await db.saveGuesses(context.sql, { subject, guesses: after });
  return rules.reachedLimit(before, after);
}

/** Deletes the counters after a right try. */
export async function forgetFailures(context: Context, guesses: readonly Guess[]): Promise<void> {
  await db.deleteGuesses(
    context.sql,
    guesses.map((guess) => hashSubject(context, guess)),
  );
}

/** Sorts the counters, so that two tries always lock them in the same order and cannot deadlock. */
function sortGuesses(context: Context, guesses: readonly Guess[]): { subject: string; limit: GuessLimit }[] {
  return guesses
    .map((guess) => ({ subject: hashSubject(context, guess), limit: guess.limit }))
    .toSorted((left, right) => left.subject.localeCompare(right.subject));
}

function hashSubject(context: Context, { limit, key }: Guess): string {
  const hmacKey = createHmac("sha256", context.platform.secretKey).update("guesses").digest();
  return `${limit.kind}:${createHmac("sha256", hmacKey).update(key.toLowerCase()).digest("base64url")}`;
}
