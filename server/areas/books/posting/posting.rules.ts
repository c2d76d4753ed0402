import { v5 as uuidv5 } from "uuid";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { EntryLine, EntryRefusal, PostedEntry } from "#server/adapters/bookkeeping/bookkeeping.ts";
import type { EntryState, JournalKind } from "#server/areas/books/journal.rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Of our own requests; any other UUID would do as well. */
const requestNamespace = "5f0a3c0e-6b1d-4c58-9a37-0d6f3f1f2a11";

/** The same for every try of one revision and round, so that a service that remembers it posts once. */
export function postRequestId(posting: {
  storeId: number;
  companyId: string;
  date: BusinessDate;
  kind: JournalKind;
  revision: number;
  round: number;
}): string {
  const { storeId, companyId, date, kind, revision, round } = posting;
  return uuidv5([storeId, companyId, date, kind, revision, round].join(" "), requestNamespace);
}

const retryAfterMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs] as const;
const longestTryingMs = 24 * hourMs;

/** When to try again after so many failed tries: after 1, 5 and 30 minutes, 2 hours, then hourly; null after 24 hours. */
export function nextPostTry(
  { tries, firstTriedAt }: { tries: number; firstTriedAt: Date },
  now: Date,
): Date | null {
  const waitMs = retryAfterMs[tries - 1] ?? hourMs;
  const at = new Date(now.getTime() + waitMs);
  return at.getTime() - firstTriedAt.getTime() > longestTryingMs ? null : at;
}

export const postingStates = ["waiting", "sending", "sent", "needs_action", "skipped"] as const;
export type PostingState = (typeof postingStates)[number];

/** Why a person has to look at an entry. */
export const postingReasons = [
  "number-taken",
  "account-inactive",
  "period-closed",
  "no-permission",
  "changed-there",
  "invalid",
  "no-answer",
] as const satisfies readonly (EntryRefusal | "no-answer")[];
export type PostingReason = (typeof postingReasons)[number];

/** How an entry stands between its Day Close and the company's books. */
export type EntryPostingState =
  | "not_connected"
  | "excluded"
  | "not_mapped"
  | "out_of_balance"
  | "ready"
  | "sending"
  | "sent"
  | "failed"
  | "needs_action"
  | "changed_since_sent"
  | "skipped";

export type PostingConnection = {
  isActive: boolean;
  isMapped: boolean;
  startDate: BusinessDate | null;
};

/** @param posting null for an entry that was never queued */
export function entryPostingState(
  entry: { date: BusinessDate; state: EntryState; revision: number },
  posting: { state: PostingState; tries: number; sentRevision: number | null } | null,
  connection: PostingConnection | null,
): EntryPostingState {
  if (posting?.state === "sent") {
    return posting.sentRevision === entry.revision ? "sent" : "changed_since_sent";
  }
  if (posting?.state === "skipped" || posting?.state === "needs_action") {
    return posting.state;
  }
  if (entry.state === "out_of_balance") {
    return "out_of_balance";
  }
  if (posting !== null) {
    return posting.state === "sending" ? "sending" : posting.tries > 0 ? "failed" : "ready";
  }
  return unqueuedState(entry.date, connection);
}

function unqueuedState(date: BusinessDate, connection: PostingConnection | null): EntryPostingState {
  if (connection === null || !connection.isActive) {
    return connection !== null && !connection.isMapped ? "not_mapped" : "not_connected";
  }
  return connection.startDate !== null && date < connection.startDate ? "excluded" : "ready";
}

type ComparedLine = Pick<EntryLine, "accountId" | "classId" | "side" | "amount">;

/** Whether the service holds just this entry: the same sums on the same accounts, however its lines are split. */
export function isSameThere(
  ours: { date: BusinessDate; lines: readonly ComparedLine[] },
  there: Pick<PostedEntry, "date" | "lines">,
): boolean {
  const [left, right] = [sumsByAccount(ours.lines), sumsByAccount(there.lines)];
  return ours.date === there.date && left.size === right.size && [...left].every(([key, sum]) => right.get(key) === sum);
}

function sumsByAccount(lines: readonly ComparedLine[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { accountId, classId, side, amount } of lines) {
    const key = JSON.stringify([accountId, classId, side]);
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

/** What the debits of an entry add up to. */
export function debitOf(lines: readonly Pick<EntryLine, "side" | "amount">[]): Cents {
  return lines.reduce((sum, { side, amount }) => sum + (side === "debit" ? amount : 0), 0);
}

/** How a running back-fill goes. `perMinute` and `minutesLeft` are null until a minute's pace can be seen. */
export function backfillPace(
  run: { done: number; left: number; doneLately: number; lately: number },
): { perMinute: number | null; minutesLeft: number | null } {
  const minutes = run.lately / minuteMs;
  if (run.doneLately === 0 || minutes <= 0) {
    return { perMinute: null, minutesLeft: null };
  }
  const perMinute = Math.max(1, Math.round(run.doneLately / minutes));
  return { perMinute, minutesLeft: Math.ceil(run.left / perMinute) };
}
