import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { recordset } from "#server/platform/db/recordset.ts";
import type { Entry, EntryState, JournalKind, JournalLine, TemplateLine } from "./journal.rules.ts";

export type NamedTemplateLine = TemplateLine & { name: string; definition: string };

/** In the order of a kind. */
export async function listTemplateLines(sql: Sql): Promise<NamedTemplateLine[]> {
  const result = await raw<NamedTemplateLine>`
    /* books.listTemplateLines */
    select kind, key, name, side, source, definition from journal_template_lines order by kind, position`.execute(sql);
  return result.rows;
}

/**
 * Of the dates those that have a Day Close: their entries have to be made, again or for the first time. The update of a
 * date that waits already locks it, so that the job that takes it sees this transaction's rows too. True if any has one.
 */
export async function insertWaitingDates(
  sql: Sql,
  days: { storeId: number; dates: readonly BusinessDate[] },
): Promise<boolean> {
  const result = await raw`
    /* books.insertWaitingDates */
    insert into journal_waiting_dates (store_id, business_date)
    select store_id, business_date from pos_day_closes_report_view
    where store_id = ${days.storeId} and business_date = any (${[...days.dates]}::date[])
    order by business_date desc
    on conflict (store_id, business_date) do update set business_date = excluded.business_date
    returning business_date`.execute(sql);
  return result.rows.length > 0;
}

/** The newest dates that wait. A feed that touches one of them now waits until this transaction has made its entries. */
export async function takeWaitingDates(
  sql: Sql,
  filter: { storeId: number; most: number },
): Promise<readonly BusinessDate[]> {
  const result = await raw<{ date: BusinessDate }>`
    /* books.takeWaitingDates */
    delete from journal_waiting_dates
    where store_id = ${filter.storeId} and business_date in (
      select business_date from journal_waiting_dates
      where store_id = ${filter.storeId} order by business_date desc limit ${filter.most} for update)
    returning business_date as date`.execute(sql);
  return result.rows.map(({ date }) => date);
}

export type StoredEntry = {
  date: BusinessDate;
  kind: JournalKind;
  revision: number;
  state: EntryState;
  debit: Cents;
  credit: Cents;
  rounded: Cents;
  difference: Cents;
  madeAt: Date;
};

export type EntryWithLines = StoredEntry & { lines: JournalLine[] };

type Range = { storeId: number; from: BusinessDate; to: BusinessDate };

const columns = raw`entries.business_date as date, entries.kind, entries.revision, entries.state,
  entries.debit_cents as debit, entries.credit_cents as credit, entries.rounded_cents as rounded,
  entries.difference_cents as difference, entries.made_at`;

/** The entries that hold, by date and kind, of dates that are still closed. */
export async function listEntries(sql: Sql, range: Range): Promise<StoredEntry[]> {
  const result = await raw<StoredEntry>`
    /* books.listEntries */
    select distinct on (entries.business_date, entries.kind) ${columns}
    from journal_entries as entries
    join pos_day_closes_report_view as closes
      on closes.store_id = entries.store_id and closes.business_date = entries.business_date
    where entries.store_id = ${range.storeId} and entries.business_date between ${range.from}::date and ${range.to}::date
    order by entries.business_date, entries.kind, entries.revision desc`.execute(sql);
  return result.rows;
}

/** Every revision of the dates' entries with its lines, the newest first. */
export async function listRevisions(
  sql: Sql,
  days: { storeId: number; dates: readonly BusinessDate[]; newestOnly: boolean },
): Promise<EntryWithLines[]> {
  const result = await raw<EntryWithLines>`
    /* books.listRevisions */
    select ${columns}, (
        select coalesce(json_agg(json_build_object(
          'key', lines.line_key, 'debit', lines.debit_cents, 'credit', lines.credit_cents)), '[]')
        from journal_lines as lines
        where lines.store_id = entries.store_id and lines.business_date = entries.business_date
          and lines.kind = entries.kind and lines.revision = entries.revision
      ) as lines
    from journal_entries as entries
    where entries.store_id = ${days.storeId} and entries.business_date = any (${[...days.dates]}::date[])
      and (not ${days.newestOnly} or not exists (
        select from journal_entries as newer
        where newer.store_id = entries.store_id and newer.business_date = entries.business_date
          and newer.kind = entries.kind and newer.revision > entries.revision))
    order by entries.business_date, entries.kind, entries.revision desc`.execute(sql);
  return result.rows;
}

export type NewEntry = Entry & { date: BusinessDate; revision: number; closeSeq: number };

export async function insertEntries(
  sql: Sql,
  storeId: number,
  { entries, now }: { entries: readonly NewEntry[]; now: Date },
): Promise<void> {
  const key = ({ date, kind, revision }: NewEntry) => ({ storeId, businessDate: date, kind, revision });
  const heads = entries.map((entry) => ({
    ...key(entry),
    state: entry.state,
    debitCents: entry.debit,
    creditCents: entry.credit,
    roundedCents: entry.rounded,
    differenceCents: entry.difference,
    closeSeq: entry.closeSeq,
    madeAt: now,
  }));
  const lines = entries.flatMap((entry) =>
    entry.lines.map((line) => ({
      ...key(entry),
      lineKey: line.key,
      debitCents: line.debit,
      creditCents: line.credit,
    })),
  );
  await raw`
    /* books.insertEntries */
    insert into journal_entries
    select * from json_populate_recordset(null::journal_entries, ${recordset(heads)}::json)`.execute(sql);
  await raw`
    /* books.insertLines */
    insert into journal_lines
    select * from json_populate_recordset(null::journal_lines, ${recordset(lines)}::json)`.execute(sql);
}
/** The newest date that has entries; null for a store that was never closed. */
export async function latestClosedDate(sql: Sql, storeId: number): Promise<BusinessDate | null> {
  const row = await sql
    .selectFrom("journalEntries")
    .select("businessDate")
    .where("storeId", "=", storeId)
    .orderBy("businessDate", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.businessDate ?? null;
}
