/** How many wrong tries within how long, and how long to wait then; each further wait is double. */
export type GuessLimit = { kind: string; tries: number; withinMs: number; waitMs: number; longestWaitMs: number };

export type Guesses = { failures: number; firstFailedAt: Date; blockedUntil: Date | null; blockedTimes: number };

const minuteMs = 60_000;

export const guessLimits = {
  signInEmail: {
    kind: "sign-in-email",
    tries: 10,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 240 * minuteMs,
  },
  /** A whole shop sits behind one address, so it may err more often than one person. */
  signInAddress: {
    kind: "sign-in-address",
    tries: 30,
    withinMs: 15 * minuteMs,
    waitMs: 15 * minuteMs,
    longestWaitMs: 240 * minuteMs,
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
} as const satisfies Record<string, GuessLimit>;

/** Waits stop doubling after a quiet day. */
const forgivenMs = 24 * 60 * minuteMs;

export function afterFailure(before: Guesses | undefined, limit: GuessLimit, now: Date): Guesses {
  if (before !== undefined && secondsToWait(before, now) > 0) {
    return before;
  }
  const isRunning =
    before !== undefined && now.getTime() - before.firstFailedAt.getTime() < limit.withinMs && before.failures > 0;
  const failures = isRunning ? before.failures + 1 : 1;
  const isForgiven = before === undefined || now.getTime() - before.firstFailedAt.getTime() >= forgivenMs;
  const blockedTimes = isForgiven ? 0 : before.blockedTimes;
  const firstFailedAt = isRunning ? before.firstFailedAt : now;
  if (failures < limit.tries) {
    return { failures, firstFailedAt, blockedUntil: null, blockedTimes };
  }
  const waitMs = Math.min(limit.waitMs * 2 ** blockedTimes, limit.longestWaitMs);
  return { failures: 0, firstFailedAt, blockedUntil: new Date(now.getTime() + waitMs), blockedTimes: blockedTimes + 1 };
}

/** Whole seconds still to wait; 0 when a try is allowed. */
export function secondsToWait(guesses: Pick<Guesses, "blockedUntil"> | undefined, now: Date): number {
  const until = guesses?.blockedUntil?.getTime() ?? 0;
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}
