/** How many wrong tries are allowed within a window, and how long to wait after that; each further wait doubles. */
export type GuessLimit = { kind: string; tries: number; withinMs: number; waitMs: number; longestWaitMs: number };

export type Guesses = {
  failures: number;
  /** The first failure of the current window. */
  firstFailedAt: Date;
  lastFailedAt: Date;
  blockedUntil: Date | null;
  blockedTimes: number;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const guessLimits = {
  /** Counts one email from one device, so that tries elsewhere never slow anybody's sign-in. */
  signInPair: {
    kind: "sign-in-pair",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /** Counts one email from one network by unknown devices, because a browser can claim to be any device. */
  signInNetworkPair: {
    kind: "sign-in-network-pair",
    tries: 50,
    withinMs: 60 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /**
   * Counts one network that tries many emails. A whole store shares one network, so only devices that never signed in
   * as the person wait, and only after more failures than a store can mistype.
   */
  signInNetwork: {
    kind: "sign-in-network",
    tries: 300,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 15 * minuteMs,
  },
  /** Slows nobody; the person and the owner get one email a day at most. */
  signInBurst: {
    kind: "sign-in-burst",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: dayMs,
    longestWaitMs: dayMs,
  },
  /** Counts requested emails, for known and unknown addresses, so that nobody's mailbox can be flooded. */
  forgotEmail: {
    kind: "forgot-email",
    tries: 5,
    withinMs: 60 * minuteMs,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  forgotAddress: {
    kind: "forgot-address",
    tries: 20,
    withinMs: 60 * minuteMs,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /** Counts requested sign-ups, for known and unknown emails, so that nobody's mailbox can be flooded. */
  signUpEmail: {
    kind: "sign-up-email",
    tries: 5,
    withinMs: 60 * minuteMs,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  signUpAddress: {
    kind: "sign-up-address",
    tries: 20,
    withinMs: 60 * minuteMs,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  signUpLink: {
    kind: "sign-up-link",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  resetAddress: {
    kind: "reset-address",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /** Counts every search of one device for a coupon's number, right or wrong. */
  couponNumber: {
    kind: "coupon-number",
    tries: 30,
    withinMs: minuteMs,
    waitMs: minuteMs,
    longestWaitMs: minuteMs,
  },
  /** Counts the check-ins of one phone on a store's public page. */
  selfCheckInPhone: {
    kind: "self-check-in-phone",
    tries: 5,
    withinMs: 60 * minuteMs,
    waitMs: 60 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /** And of one network. All sellers in the store may be on its one network, on a Saturday some dozens an hour. */
  selfCheckInAddress: {
    kind: "self-check-in-address",
    tries: 60,
    withinMs: 60 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  oldPassword: {
    kind: "old-password",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  pinAtDevice: {
    kind: "pin-at-device",
    tries: 5,
    withinMs: 5 * minuteMs,
    waitMs: minuteMs,
    longestWaitMs: 15 * minuteMs,
  },
  /** Counts per login, because a browser can claim to be any number of devices. */
  pinByLogin: {
    kind: "pin-by-login",
    tries: 25,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /**
   * Catches slow guessing over a whole day. A right PIN does not reset the count, because the victim enters it many
   * times a day.
   */
  pinOverDay: {
    kind: "pin-over-day",
    tries: 20,
    withinMs: dayMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 240 * minuteMs,
  },
  /** Counts over all devices and slows nobody; a manager sees it under "Worth a look", once a day. */
  pinAlarm: {
    kind: "pin-alarm",
    tries: 20,
    withinMs: dayMs,
    waitMs: dayMs,
    longestWaitMs: dayMs,
  },
} as const satisfies Record<string, GuessLimit>;

/** Waits stop doubling after a day without a wrong try. */
const forgiveAfterMs = dayMs;

/** Routine clock corrections of servers stay below this. */
const clockToleranceMs = minuteMs;

export function afterFailure(before: Guesses | undefined, limit: GuessLimit, now: Date): Guesses {
  if (before === undefined) {
    return countGuess({ failures: 1, firstFailedAt: now, blockedTimes: 0 }, limit, now);
  }
  if (secondsToWait(before, limit, now) > 0) {
    return before;
  }
  // A time in the future was written before the clock was set back, so its age is unknown.
  const firstFailedAt = before.firstFailedAt > now ? now : before.firstFailedAt;
  const isRunning = before.failures > 0 && now.getTime() - firstFailedAt.getTime() < limit.withinMs;
  const isForgiven = now.getTime() - before.lastFailedAt.getTime() >= forgiveAfterMs;
  const blockedTimes = isForgiven ? 0 : before.blockedTimes;
  return isRunning
    ? countGuess({ failures: before.failures + 1, firstFailedAt, blockedTimes }, limit, now)
    : countGuess({ failures: 1, firstFailedAt: now, blockedTimes }, limit, now);
}

function countGuess(
  { failures, firstFailedAt, blockedTimes }: Pick<Guesses, "failures" | "firstFailedAt" | "blockedTimes">,
  limit: GuessLimit,
  now: Date,
): Guesses {
  const lastFailedAt = now;
  if (failures < limit.tries) {
    return { failures, firstFailedAt, lastFailedAt, blockedUntil: null, blockedTimes };
  }
  const blockedUntil = new Date(now.getTime() + waitMs(limit, blockedTimes + 1));
  return { failures: 0, firstFailedAt, lastFailedAt, blockedUntil, blockedTimes: blockedTimes + 1 };
}

/** Returns whether this try reached the limit; tries during a wait do not count. */
export function reachedLimit(before: Guesses, after: Guesses): boolean {
  return after !== before && after.blockedUntil !== null;
}

/** Returns how many more wrong tries cost no wait. */
export function triesLeft({ failures, blockedUntil }: Guesses, limit: GuessLimit): number {
  return blockedUntil === null ? Math.max(0, limit.tries - failures) : 0;
}

/** Returns the whole seconds left to wait; 0 when a try is allowed. */
export function secondsToWait(
  guesses: Pick<Guesses, "blockedUntil" | "blockedTimes"> | undefined,
  limit: GuessLimit,
  now: Date,
): number {
  if (!guesses?.blockedUntil) {
    return 0;
  }
  const leftMs = guesses.blockedUntil.getTime() - now.getTime();
  const wholeMs = waitMs(limit, guesses.blockedTimes);
  // More is left than the whole wait, so the clock was set back; nobody waits until it has caught up.
  const isFromLater = leftMs > wholeMs + clockToleranceMs;
  return isFromLater ? 0 : Math.max(0, Math.ceil(Math.min(leftMs, wholeMs) / 1000));
}

/** Returns the wait for the first, second, third … block. */
function waitMs(limit: GuessLimit, times: number): number {
  return Math.min(limit.waitMs * 2 ** Math.max(0, times - 1), limit.longestWaitMs);
}
