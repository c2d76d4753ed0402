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
  buy.id, buy.customer_id, buy.business_date::text as business_date, buy.number, buy.status, buy.stage,
  buy.outcome, buy.source, buy.bags, buy.boxes, buy.bins, buy.others, buy.container_tags,
  buy.location, buy.is_drop_off, buy.promised_at, buy.notes, buy.policy_id,
  buy.signature, buy.signed_at, buy.id_type, buy.guardian_note,
  ${name("overrider")} as overridden_by, buy.checkin_request_id, buy.pos_sync,
  buy.pos_failure, buy.pos_buy_id, buy.pos_ready_at,
  buy.pos_completed_at, buy.checked_in_at, ${name("greeter")} as checked_in_by,
  buy.sort_started_at, ${name("sorter")} as sorted_by, buy.sorted_by_employee_id as sorted_by_id,
  buy.ready_at, buy.completed_at, ${name("payer")} as completed_by,
  buy.items_taken, buy.items_passed, buy.cash_offer_cents,
  buy.trade_offer_cents, buy.paid_cents, buy.payout, buy.version`;

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
    select ${columns}, buy.store_id from buys as buy ${people}
    where buy.account_id = ${of.accountId} and buy.customer_id = any(${[...of.customerIds]}::uuid[])
    order by buy.checked_in_at desc, buy.id
    limit 200`.execute(sql);
  return found.rows;
}

export async function findSignaturePath(sql: Sql, of: Of): Promise<string | null> {
  const row = await sql
    .selectFrom("buys")
    .select("signaturePath")
    .where("storeId", "=", of.storeId)
    .where("id", "=", of.id)
    .executeTakeFirst();
  return row?.signaturePath ?? null;
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
      storeId: buy.storeId,
      id: buy.id,
      accountId: buy.accountId,
      customerId: buy.customerId,
      businessDate: buy.businessDate,
      number: buy.number,
      source: buy.source,
      bags: buy.bags,
      boxes: buy.boxes,
      bins: buy.bins,
      others: buy.others,
      containerTags: buy.containerTags,
      location: buy.location,
      isDropOff: buy.isDropOff,
      promisedAt: buy.promisedAt,
      notes: buy.notes,
      policyId: buy.policyId,
      signature: buy.signature,
      signaturePath: buy.signaturePath,
      signedAt: buy.signature === "screen" ? buy.at : null,
      idType: buy.idType,
      guardianNote: buy.guardianNote,
      overriddenByEmployeeId: buy.overriddenById,
      checkinRequestId: buy.checkinRequestId,
      checkedInAt: buy.at,
      checkedInByEmployeeId: buy.employeeId,
    })
    .execute();
}
