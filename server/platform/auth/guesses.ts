import { createHmac } from "node:crypto";
import type { Context } from "#server/platform/context/context.ts";
import * as db from "./guesses.db.ts";
import * as rules from "./guesses.rules.ts";
import type { GuessLimit } from "./guesses.rules.ts";

export type Guess = { limit: GuessLimit; of: string };

/**
 * Seconds to wait before one more try; 0 when it may be made. Locks the counters, so that tries sent at once are
 * counted one after the other.
 */
export async function secondsToWait(context: Context, guesses: readonly Guess[]): Promise<number> {
  let longest = 0;
  for (const guess of inOrder(context, guesses)) {
    const before = await db.lockGuesses(context.sql, { subject: guess.subject, now: context.now });
    longest = Math.max(longest, rules.secondsToWait(before, guess.limit, context.now));
  }
  return longest;
}

/** The same without locking, for counters that many people share. */
export async function secondsToWaitUnlocked(context: Context, guesses: readonly Guess[]): Promise<number> {
  const found = await Promise.all(
    guesses.map(async (guess) =>
      rules.secondsToWait(await db.findGuesses(context.sql, subjectOf(context, guess)), guess.limit, context.now),
    ),
  );
  return Math.max(0, ...found);
}

/** Counts a wrong try. Its transaction must be committed, so whoever calls answers "no" instead of throwing. */
export async function countFailure(context: Context, guesses: readonly Guess[]): Promise<number> {
  let longest = 0;
  for (const { subject, limit } of inOrder(context, guesses)) {
    const before = await db.lockGuesses(context.sql, { subject, now: context.now });
    const after = rules.afterFailure(before, limit, context.now);
    await db.saveGuesses(context.sql, { subject, guesses: after });
    longest = Math.max(longest, rules.secondsToWait(after, limit, context.now));
  }
  return longest;
}

/** Counts a wrong try towards an alarm; true when it is the one that sets it off, which is then quiet for its wait. */
export async function setsOffAlarm(context: Context, guess: Guess): Promise<boolean> {
  const subject = subjectOf(context, guess);
  const before = await db.lockGuesses(context.sql, { subject, now: context.now });
  const after = rules.afterFailure(before, guess.limit, context.now);
  await db.saveGuesses(context.sql, { subject, guesses: after });
  return rules.isOneTooMany(before, after);
}

/** A right try: the wrong ones before it are forgiven. */
export async function forgetFailures(context: Context, guesses: readonly Guess[]): Promise<void> {
  await db.deleteGuesses(
    context.sql,
    guesses.map((guess) => subjectOf(context, guess)),
  );
}

/** Always the same order, so that two tries with the same counters never wait for each other. */
function inOrder(context: Context, guesses: readonly Guess[]): { subject: string; limit: GuessLimit }[] {
  return guesses
    .map((guess) => ({ subject: subjectOf(context, guess), limit: guess.limit }))
    .toSorted((left, right) => left.subject.localeCompare(right.subject));
}

function subjectOf(context: Context, { limit, of }: Guess): string {
  const key = createHmac("sha256", context.platform.secretKey).update("guesses").digest();
  return `${limit.kind}:${createHmac("sha256", key).update(of.toLowerCase()).digest("base64url")}`;
}
