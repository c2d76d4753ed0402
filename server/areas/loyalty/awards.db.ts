import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { AwardKind, AwardReason, AwardState } from "./earning.rules.ts";

export type AwardKey = { storeId: number; kind: AwardKind; transactionId: string };

export type ClaimedAward = {
  kind: AwardKind;
  transactionId: string;
  number: string;
  businessDate: BusinessDate;
  happenedAt: Date;
  provider: string;
  state: AwardState;
  points: number;
  leftCents: Cents;
  centsPerPoint: Cents;
  accountRef: string | null;
  sentAt: Date | null;
  awardedAt: Date | null;
  reversedPoints: number;
  reversingPoints: number;
  /** E.164; null where the customer has none any more. */
  phone: string | null;
  /** The customer of ours, whatever record the transaction names. */
  personId: string | null;
};

/** A phone of the register counts before that of our own record, because staff confirm it with each sale. */
export const phoneOf = raw<string | null>`
  coalesce('+1' || contact.phone_digits,
    case when regexp_replace(contact.customer_code, '\\D', '', 'g') ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
      then '+1' || regexp_replace(contact.customer_code, '\\D', '', 'g') end,
    mobile.mobile)`;

/**
 * Takes one row that is due and puts its next try a lease ahead, so that no other worker takes it meanwhile. A row of
 * another service than the store's waits.
 */
export async function claimAward(
  sql: Sql,
  claim: { storeId: number; accountId: number; provider: string; now: Date; until: Date },
): Promise<ClaimedAward | null> {
  const result = await raw<ClaimedAward>`
    /* loyalty.claimAward */
    with due as (
      select store_id, kind, transaction_id from loyalty_awards
      where store_id = ${claim.storeId} and next_try_at <= ${claim.now} and provider = ${claim.provider}
      order by next_try_at, kind, transaction_id limit 1 for update skip locked
    ), claimed as (
      update loyalty_awards as award set next_try_at = ${claim.until}, tries = award.tries + 1
      from due
      where award.store_id = due.store_id and award.kind = due.kind and award.transaction_id = due.transaction_id
      returning award.*
    )
    select award.kind, award.transaction_id, award.number, award.business_date, award.happened_at, award.provider,
      award.state, award.points, award.left_cents, award.cents_per_point, award.account_ref, award.sent_at,
      award.awarded_at, award.reversed_points, award.reversing_points, ${phoneOf} as phone,
      mobile.person_id
    from claimed as award
    left join pos_contacts_view as contact
      on contact.store_id = award.store_id and contact.external_id = award.pos_customer_id
    left join customer_mobiles_view as mobile
      on mobile.account_id = ${claim.accountId}
        and mobile.id = case when award.customer_id is null then contact.customer_id else award.customer_id end`.execute(
    sql,
  );
  return result.rows[0] ?? null;
}

/** When the service's next row is due. What waits for another service is nobody's work now. */
export async function nextDueAt(
  sql: Sql,
  { storeId, provider }: { storeId: number; provider: string },
): Promise<Date | null> {
  const row = await sql
    .selectFrom("loyaltyAwards")
    .select("nextTryAt")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("nextTryAt", "is not", null)
    .orderBy("nextTryAt")
    .limit(1)
    .executeTakeFirst();
  return row?.nextTryAt ?? null;
}

/**
 * Writes down that the points are about to go out to an account. Resolves to false when the row has changed since it was
 * claimed, and then nothing may be sent.
 */
export async function markSending(
  sql: Sql,
  { account, points, at, ...key }: AwardKey & { account: string; points: number; at: Date },
): Promise<boolean> {
  const result = await raw`
    /* loyalty.markSending */
    update loyalty_awards set account_ref = ${account}, sent_at = coalesce(sent_at, ${at})
    where store_id = ${key.storeId} and kind = ${key.kind} and transaction_id = ${key.transactionId}
      and state in ('pending', 'error') and points = ${points} and (account_ref is null or account_ref = ${account})`.execute(
    sql,
  );
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Resolves to the row as it is then; null when another worker had noted it. */
export async function saveAwarded(
  sql: Sql,
  { entry, at, ...key }: AwardKey & { entry: string; at: Date },
): Promise<{ points: number; leftCents: Cents; centsPerPoint: Cents } | null> {
  const result = await raw<{ points: number; leftCents: Cents; centsPerPoint: Cents }>`
    /* loyalty.saveAwarded */
    update loyalty_awards set state = 'awarded', reason = null, problem = '', entry_ref = ${entry}, awarded_at = ${at},
      next_try_at = case when points > left_cents / cents_per_point then ${at}::timestamptz end
    where store_id = ${key.storeId} and kind = ${key.kind} and transaction_id = ${key.transactionId}
      and awarded_at is null
    returning points, left_cents, cents_per_point`.execute(sql);
  return result.rows[0] ?? null;
}

/** The amount that goes back stays with its key until the service has answered. */
export async function markReversing(sql: Sql, { points, ...key }: AwardKey & { points: number }): Promise<boolean> {
  const result = await raw`
    /* loyalty.markReversing */
    update loyalty_awards set reversing_points = ${points}
    where store_id = ${key.storeId} and kind = ${key.kind} and transaction_id = ${key.transactionId}
      and state = 'awarded' and reversing_points in (0, ${points}) and reversed_points + ${points} <= points`.execute(
    sql,
  );
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Resolves to false when another worker had noted it. */
export async function saveReversed(
  sql: Sql,
  { points, reversedSoFar, at, ...key }: AwardKey & { points: number; reversedSoFar: number; at: Date },
): Promise<boolean> {
  const after = reversedSoFar + points;
  const result = await raw`
    /* loyalty.saveReversed */
    update loyalty_awards set reversed_points = ${after}, reversing_points = 0, reversed_at = ${at}, problem = '',
      state = case when points = ${after} then 'reversed' else 'awarded' end,
      reason = case when points = ${after} then 'returned' else 'part_returned' end,
      next_try_at = case when points - ${after} > left_cents / cents_per_point then ${at}::timestamptz end
    where store_id = ${key.storeId} and kind = ${key.kind} and transaction_id = ${key.transactionId}
      and reversed_points = ${reversedSoFar} and reversing_points = ${points}`.execute(sql);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** What a try led to otherwise. */
export async function saveStanding(
  sql: Sql,
  {
    storeId,
    kind,
    transactionId,
    ...change
  }: AwardKey & { state: AwardState; reason: AwardReason | null; problem?: string; nextTryAt: Date | null },
): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set(change)
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .where("awardedAt", "is", null)
    .execute();
}

/** A reversal that the service refused: the points stay, and the row says why. */
export async function saveRefusedReversal(
  sql: Sql,
  { problem, ...key }: AwardKey & { problem: string },
): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set({ problem, reason: "refused", nextTryAt: null })
    .where("storeId", "=", key.storeId)
    .where("kind", "=", key.kind)
    .where("transactionId", "=", key.transactionId)
    .execute();
}

/** Nothing is left to be done with it. */
export async function endDue(sql: Sql, { storeId, kind, transactionId }: AwardKey): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set({ nextTryAt: null })
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .execute();
}
