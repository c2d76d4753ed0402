import { sql as raw } from "kysely";
import type { IdType } from "#common/buys/id-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Outcome, Payout, PosSync, Stage } from "./stages.rules.ts";

export type Buy = {
  id: string;
  customerId: string;
  businessDate: string;
  number: number;
  status: "open" | "complete";
  stage: Stage;
  outcome: Outcome | null;
  source: "counter" | "online" | "drop_off";
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  containerTags: string;
  location: string;
  isDropOff: boolean;
  promisedAt: Date | null;
  notes: string;
  policyId: string | null;
  signature: "screen" | "paper" | "none";
  signedAt: Date | null;
  idType: IdType | null;
  guardianNote: string | null;
  overriddenBy: string | null;
  checkinRequestId: string | null;
  posSync: PosSync;
  posFailure: string | null;
  posBuyId: string | null;
  posReadyAt: Date | null;
  posCompletedAt: Date | null;
  checkedInAt: Date;
  checkedInBy: string | null;
  sortStartedAt: Date | null;
  sortedBy: string | null;
  sortedById: number | null;
  readyAt: Date | null;
  completedAt: Date | null;
  completedBy: string | null;
  itemsTaken: number | null;
  itemsPassed: number | null;
  cashOfferCents: number | null;
  tradeOfferCents: number | null;
  paidCents: number | null;
  payout: Payout | null;
  version: number;
};

const name = (table: string) =>
  raw`nullif(trim(${raw.ref(`${table}.first_name`)} || ' ' || ${raw.ref(`${table}.last_name`)}), '')`;

const columns = raw`
  buy.id, buy.customer_id as "customerId", buy.business_date::text as "businessDate", buy.number, buy.status, buy.stage,
  buy.outcome, buy.source, buy.bags, buy.boxes, buy.bins, buy.others, buy.container_tags as "containerTags",
  buy.location, buy.is_drop_off as "isDropOff", buy.promised_at as "promisedAt", buy.notes, buy.policy_id as "policyId",
  buy.signature, buy.signed_at as "signedAt", buy.id_type as "idType", buy.guardian_note as "guardianNote",
  ${name("overrider")} as "overriddenBy", buy.checkin_request_id as "checkinRequestId", buy.pos_sync as "posSync",
  buy.pos_failure as "posFailure", buy.pos_buy_id as "posBuyId", buy.pos_ready_at as "posReadyAt",
  buy.pos_completed_at as "posCompletedAt", buy.checked_in_at as "checkedInAt", ${name("greeter")} as "checkedInBy",
  buy.sort_started_at as "sortStartedAt", ${name("sorter")} as "sortedBy", buy.sorted_by_employee_id as "sortedById",
  buy.ready_at as "readyAt", buy.completed_at as "completedAt", ${name("payer")} as "completedBy",
  buy.items_taken as "itemsTaken", buy.items_passed as "itemsPassed", buy.cash_offer_cents as "cashOfferCents",
  buy.trade_offer_cents as "tradeOfferCents", buy.paid_cents as "paidCents", buy.payout, buy.version`;

const people = raw`
  left join employees as greeter on greeter.store_id = buy.store_id and greeter.id = buy.checked_in_by_employee_id
  left join employees as sorter on sorter.store_id = buy.store_id and sorter.id = buy.sorted_by_employee_id
  left join employees as payer on payer.store_id = buy.store_id and payer.id = buy.completed_by_employee_id
  left join employees as overrider on overrider.store_id = buy.store_id and overrider.id = buy.overridden_by_employee_id`;

type Of = { storeId: number; id: string };

export async function findBuy(sql: Sql, of: Of): Promise<Buy | undefined> {
  const found = await raw<Buy>`
    /* buys.findBuy */
    select ${columns} from buys as buy ${people} where buy.store_id = ${of.storeId} and buy.id = ${of.id}`.execute(sql);
  return found.rows[0];
}

