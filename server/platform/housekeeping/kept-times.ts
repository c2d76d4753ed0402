const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What is swept, in the order of the list in `docs/running.md`. */
export const swept = [
  "guesses",
  "sessions",
  "employeeConfirmations",
  "passwordResets",
  "pairingCodes",
  "idempotencyKeys",
  "mailbox",
  "feedBatches",
  "tillPayloads",
  "printJobs",
  "scheduleRuns",
  "punchSendings",
] as const;
export type Swept = (typeof swept)[number];

/**
 * How long what has done its work is kept, after the moment named beside it. `docs/running.md` tells it to whoever runs
 * the program; history (events), trade and what people wrote are never swept away.
 */
export const keptFor = {
  /** After the last wrong try. Longer than the longest wait, so that nobody waits less because of it. */
  guesses: 2 * dayMs,
  /** After the sign-in was ended or ran out. */
  sessions: 90 * dayMs,
  /** After somebody's PIN has ended at a screen, or was last used there. */
  employeeConfirmations: 30 * dayMs,
  /** After the link was used or ran out. */
  passwordResets: 7 * dayMs,
  /** After the code was used or ran out. */
  pairingCodes: 30 * dayMs,
  /** After the first request with the key. A client repeats within minutes; a till that was off, within days. */
  idempotencyKeys: 7 * dayMs,
  /** After the mail was written, where there is no mail server. */
  mailbox: 30 * dayMs,
  /** After the batch came in. The newest of each register stays, however old: it is the one that may be repeated. */
  feedBatches: 30 * dayMs,
  /** After a till could last fetch it. */
  tillPayloads: dayMs,
  /** After the job was made; the queue shows one day, a question about it comes within the week. */
  printJobs: 7 * dayMs,
  /** After the day whose work was started. */
  scheduleRuns: 60 * dayMs,
  /** After the scheduling service took the punch, or nobody tried any more. The punch itself stays. */
  punchSendings: 30 * dayMs,
} as const satisfies Record<Swept, number>;
