import { sql as raw } from "kysely";
import type { Updateable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { JournalKind } from "#server/areas/books/journal.rules.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BooksPostings } from "#server/platform/db/tables.ts";
import type { PostingReason, PostingState } from "./posting.rules.ts";

export type Posting = {
  date: BusinessDate;
  kind: JournalKind;
  revision: number;
  number: string;
  state: PostingState;
  provider: string;
  companyId: string;
  backfillId: string | null;
  tries: number;
  firstTriedAt: Date | null;
  nextTryAt: Date;
  round: number;
  remoteId: string | null;
  remoteVersion: string | null;
  foundId: string | null;
  sentRevision: number | null;
  sentAt: Date | null;
  wasThere: boolean;
  reason: PostingReason | null;
  problem: string;
  remoteDebit: Cents | null;
};

export type PostingKey = { storeId: number; date: BusinessDate; kind: JournalKind };

const columns = raw`postings.business_date as date, postings.kind, postings.revision, postings.number, postings.state,
  postings.provider, postings.company_id, postings.backfill_id, postings.tries, postings.first_tried_at, postings.next_try_at,
  postings.round, postings.remote_id, postings.remote_version, postings.found_id, postings.sent_revision, postings.sent_at, postings.was_there,
  postings.reason, postings.problem, postings.remote_debit_cents as remote_debit`;

/** The entries that hold, of dates that are still closed. */
export const holding = raw`
  select distinct on (entries.business_date, entries.kind) entries.store_id, entries.business_date, entries.kind,
    entries.revision, entries.state
  from journal_entries as entries
  join pos_day_closes_report_view as closes
    on closes.store_id = entries.store_id and closes.business_date = entries.business_date`;

/** Such as `S12345-251121`: at most 21 characters, and the same for every try, so that the entry can be looked for. */
export const numberOf = raw`
  case ready.kind when 'SALES' then 'S' when 'BUYS' then 'B' else 'C' end || stores.number || '-'
    || to_char(ready.business_date, 'YYMMDD')`;

type Queueing = {
  storeId: number;
  from: BusinessDate;
  to: BusinessDate | null;
  provider: string;
  companyId: string;
  backfillId: string | null;
  now: Date;
};

/** Queues entries in balance that were never queued. Resolves to how many. */
export async function queueEntries(sql: Sql, queueing: Queueing): Promise<number> {
  const { storeId, from, to, provider, companyId, backfillId, now } = queueing;
  const result = await raw`
    /* books.queueEntries */
    insert into books_postings
      (store_id, business_date, kind, revision, number, state, provider, company_id, backfill_id, next_try_at)
    select ready.store_id, ready.business_date, ready.kind, ready.revision, ${numberOf}, 'waiting', ${provider}, ${companyId}, ${backfillId}, ${now}
    from (${holding}
      where entries.store_id = ${storeId} and entries.business_date >= ${from}::date
        and (${to}::date is null or entries.business_date <= ${to}::date)
      order by entries.business_date, entries.kind, entries.revision desc) as ready
    join stores on stores.id = ready.store_id
    where ready.state = 'ready'
    on conflict (store_id, business_date, kind) do nothing`.execute(sql);
  return Number(result.numAffectedRows ?? 0n);
}

export type PlannedEntry = { date: BusinessDate; kind: JournalKind; number: string; isReady: boolean };

/** The entries of a range that were never queued, the oldest first. */
export async function listUnqueued(
  sql: Sql,
  range: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<PlannedEntry[]> {
  const result = await raw<PlannedEntry>`
    /* books.listUnqueued */
    select ready.business_date as date, ready.kind, ${numberOf} as number, ready.state = 'ready' as is_ready
    from (${holding}
      where entries.store_id = ${range.storeId} and entries.business_date between ${range.from}::date and ${range.to}::date
      order by entries.business_date, entries.kind, entries.revision desc) as ready
    join stores on stores.id = ready.store_id
    where not exists (
      select from books_postings as postings
      where postings.store_id = ready.store_id and postings.business_date = ready.business_date
        and postings.kind = ready.kind)
    order by ready.business_date, ready.kind`.execute(sql);
  return result.rows;
}

/** What a person was to look at came out different: it is tried again automatically. */
export async function wakeChanged(sql: Sql, { storeId, now }: { storeId: number; now: Date }): Promise<void> {
  await raw`
    /* books.wakeChanged */
    update books_postings as postings
    set state = 'waiting', reason = null, problem = '', tries = 0, first_tried_at = null, next_try_at = ${now}
    where postings.store_id = ${storeId} and postings.state = 'needs_action' and postings.sent_revision is null
      and exists (
        select from journal_entries as newer
        where newer.store_id = postings.store_id and newer.business_date = postings.business_date
          and newer.kind = postings.kind and newer.revision > postings.revision)`.execute(sql);
}

/** Of the dates, what came out again just as it was posted is what is there, and nothing has to be sent. */
export async function settleReturned(
  sql: Sql,
  { storeId, dates }: { storeId: number; dates: readonly BusinessDate[] },
): Promise<void> {
  await raw`
    /* books.settleReturned */
    with lines as (
      select business_date, kind, revision, array_agg((line_key, debit_cents, credit_cents)::text order by line_key) as all
      from journal_lines where store_id = ${storeId} and business_date = any (${[...dates]}::date[])
      group by business_date, kind, revision
    ), newest as (
      select distinct on (business_date, kind) business_date, kind, revision
      from journal_entries where store_id = ${storeId} and business_date = any (${[...dates]}::date[])
      order by business_date, kind, revision desc
    )
    update books_postings as postings set sent_revision = newest.revision
    from newest
    join lines as now using (business_date, kind, revision)
    join lines as sent using (business_date, kind)
    where postings.store_id = ${storeId} and postings.business_date = newest.business_date
      and postings.kind = newest.kind and postings.state = 'sent' and postings.sent_revision < newest.revision
      and sent.revision = postings.sent_revision and sent.all = now.all`.execute(sql);
}

export type ClaimedPosting = Posting & {
  lines: { key: string; name: string; debit: Cents; credit: Cents }[];
  storeName: string;
};

/** Postings of a back-fill that a person stopped wait until it goes on. */
const mayGo = raw`(postings.backfill_id is null or exists (
  select from books_backfills as runs
  where runs.store_id = postings.store_id and runs.id = postings.backfill_id and runs.state = 'running'))`;

/**
 * The posting whose turn it is, new days before a back-fill's, with the lines of its newest revision. It is this caller's
 * until `until`; one that died in the middle is taken again then.
 */
export async function claimPosting(
  sql: Sql,
  { storeId, now, until }: { storeId: number; now: Date; until: Date },
): Promise<ClaimedPosting | null> {
  const result = await raw<ClaimedPosting>`
    /* books.claimPosting */
    with due as (
      select postings.store_id, postings.business_date, postings.kind, newest.revision
      from books_postings as postings
      join lateral (
        ${holding}
        where entries.store_id = postings.store_id and entries.business_date = postings.business_date
          and entries.kind = postings.kind
        order by entries.business_date, entries.kind, entries.revision desc) as newest on newest.state = 'ready'
      where postings.store_id = ${storeId} and postings.state in ('waiting', 'sending')
        and postings.next_try_at <= ${now} and ${mayGo}
      order by postings.backfill_id is not null, postings.business_date,
        array_position(array['SALES', 'BUYS', 'COGS'], postings.kind)
      limit 1
      for no key update of postings skip locked
    )
    update books_postings as postings
    set state = 'sending', revision = due.revision, next_try_at = ${until},
      first_tried_at = coalesce(postings.first_tried_at, ${now})
    from due
    where postings.store_id = due.store_id and postings.business_date = due.business_date and postings.kind = due.kind
    returning ${columns}, (
        select stores.name from stores where stores.id = postings.store_id
      ) as store_name, (
        select coalesce(json_agg(json_build_object(
          'key', lines.line_key, 'name', template.name, 'debit', lines.debit_cents, 'credit', lines.credit_cents)
          order by template.position), '[]')
        from journal_lines as lines
        join journal_template_lines as template on template.kind = lines.kind and template.key = lines.line_key
        where lines.store_id = postings.store_id and lines.business_date = postings.business_date
          and lines.kind = postings.kind and lines.revision = due.revision
      ) as lines`.execute(sql);
  return result.rows[0] ?? null;
}

/** When the next posting is due; null when none waits. */
export async function nextDueAt(sql: Sql, storeId: number): Promise<Date | null> {
  const result = await raw<{ at: Date | null }>`
    /* books.nextDueAt */
    select min(postings.next_try_at) as at
    from books_postings as postings
    where postings.store_id = ${storeId} and postings.state in ('waiting', 'sending') and ${mayGo}`.execute(sql);
  return result.rows[0]?.at ?? null;
}

export async function findPosting(
  sql: Sql,
  { storeId, date, kind, isLocked = false }: PostingKey & { isLocked?: boolean },
): Promise<Posting | null> {
  const result = await raw<Posting>`
    /* books.findPosting */
    select ${columns} from books_postings as postings
    where postings.store_id = ${storeId} and postings.business_date = ${date}::date and postings.kind = ${kind}
    ${isLocked ? raw`for no key update` : raw``}`.execute(sql);
  return result.rows[0] ?? null;
}

export async function listPostings(
  sql: Sql,
  range: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<Posting[]> {
  const result = await raw<Posting>`
    /* books.listPostings */
    select ${columns} from books_postings as postings
    where postings.store_id = ${range.storeId}
      and postings.business_date between ${range.from}::date and ${range.to}::date`.execute(sql);
  return result.rows;
}

export type SentPosting = Pick<Posting, "date" | "kind" | "number"> & { remoteId: string };

/** What stands in a company's books since a date. */
export async function listSent(
  sql: Sql,
  { storeId, provider, companyId, from }: Pick<Queueing, "storeId" | "provider" | "companyId" | "from">,
): Promise<SentPosting[]> {
  const result = await raw<SentPosting>`
    /* books.listSent */
    select business_date as date, kind, number, remote_id
    from books_postings
    where store_id = ${storeId} and provider = ${provider} and company_id = ${companyId} and state = 'sent'
      and business_date >= ${from}::date
    order by business_date, kind`.execute(sql);
  return result.rows;
}

/** Those that a person has to look at, the newest first. */
export async function listProblems(sql: Sql, storeId: number): Promise<Posting[]> {
  const result = await raw<Posting>`
    /* books.listProblems */
    select ${columns} from books_postings as postings
    where postings.store_id = ${storeId} and postings.state = 'needs_action'
    order by postings.business_date desc, postings.kind limit 50`.execute(sql);
  return result.rows;
}

/** New entries that wait while the service takes none, with what it said last; none while nothing was refused. */
export async function countHeld(sql: Sql, storeId: number): Promise<{ count: number; problem: string }> {
  const result = await raw<{ count: number; problem: string }>`
    /* books.countHeld */
    select count(*)::int as count, max(problem) as problem
    from books_postings
    where store_id = ${storeId} and state in ('waiting', 'sending') and backfill_id is null
    having max(problem) <> ''`.execute(sql);
  return result.rows[0] ?? { count: 0, problem: "" };
}

export async function changePosting(
  sql: Sql,
  { storeId, date, kind }: PostingKey,
  change: Omit<Updateable<BooksPostings>, "storeId" | "businessDate" | "kind">,
): Promise<void> {
  await sql
    .updateTable("booksPostings")
    .set(change)
    .where("storeId", "=", storeId)
    .where("businessDate", "=", date)
    .where("kind", "=", kind)
    .execute();
}

/** The sign-in works again, or an account was chosen: what waits for its time is tried now. */
export async function wakeWaiting(
  sql: Sql,
  { storeId, now, reasons }: { storeId: number; now: Date; reasons: readonly PostingReason[] },
): Promise<void> {
  await raw`
    /* books.wakeWaiting */
    update books_postings
    set state = 'waiting', reason = null, problem = '', tries = 0, first_tried_at = null, next_try_at = ${now},
      round = round + case state when 'needs_action' then 1 else 0 end
    where store_id = ${storeId}
      and (state = 'waiting' or (state = 'needs_action' and reason = any (${[...reasons]}::text[])))`.execute(sql);
}

export type PostingCounts = {
  sent: number;
  notSent: number;
  changed: number;
  waiting: number;
  lastSentAt: Date | null;
};

export async function countPostings(sql: Sql, storeId: number): Promise<PostingCounts> {
  const result = await raw<PostingCounts>`
    /* books.countPostings */
    select count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'needs_action')::int as not_sent,
      count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
      count(*) filter (where state = 'sent' and exists (
        select from journal_entries as newer
        where newer.store_id = postings.store_id and newer.business_date = postings.business_date
          and newer.kind = postings.kind and newer.revision > postings.sent_revision))::int as changed,
      max(sent_at) as last_sent_at
    from books_postings as postings where store_id = ${storeId}`.execute(sql);
  return result.rows[0] ?? { sent: 0, notSent: 0, changed: 0, waiting: 0, lastSentAt: null };
}
