const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The kinds of rows that expire, in the order of the list in `docs/running.md`. */
export const sweptKinds = [
  "guesses",
  "sessions",
  "employeeConfirmations",
  "passwordResets",
  "signUps",
  "pairingCodes",
  "historyFiles",
  "idempotencyKeys",
  "mailbox",
  "feedBatches",
  "tillPayloads",
  "printJobs",
  "scheduleRuns",
  "punchSendings",
  "textReports",
  "registerLogs",
  "companyExports",
  "stuckOrderReports",
  "stuckContactReports",
] as const;
export type SweptKind = (typeof sweptKinds)[number];

/**
 * How long each kind is kept after the moment named beside it. `docs/running.md` repeats it for operators. History
 * (events), trade and what people wrote never expire.
 */
export const retentionMs = {
  /** After the last wrong try. Longer than the longest wait, so that nobody waits less because of it. */
  guesses: 2 * dayMs,
  /** After the sign-in was ended or ran out. */
  sessions: 90 * dayMs,
  /** After an employee's confirmation ended, or was last used. */
  employeeConfirmations: 30 * dayMs,
  /** After the link was used or ran out. */
  passwordResets: 7 * dayMs,
  /** After the link was used or ran out, or after the request where none was mailed. */
  signUps: 30 * dayMs,
  /** After the code was used or ran out. */
  pairingCodes: 30 * dayMs,
  /** After the upload began, of an import that was never finished. */
  historyFiles: 30 * dayMs,
  /** After the first request with the key. A client repeats within minutes; a till that was off, within days. */
  idempotencyKeys: 7 * dayMs,
  /** After the mail was written, where there is no mail server. */
  mailbox: 30 * dayMs,
  /** After the batch arrived. The newest of each register stays, however old, because it may be resent. */
  feedBatches: 30 * dayMs,
  /** After a till could last fetch it. */
  tillPayloads: dayMs,
  /** After the job was created; the queue shows one day, and questions come within a week. */
  printJobs: 7 * dayMs,
  /** After the day whose work was started. */
  scheduleRuns: 60 * dayMs,
  /** After the scheduling service accepted the punch, or the last retry. The punch itself stays. */
  punchSendings: 30 * dayMs,
  /** After it was worked off. What it said stands in the thread; one that comes again after that changes nothing. */
  textReports: 14 * dayMs,
  /** After a person at the register sent it. */
  registerLogs: 14 * dayMs,
  /** After it was written. Its owner has downloaded it, or asks again. */
  companyExports: 7 * dayMs,
  /** After it came, of an order that it could not be worked off for; the shop is read every quarter of an hour too. */
  stuckOrderReports: 30 * dayMs,
  /** After it came, when it could not be worked off; who left a list is read every night too. */
  stuckContactReports: 30 * dayMs,
} as const satisfies Record<SweptKind, number>;
