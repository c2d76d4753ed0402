import { createHash } from "node:crypto";
import type { Context } from "#server/platform/context/context.ts";
import { guessLimits } from "./guesses.rules.ts";
import { countFailure, forgetFailures, secondsToWait, secondsToWaitUnlocked, setsOffAlarm } from "./guesses.ts";
import type { Guess } from "./guesses.ts";
import { mailGuessWarning } from "./guess-mails.ts";
import { hasSignedInFrom } from "./sessions.db.ts";

type GuessedUser = { id: number; accountId: number; email: string; fullName: string; passwordHash: string | null };

export type SignInGuesses = {
  /** Of this try alone: its counters are locked while it is made. */
  own: readonly Guess[];
  /** With others of the network. */
  shared: readonly Guess[];
};

/**
 * What a try to sign in counts towards. A device that has signed in as the person before is slowed by its own wrong tries
 * alone; what a stranger tries elsewhere, or on the same network, never shuts it out.
 */
export async function signInGuesses(
  context: Context,
  { email, user }: { email: string; user: GuessedUser | undefined },
): Promise<SignInGuesses> {
  const { address, deviceId, sql } = context;
  // With the password in it, a new password (by a mailed link, say) ends every wait for the old one.
  const guessed = `${email.toLowerCase()} ${digest(user?.passwordHash ?? "")}`;
  const pair = { limit: guessLimits.signInPair, of: `${guessed} ${deviceId ?? address}` };
  if (user && deviceId !== null && (await hasSignedInFrom(sql, { ...user, userId: user.id, deviceId }))) {
    return { own: [pair], shared: [] };
  }
  const networkPair = { limit: guessLimits.signInNetworkPair, of: `${guessed} ${address}` };
  return { own: [pair], shared: [networkPair, { limit: guessLimits.signInNetwork, of: address }] };
}

export async function mayTrySignIn(context: Context, { own, shared }: SignInGuesses): Promise<boolean> {
  return (await secondsToWait(context, own)) === 0 && (await secondsToWaitUnlocked(context, shared)) === 0;
}

/** Counts the wrong try; a burst of them is told to the person and the owner. */
export async function countWrongSignIn(
  context: Context,
  { own, shared }: SignInGuesses,
  user: GuessedUser | undefined,
): Promise<void> {
  await countFailure(context, [...own, ...shared]);
  if (user && (await setsOffAlarm(context, { limit: guessLimits.signInBurst, of: String(user.id) }))) {
    await mailGuessWarning(context, user, guessLimits.signInBurst.tries);
  }
}

/** The network's counter stays: whoever knows one password may still be trying others. */
export async function forgetWrongSignIns(context: Context, { own }: SignInGuesses): Promise<void> {
  await forgetFailures(context, own);
}

function digest(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}