export async function lockBuy(sql: Sql, of: Of): Promise<Buy | undefined> {
  const found = await raw<Buy>`
    /* buys.lockBuy */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${of.storeId} and buy.id = ${of.id}
    for update of buy`.execute(sql);
  return found.rows[0];
}

/** Open buys, the longest waiting first. */
export async function listOpenBuys(sql: Sql, storeId: number): Promise<Buy[]> {
  const found = await raw<Buy>`
    /* buys.listOpenBuys */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${storeId} and buy.status = 'open'
    order by buy.checked_in_at, buy.id
    limit 300`.execute(sql);
  return found.rows;
}

/** Finished ones of a business date, by check-in, the last first. */
export async function listCompleteBuys(sql: Sql, of: { storeId: number; date: string }): Promise<Buy[]> {
  const found = await raw<Buy>`
    /* buys.listCompleteBuys */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${of.storeId} and buy.status = 'complete' and buy.business_date = ${of.date}
    order by buy.checked_in_at desc, buy.id
    limit 999`.execute(sql);
  return found.rows;
}

/** All that a person has sold to the company, as far as the caller may see its stores; the newest first. */
export async function listBuysOfCustomer(
  sql: Sql,
  of: { accountId: number; customerIds: readonly string[] },
): Promise<(Buy & { storeId: number })[]> {
  const found = await raw<Buy & { storeId: number }>`
    /* buys.listBuysOfCustomer */
    select ${columns}, buy.store_id as "storeId" from buys as buy ${people}
    where buy.account_id = ${of.accountId} and buy.customer_id = any(${[...of.customerIds]}::uuid[])
    order by buy.checked_in_at desc, buy.id
    limit 200`.execute(sql);
  return found.rows;
}

export async function findSignaturePath(sql: Sql, of: Of): Promise<string | null> {
  const row = await sql
    .selectFrom("buys")
    .select("signature_path")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .executeTakeFirst();
  return row?.signature_path ?? null;
}

export async function findNextNumber(sql: Sql, of: { storeId: number; date: string }): Promise<number> {
  const found = await raw<{ next: number }>`
    /* buys.findNextNumber */
    select coalesce(max(number), 0) + 1 as next from buys
    where store_id = ${of.storeId} and business_date = ${of.date}`.execute(sql);
  return found.rows[0]?.next ?? 1;
}

export type NewBuy = Pick<
  Buy,
  | "id"
  | "customerId"
  | "businessDate"
  | "number"
  | "source"
  | "bags"
  | "boxes"
  | "bins"
  | "others"
  | "containerTags"
  | "location"
  | "isDropOff"
  | "promisedAt"
  | "notes"
  | "policyId"
  | "signature"
  | "idType"
  | "guardianNote"
  | "checkinRequestId"
> & {
  storeId: number;
  accountId: number;
  signaturePath: string | null;
  overriddenById: number | null;
  at: Date;
  employeeId: number | null;
};

export async function insertBuy(sql: Sql, buy: NewBuy): Promise<void> {
  await sql
    .insertInto("buys")
    .values({
      store_id: buy.storeId,
      id: buy.id,
      account_id: buy.accountId,
      customer_id: buy.customerId,
      business_date: buy.businessDate,
      number: buy.number,
      source: buy.source,
      bags: buy.bags,
      boxes: buy.boxes,
      bins: buy.bins,
      others: buy.others,
      container_tags: buy.containerTags,
      location: buy.location,
      is_drop_off: buy.isDropOff,
      promised_at: buy.promisedAt,
      notes: buy.notes,
      policy_id: buy.policyId,
      signature: buy.signature,
      signature_path: buy.signaturePath,
      signed_at: buy.signature === "screen" ? buy.at : null,
      id_type: buy.idType,
      guardian_note: buy.guardianNote,
      overridden_by_employee_id: buy.overriddenById,
      checkin_request_id: buy.checkinRequestId,
      checked_in_at: buy.at,
      checked_in_by_employee_id: buy.employeeId,
    })
    .execute();
}
