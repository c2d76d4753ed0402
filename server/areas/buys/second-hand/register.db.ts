import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import type { RegisterCounts, RegisterEntry, RegisterPiece } from "./register.rules.ts";

export type RegisterFilter = {
  storeId: number;
  from: BusinessDate | null;
  to: BusinessDate | null;
};

const name = (table: string) =>
  raw`nullif(trim(${raw.ref(`${table}.firstName`)} || ' ' || ${raw.ref(`${table}.lastName`)}), '')`;

function entriesOf({ storeId, from, to }: RegisterFilter): RawBuilder<unknown> {
  return raw`
    select entry.number, entry.buy_id, entry.pos_buy_id, coalesce(buy.number::text, fed.number, '') as buy_number,
      entry.business_date, coalesce(buy.completed_at, fed.completed_at) as completed_at, entry.entered_at,
      entry.hold_until, entry.rule_names, entry.category_codes, entry.required_fields, entry.export_form,
      entry.report_due_at, entry.reported_at, ${name("reporter")} as reported_by, entry.voided_at, entry.void_reason,
      person.id as customer_id, coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), contact.name)
        as customer_name, coalesce(nullif(person.mobile, ''), contact.phone_digits) as phone,
      concat_ws(', ', nullif(person.street, ''), nullif(person.city, ''),
        nullif(trim(person.state || ' ' || person.zip), '')) as address,
      coalesce(buy.id_type, person.id_type) as id_type, coalesce(person.id_state, '') as id_state, person.id_last4,
      coalesce(buy.signature, 'none') as signature, coalesce(detail.plate, '') as plate,
      coalesce(detail.serials, '') as serials, coalesce(detail.photo, '') as photo,
      coalesce(detail.version, 0) as details_version,
      coalesce(nullif(fed.items_taken, 0), buy.items_taken) as items_taken,
      coalesce(case when fed.status = 'complete' then fed.paid_cash_cents + fed.paid_trade_cents end, buy.paid_cents)
        as paid, coalesce(${name("payer")}, ${name("greeter")}) as handled_by
    from second_hand_entries as entry
    join stores as store on store.id = entry.store_id
    left join buys as buy on buy.store_id = entry.store_id and buy.id = entry.buy_id
    left join pos_buys_report_view as fed on fed.store_id = entry.store_id and fed.external_id = entry.pos_buy_id
    left join pos_contacts_view as contact
      on contact.store_id = fed.store_id and contact.external_id = fed.customer_id
    left join customers as person
      on person.account_id = store.account_id
        and person.id = case when buy.customer_id is null then contact.customer_id else buy.customer_id end
    left join employees as payer on payer.store_id = buy.store_id and payer.id = buy.completed_by_employee_id
    left join employees as greeter on greeter.store_id = buy.store_id and greeter.id = buy.checked_in_by_employee_id
    left join employees as reporter
      on reporter.store_id = entry.store_id and reporter.id = entry.reported_by_employee_id
    left join lateral (
      select plate, serials, photo, version from second_hand_details
      where store_id = ${storeId} and buy_key in (entry.buy_id::text, entry.pos_buy_id)
      order by buy_key = entry.pos_buy_id limit 1
    ) as detail on true
    where entry.store_id = ${storeId}
      and (${from}::date is null or entry.business_date >= ${from}::date)
      and (${to}::date is null or entry.business_date <= ${to}::date)`;
}

export const registerOrder: ListOrder<"number"> = {
  columns: { number: { by: raw.ref("entry.number"), type: "integer" } },
  tie: { by: raw.ref("entry.number"), type: "integer" },
  usual: { sortBy: "number", descending: true },
};

export async function listEntries(
  sql: Sql,
  { place, ...filter }: RegisterFilter & { place: PagePlace },
): Promise<Page<RegisterEntry>> {
  const rows = await selectPage(
    sql.selectFrom(raw<RegisterEntry>`(${entriesOf(filter)})`.as("entry")).selectAll("entry"),
    place,
  ).execute();
  return toPage(rows, place);
}

/** In the order of the register. */
export async function listInSequence(sql: Sql, filter: RegisterFilter, most: number): Promise<RegisterEntry[]> {
  const result = await raw<RegisterEntry>`
    /* buys.listInSequence */
    select * from (${entriesOf(filter)}) as entry order by number limit ${most}`.execute(sql);
  return result.rows;
}

