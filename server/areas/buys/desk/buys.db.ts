import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { IdType } from "#common/buys/id-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Buys } from "#server/platform/db/tables.ts";
import type { SellerPlan } from "#server/areas/buys/sellers/seller-page.rules.ts";
import type { Outcome, Payout, PosSync, Stage } from "./stages.rules.ts";

const ownColumns = [
  ...(["id", "customerId", "businessDate", "number", "status", "stage", "outcome", "source"] as const),
  ...(["bags", "boxes", "bins", "others", "containerTags", "location", "isDropOff", "promisedAt", "notes"] as const),
  ...(["policyId", "signature", "signedAt", "idType", "guardianNote", "checkinRequestId"] as const),
  ...(["posSync", "posFailure", "posBuyId", "posDeviceId", "posReadyAt", "posCompletedAt"] as const),
  ...(["checkedInAt", "sortStartedAt", "sortedByEmployeeId", "readyAt", "firstNotifiedAt", "completedAt"] as const),
  ...(["itemsTaken", "itemsPassed", "cashOfferCents", "tradeOfferCents", "paidCents", "payout", "version"] as const),
  ...(["pageToken", "sellerPlan", "sellerReturnsAt", "sellerAnsweredAt", "callTimes"] as const),
] as const;

/** What the table's check constraints allow. */
type Checked = {
  status: "open" | "complete";
  stage: Stage;
  outcome: Outcome | null;
  source: "counter" | "online" | "drop_off" | "kiosk";
  signature: "screen" | "paper" | "none";
  idType: IdType | null;
  posSync: PosSync;
  payout: Payout | null;
  sellerPlan: SellerPlan | null;
};

/** Names of the employees who did each step. */
type StepNames = {
  overriddenBy: string | null;
  checkedInBy: string | null;
  sortedBy: string | null;
  completedBy: string | null;
};

export type Buy = Omit<Pick<Selectable<Buys>, (typeof ownColumns)[number]>, keyof Checked> & Checked & StepNames;

const name = (table: string) =>
  raw`nullif(trim(${raw.ref(`${table}.firstName`)} || ' ' || ${raw.ref(`${table}.lastName`)}), '')`;

const columns = raw`
  ${raw.join(ownColumns.map((column) => raw.ref(`buy.${column}`)))}, ${name("overrider")} as overridden_by,
  ${name("greeter")} as checked_in_by, ${name("sorter")} as sorted_by, ${name("payer")} as completed_by`;

const people = raw`
  left join employees as greeter on greeter.store_id = buy.store_id and greeter.id = buy.checked_in_by_employee_id
  left join employees as sorter on sorter.store_id = buy.store_id and sorter.id = buy.sorted_by_employee_id
  left join employees as payer on payer.store_id = buy.store_id and payer.id = buy.completed_by_employee_id
  left join employees as overrider on overrider.store_id = buy.store_id and overrider.id = buy.overridden_by_employee_id`;

type BuyKey = { storeId: number; id: string };

export async function findBuy(sql: Sql, key: BuyKey): Promise<Buy | undefined> {
  const result = await raw<Buy>`
    /* buys.findBuy */
    select ${columns} from buys as buy ${people} where buy.store_id = ${key.storeId} and buy.id = ${key.id}`.execute(
    sql,
  );
  return result.rows[0];
}

export async function lockBuy(sql: Sql, key: BuyKey): Promise<Buy | undefined> {
  const result = await raw<Buy>`
    /* buys.lockBuy */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${key.storeId} and buy.id = ${key.id}
    for update of buy`.execute(sql);
  return result.rows[0];
}

/** Open buys, the longest waiting first. */
export async function listOpenBuys(sql: Sql, storeId: number): Promise<Buy[]> {
  const result = await raw<Buy>`
    /* buys.listOpenBuys */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${storeId} and buy.status = 'open'
    order by buy.checked_in_at, buy.id
    limit 300`.execute(sql);
  return result.rows;
}

/** Finished ones of a business date, by check-in, the last first. */
export async function listCompleteBuys(sql: Sql, day: { storeId: number; date: string }): Promise<Buy[]> {
  const result = await raw<Buy>`
    /* buys.listCompleteBuys */
    select ${columns} from buys as buy ${people}
    where buy.store_id = ${day.storeId} and buy.status = 'complete' and buy.business_date = ${day.date}
    order by buy.checked_in_at desc, buy.id
    limit 999`.execute(sql);
  return result.rows;
}

/** All that a person has sold to the company, as far as the caller may see its stores; the newest first. */
export async function listBuysOfCustomer(
  sql: Sql,
  filter: { accountId: number; customerIds: readonly string[] },
): Promise<(Buy & { storeId: number })[]> {
  const result = await raw<Buy & { storeId: number }>`
    /* buys.listBuysOfCustomer */
    select ${columns}, buy.store_id from buys as buy ${people}
    where buy.account_id = ${filter.accountId} and buy.customer_id = any(${[...filter.customerIds]}::uuid[])
    order by buy.checked_in_at desc, buy.id
    limit 200`.execute(sql);
  return result.rows;
}

export async function findSignaturePath(sql: Sql, key: BuyKey): Promise<string | null> {
  const row = await sql
    .selectFrom("buys")
    .select("signaturePath")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row?.signaturePath ?? null;
}

export async function findNextNumber(sql: Sql, day: { storeId: number; date: string }): Promise<number> {
  const result = await raw<{ next: number }>`
    /* buys.findNextNumber */
    select coalesce(max(number), 0) + 1 as next from buys
    where store_id = ${day.storeId} and business_date = ${day.date}`.execute(sql);
  return result.rows[0]?.next ?? 1;
}

export async function insertBuy(sql: Sql, buy: Insertable<Buys>): Promise<void> {
  await sql.insertInto("buys").values(buy).execute();
}
