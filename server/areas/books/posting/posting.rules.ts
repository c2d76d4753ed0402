import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { EntryState } from "#server/areas/books/journal.rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const retryAfterMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs] as const;
const longestTryingMs = 24 * hourMs;

/** When to try again after so many failed tries: after 1, 5 and 30 minutes, 2 hours, then hourly; null after 24 hours. */
export function nextPostTry({ tries, firstTriedAt }: { tries: number; firstTriedAt: Date }, now: Date): Date | null {
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
  "gone-there",
  "invalid",
  "no-answer",
] as const;
export type PostingReason = (typeof postingReasons)[number];

/** How an entry stands between its Day Close and the company's books. */
export type EntryPostingState =
  | "not_connected"
  | "excluded"
  | "not_mapped"
  | "out_of_balance"
  | "ready"
  | "waiting"
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
  /** The service takes nothing until a person signs in again or renews the subscription. */
  isStopped: boolean;
};

/** @param posting null for an entry that was never queued */
export function entryPostingState(
  entry: { date: BusinessDate; state: EntryState; revision: number },
  posting: { state: PostingState; tries: number; sentRevision: number | null } | null,
  connection: PostingConnection | null,
): EntryPostingState {
  if (posting?.state === "sent") {
    return posting.sentRevision === entry.revision ? "sent" : changedState(entry.state);
  }
  if (posting?.state === "skipped" || posting?.state === "needs_action") {
    return posting.state;
  }
  if (entry.state === "out_of_balance") {
    return "out_of_balance";
  }
  return posting === null ? unqueuedState(entry.date, connection) : queuedState(posting, connection);
}

/** New figures that do not balance are never sent, not even by a person. */
function changedState(state: EntryState): EntryPostingState {
  return state === "out_of_balance" ? state : "changed_since_sent";
}

function queuedState(
  { state, tries }: { state: PostingState; tries: number },
  connection: PostingConnection | null,
): EntryPostingState {
  if (connection?.isStopped === true) {
    return "waiting";
  }
  return state === "sending" ? "sending" : tries > 0 ? "failed" : "ready";
}

function unqueuedState(date: BusinessDate, connection: PostingConnection | null): EntryPostingState {
  if (connection === null || !connection.isActive) {
    return connection !== null && !connection.isMapped ? "not_mapped" : "not_connected";
  }
  if (connection.startDate !== null && date < connection.startDate) {
    return "excluded";
  }
  return connection.isStopped ? "waiting" : "ready";
}

/** A line as both sides have it; the amount is above 0. */
type ComparedLine = { accountId: string; classId: string | null; side: "debit" | "credit"; amount: Cents };
type ComparedEntry = { date: BusinessDate; lines: readonly ComparedLine[] };

/** Whether the service holds just this entry: the same sums on the same accounts, however its lines are split. */
export function isSameThere(ours: ComparedEntry, there: ComparedEntry): boolean {
  const [left, right] = [sumsByAccount(ours.lines), sumsByAccount(there.lines)];
  return (
    ours.date === there.date && left.size === right.size && [...left].every(([key, sum]) => right.get(key) === sum)
  );
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
export function debitOf(lines: readonly Pick<ComparedLine, "side" | "amount">[]): Cents {
  return lines.reduce((sum, { side, amount }) => sum + (side === "debit" ? amount : 0), 0);
}

/** How a running back-fill goes. `perMinute` and `minutesLeft` are null until a minute's pace can be seen. */
export function backfillPace(run: { left: number; doneLately: number; lately: number }): {
  perMinute: number | null;
  minutesLeft: number | null;
} {
  const minutes = run.lately / minuteMs;
  if (run.doneLately === 0 || minutes <= 0) {
    return { perMinute: null, minutesLeft: null };
  }
  const perMinute = Math.max(1, Math.round(run.doneLately / minutes));
  return { perMinute, minutesLeft: Math.ceil(run.left / perMinute) };
}