/** What people call a buy, ours or one that only the register knows; null when the store has none of that id. */
export async function findBuyNumber(
  sql: Sql,
  key: { storeId: number; buyId: string | null; posBuyId: string },
): Promise<string | null> {
  const result = await raw<{ number: string }>`
    /* buys.findBuyNumber */
    select number::text as number from buys where store_id = ${key.storeId} and id = ${key.buyId}::uuid
    union all
    select number from pos_buys_report_view where store_id = ${key.storeId} and external_id = ${key.posBuyId}
    limit 1`.execute(sql);
  return result.rows[0]?.number ?? null;
}

/** The buy's entry; one that is void when it has no other. */
export async function findEntryOfBuy(
  sql: Sql,
  key: { storeId: number; buyId: string | null; posBuyId: string | null },
): Promise<RegisterEntry | null> {
  const result = await raw<RegisterEntry>`
    /* buys.findEntryOfBuy */
    select * from (${entriesOf({ storeId: key.storeId, from: null, to: null })}) as entry
    where buy_id = ${key.buyId}::uuid or pos_buy_id = ${key.posBuyId}::text
    order by voided_at is not null, number desc limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

export async function countEntries(
  sql: Sql,
  { storeId, from, to }: RegisterFilter,
  today: BusinessDate,
): Promise<RegisterCounts> {
  const result = await raw<RegisterCounts>`
    /* buys.countEntries */
    select count(*)::integer as rows, count(voided_at)::integer as voided,
      coalesce((select last_number from second_hand_registers where store_id = ${storeId}), 0) as last_number,
      count(*) filter (where voided_at is null and report_due_at is not null and reported_at is null)::integer
        as unreported,
      count(*) filter (where voided_at is null and hold_until > ${today}::date)::integer as held_now
    from second_hand_entries
    where store_id = ${storeId}
      and (${from}::date is null or business_date >= ${from}::date)
      and (${to}::date is null or business_date <= ${to}::date)`.execute(sql);
  return result.rows[0] ?? { rows: 0, voided: 0, lastNumber: 0, unreported: 0, heldNow: 0 };
}

/** The pieces that were taken, in the order of their buys. */
export async function listTakenPieces(
  sql: Sql,
  { storeId, posBuyIds }: { storeId: number; posBuyIds: readonly string[] },
): Promise<RegisterPiece[]> {
  const result = await raw<RegisterPiece>`
    /* buys.listTakenPieces */
    select buy_id as pos_buy_id, description, category_code as category, brand, cost_cents as paid
    from pos_offered_pieces_view
    where store_id = ${storeId} and buy_id = any(${[...posBuyIds]}::text[]) and is_taken
    order by buy_id, line`.execute(sql);
  return result.rows;
}

/** Of what is due and not reported yet, up to a number. Returns how many. */
export async function markReported(
  sql: Sql,
  { storeId, through, at, employeeId }: { storeId: number; through: number; at: Date; employeeId: number | null },
): Promise<number> {
  const marked = await sql
    .updateTable("secondHandEntries")
    .set({ reportedAt: at, reportedByEmployeeId: employeeId })
    .where("storeId", "=", storeId)
    .where("number", "<=", through)
    .where("reportDueAt", "is not", null)
    .where("reportedAt", "is", null)
    .where("voidedAt", "is", null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

export type Details = { plate: string; serials: string; photo: string };
type DetailsKey = { storeId: number; buyKey: string };

export async function findDetails(sql: Sql, key: DetailsKey): Promise<(Details & { version: number }) | null> {
  const row = await sql
    .selectFrom("secondHandDetails")
    .select(["plate", "serials", "photo", "version"])
    .where("storeId", "=", key.storeId)
    .where("buyKey", "=", key.buyKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveDetails(sql: Sql, row: DetailsKey & Details & { version: number }): Promise<void> {
  const { storeId: _store, buyKey: _buy, ...contents } = row;
  await sql
    .insertInto("secondHandDetails")
    .values(row)
    .onConflict((conflict) => conflict.columns(["storeId", "buyKey"]).doUpdateSet(contents))
    .execute();
}
