/** What becomes of a transaction's points: pure decisions of the nightly run. */
import { pointsFor, pointsToTakeBack } from "#common/loyalty/points.ts";
import type { Cents } from "#common/money.ts";

export const awardKinds = ["sale", "buy"] as const;
export type AwardKind = (typeof awardKinds)[number];

export const awardStates = [
  "pending",
  "awarded",
  "no_customer",
  "no_phone",
  "no_account",
  "reversed",
  "error",
] as const;
export type AwardState = (typeof awardStates)[number];

export const awardReasons = [
  "too_little",
  "employee_purchase",
  "wholesale",
  "no_customer",
  "no_phone",
  "not_joined",
  "returned",
  "part_returned",
  "refused",
  "no_answer",
] as const;
export type AwardReason = (typeof awardReasons)[number];

const hourMs = 3_600_000;
/** So long after the transaction a customer may still join, or be put on the ticket. */
const matchingMs = 24 * hourMs;
/** How often it is looked whether a customer has joined meanwhile. */
const lookAgainMs = 2 * hourMs;

/** A transaction as the point of sale, or our own buy, has it now. */
export type Transaction = {
  baseCents: Cents;
  /** Some of it came back on other tickets. */
  returnedCents: Cents;
  exempt: "employee_purchase" | "wholesale" | null;
  hasCustomer: boolean;
  hasPhone: boolean;
};

export type Standing = { state: AwardState; reason: AwardReason | null; points: number; nextTryAt: Date | null };

/** How a transaction stands whose points never went out. */
export function standingOf(
  transaction: Transaction,
  { centsPerPoint, now }: { centsPerPoint: Cents; now: Date },
): Standing {
  const { exempt, hasCustomer, hasPhone } = transaction;
  const points = pointsFor(leftOf(transaction), centsPerPoint);
  const nothing = { points: 0, nextTryAt: null };
  if (exempt !== null) {
    return { ...nothing, state: "awarded", reason: exempt };
  }
  if (!hasCustomer) {
    return { ...nothing, points, state: "no_customer", reason: "no_customer" };
  }
  if (points === 0) {
    return { ...nothing, state: "awarded", reason: "too_little" };
  }
  return hasPhone
    ? { state: "pending", reason: null, points, nextTryAt: now }
    : { ...nothing, points, state: "no_phone", reason: "no_phone" };
}

export function leftOf({ baseCents, returnedCents }: Pick<Transaction, "baseCents" | "returnedCents">): Cents {
  return Math.max(0, baseCents - Math.max(0, returnedCents));
}

/** Whether a customer may still join, or be put on the ticket. */
export function isStillMatching(happenedAt: Date, now: Date): boolean {
  return now.getTime() - happenedAt.getTime() < matchingMs;
}

/** When it is looked again for a customer who has not joined; null when the day is over. The last look is at its end. */
export function nextLookAt(happenedAt: Date, now: Date): Date | null {
  if (!isStillMatching(happenedAt, now)) {
    return null;
  }
  return new Date(Math.min(now.getTime() + lookAgainMs, happenedAt.getTime() + matchingMs));
}

/** Points that are not on their way back yet and have to go. */
export function pointsOwed(award: {
  points: number;
  reversedPoints: number;
  reversingPoints: number;
  leftCents: Cents;
  centsPerPoint: Cents;
}): number {
  return pointsToTakeBack({ ...award, reversedPoints: award.reversedPoints + award.reversingPoints });
}

export type ReturnedPiece = { returnId: string; transactionId: string; cents: Cents };

/**
 * What came back of each sale. A ticket returns no more than it gave back in all: what an exchange sold again was taken
 * off its own amount already.
 */
export function returnsBySale(
  pieces: readonly ReturnedPiece[],
  givenBack: ReadonlyMap<string, Cents>,
): Map<string, Cents> {
  const left = new Map(givenBack);
  const sums = new Map<string, Cents>();
  for (const { returnId, transactionId, cents } of pieces) {
    const taken = Math.min(cents, left.get(returnId) ?? 0);
    if (taken > 0) {
      left.set(returnId, (left.get(returnId) ?? 0) - taken);
      sums.set(transactionId, (sums.get(transactionId) ?? 0) + taken);
    }
  }
  return sums;
}
