/** How many wrong tries within how long, and how long to wait then; each further wait is double. */
export type GuessLimit = { kind: string; tries: number; withinMs: number; waitMs: number; longestWaitMs: number };

export type Guesses = {
  failures: number;
  /** Of those that are counted together. */
  firstFailedAt: Date;
  lastFailedAt: Date;
  blockedUntil: Date | null;
  blockedTimes: number;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const guessLimits = {
  /** One address tried from one device: nobody's sign-in is slowed by what others try elsewhere. */
  signInPair: {
    kind: "sign-in-pair",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /** One address tried from one network by devices that never signed in as it: a browser can claim to be any device. */
  signInNetworkPair: {
    kind: "sign-in-network-pair",
    tries: 50,
    withinMs: 60 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /**
   * One password tried on many addresses from one network. A whole shop sits behind one, so only devices that never
   * signed in as the person wait, and only after more than a shop can mistype.
   */
  signInNetwork: {
    kind: "sign-in-network",
    tries: 300,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 15 * minuteMs,
  },
  /** Slows nobody: whoever is guessed at and the owner get a mail, at most one a day. */
  signInBurst: {
    kind: "sign-in-burst",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: dayMs,
    longestWaitMs: dayMs,
  },
  /** Counts mails asked for, wrong address or right, so that nobody's mailbox can be filled. */
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
  resetAddress: {
    kind: "reset-address",
    tries: 10,
    withinMs: 15 * minuteMs,
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
  /** A browser can claim to be any number of devices; its login stays one. */
  pinByLogin: {
    kind: "pin-by-login",
    tries: 25,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 60 * minuteMs,
  },
  /**
   * Few wrong PINs at a time, all day long. A right PIN does not start the count again: the person whose PIN is guessed
   * gives it many times a day.
   */
  pinOverDay: {
    kind: "pin-over-day",
    tries: 20,
    withinMs: dayMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 240 * minuteMs,
  },
  /** The same over all devices. Slows nobody: a manager sees it under "Worth a look", once a day. */
  pinAlarm: {
    kind: "pin-alarm",
    tries: 20,
    withinMs: dayMs,
    waitMs: dayMs,
    longestWaitMs: dayMs,
  },
} as const satisfies Record<string, GuessLimit>;

/** Waits stop doubling after a day without a wrong try. */
const forgivenMs = dayMs;

/** Clocks of servers are set by less than this all the time. */
const clockToleranceMs = minuteMs;

export function afterFailure(before: Guesses | undefined, limit: GuessLimit, now: Date): Guesses {
  if (before === undefined) {
    return counted({ failures: 1, firstFailedAt: now, blockedTimes: 0 }, limit, now);
  }
  if (secondsToWait(before, limit, now) > 0) {
    return before;
  }
  // A time that is still to come was written before the clock was put back, and says nothing of how long ago it was.
  const firstFailedAt = before.firstFailedAt > now ? now : before.firstFailedAt;
  const isRunning = before.failures > 0 && now.getTime() - firstFailedAt.getTime() < limit.withinMs;
  const isForgiven = now.getTime() - before.lastFailedAt.getTime() >= forgivenMs;
  const blockedTimes = isForgiven ? 0 : before.blockedTimes;
  return isRunning
    ? counted({ failures: before.failures + 1, firstFailedAt, blockedTimes }, limit, now)
    : counted({ failures: 1, firstFailedAt: now, blockedTimes }, limit, now);
}

function counted(
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

/** Whether this very try was the one too many; tries while somebody waits are not. */
export function isOneTooMany(before: Guesses, after: Guesses): boolean {
  return after !== before && after.blockedUntil !== null;
}

/** Whole seconds still to wait; 0 when a try is allowed. */
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
  // More is left than the whole wait: the clock was put back, and nobody waits until it has caught up.
  const isFromLater = leftMs > wholeMs + clockToleranceMs;
  return isFromLater ? 0 : Math.max(0, Math.ceil(Math.min(leftMs, wholeMs) / 1000));
}

/** Of the first, second, third … time. */
function waitMs(limit: GuessLimit, times: number): number {
  return Math.min(limit.waitMs * 2 ** Math.max(0, times - 1), limit.longestWaitMs);
}
