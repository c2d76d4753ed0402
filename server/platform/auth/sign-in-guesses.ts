import { createHash } from "node:crypto";
import type { Context } from "#server/platform/context/context.ts";
import { guessLimits } from "./guesses.rules.ts";
import { countFailure, forgetFailures, secondsToWait, secondsToWaitUnlocked, setsOffAlarm } from "./guesses.ts";
import type { Guess } from "./guesses.ts";
import { mailGuessWarning } from "./guess-mails.ts";
import { hasSignedInFrom } from "./sessions.db.ts";

type GuessedUser = { id: number; accountId: number; email: string; fullName: string; passwordHash: string | null };

export type SignInGuesses = {
  /** Counters of this device, locked during the try. */
  own: readonly Guess[];
  /** Counters shared with others on the network. */
  shared: readonly Guess[];
};

/**
 * Returns the counters of a sign-in. A device that has signed in as the person before is slowed only by its own wrong
 * tries; a stranger elsewhere, or on the same network, never locks it out.
 */
export async function signInGuesses(
  context: Context,
  { email, user }: { email: string; user: GuessedUser | undefined },
): Promise<SignInGuesses> {
  const { address, deviceId, sql } = context;
  // The key includes the password hash, so that a new password (from a reset link) ends every wait.
  const signInKey = `${email.toLowerCase()} ${digest(user?.passwordHash ?? "")}`;
  const pair = { limit: guessLimits.signInPair, key: `${signInKey} ${deviceId ?? address}` };
  if (user && deviceId !== null && (await hasSignedInFrom(sql, { ...user, userId: user.id, deviceId }))) {
    return { own: [pair], shared: [] };
  }
  const networkPair = { limit: guessLimits.signInNetworkPair, key: `${signInKey} ${address}` };
  return { own: [pair], shared: [networkPair, { limit: guessLimits.signInNetwork, key: address }] };
}

export async function mayTrySignIn(context: Context, { own, shared }: SignInGuesses): Promise<boolean> {
  return (await secondsToWait(context, own)) === 0 && (await secondsToWaitUnlocked(context, shared)) === 0;
}

/** Counts the wrong try and emails the person and the owner after a burst. */
export async function countWrongSignIn(
  context: Context,
  { own, shared }: SignInGuesses,
  user: GuessedUser | undefined,
): Promise<void> {
  await countFailure(context, [...own, ...shared]);
  if (user && (await setsOffAlarm(context, { limit: guessLimits.signInBurst, key: String(user.id) }))) {
    await mailGuessWarning(context, user, guessLimits.signInBurst.tries);
  }
}

/** Keeps the network's counter, because someone who knows one password may still be guessing others. */
export async function forgetWrongSignIns(context: Context, { own }: SignInGuesses): Promise<void> {
  await forgetFailures(context, own);
}

function digest(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}
