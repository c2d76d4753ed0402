import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { holding, numberOf } from "./postings.db.ts";

export type BackfillState = "running" | "stopped" | "done" | "dropped";

export type Backfill = {
  id: string;
  from: BusinessDate;
  to: BusinessDate;
  state: BackfillState;
  startedBy: string;
  startedAt: Date;
  endedAt: Date | null;
};

export type BackfillCounts = {
  posted: number;
  alreadyThere: number;
  refused: number;
  left: number;
  /** Sent within the last minute. */
  doneLately: number;
  /** The first of them. */
  latelySince: Date | null;
};

/** By month, such as `2026-05`: how many entries there are, and how many of them are settled. */
export type BackfillMonth = { month: string; entries: number; done: number };

export async function insertBackfill(
  sql: Sql,
  storeId: number,
  { id, from, to, startedBy, startedAt }: Pick<Backfill, "id" | "from" | "to" | "startedBy" | "startedAt">,
): Promise<void> {
  await sql
    .insertInto("booksBackfills")
    .values({ storeId, id, fromDate: from, toDate: to, state: "running", startedBy, startedAt })
    .execute();
}

/** The one that runs or was stopped, else the last. */
export async function findBackfill(
  sql: Sql,
  { storeId, isLocked = false }: { storeId: number; isLocked?: boolean },
): Promise<Backfill | null> {
  const row = await sql
    .selectFrom("booksBackfills")
    .select(["id", "fromDate as from", "toDate as to", "state", "startedBy", "startedAt", "endedAt"])
    .where("storeId", "=", storeId)
    .orderBy((is) => is("state", "in", ["running", "stopped"]), "desc")
    .orderBy("startedAt", "desc")
    .limit(1)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .$castTo<Backfill>()
    .executeTakeFirst();
  return row ?? null;
}

export async function changeBackfill(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
  change: { state: BackfillState; endedAt: Date | null },
): Promise<void> {
  await sql.updateTable("booksBackfills").set(change).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** What was not sent is as if it had never been queued. */
export async function dropUnsent(sql: Sql, { storeId, id }: { storeId: number; id: string }): Promise<void> {
  await sql
    .deleteFrom("booksPostings")
    .where("storeId", "=", storeId)
    .where("backfillId", "=", id)
    .where("state", "=", "waiting")
    .where("sentRevision", "is", null)
    .execute();
}

/** A run is done when nothing of it waits any more. */
export async function endBackfillIfDone(
  sql: Sql,
  { storeId, backfillId, at }: { storeId: number; backfillId: string | null; at: Date },
): Promise<void> {
  if (backfillId !== null) {
    await raw`
      /* books.endBackfillIfDone */
      update books_backfills as runs set state = 'done', ended_at = ${at}
      where runs.store_id = ${storeId} and runs.id = ${backfillId} and runs.state = 'running' and not exists (
        select from books_postings as postings
        where postings.store_id = runs.store_id and postings.backfill_id = runs.id
          and postings.state in ('waiting', 'sending'))`.execute(sql);
  }
}

export async function countBackfill(
  sql: Sql,
  { storeId, id, since }: { storeId: number; id: string; since: Date },
): Promise<BackfillCounts> {
  const result = await raw<BackfillCounts>`
    /* books.countBackfill */
    select count(*) filter (where state = 'sent' and not was_there)::int as posted,
      count(*) filter (where state = 'sent' and was_there)::int as already_there,
      count(*) filter (where state = 'needs_action')::int as refused,
      count(*) filter (where state in ('waiting', 'sending'))::int as left,
      count(*) filter (where sent_at >= ${since})::int as done_lately,
      min(sent_at) filter (where sent_at >= ${since}) as lately_since
    from books_postings where store_id = ${storeId} and backfill_id = ${id}`.execute(sql);
  const [counts] = result.rows;
  return counts ?? { posted: 0, alreadyThere: 0, refused: 0, left: 0, doneLately: 0, latelySince: null };
}

export async function listBackfillMonths(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<BackfillMonth[]> {
  const result = await raw<BackfillMonth>`
    /* books.listBackfillMonths */
    select to_char(business_date, 'YYYY-MM') as month, count(*)::int as entries,
      count(*) filter (where state not in ('waiting', 'sending'))::int as done
    from books_postings where store_id = ${storeId} and backfill_id = ${id}
    group by 1 order by 1`.execute(sql);
  return result.rows;
}

type Late = { storeId: number; before: BusinessDate; provider: string; companyId: string; now: Date };

/**
 * Queues entries of a run's dates that came after the run began, such as those of a day that was closed late: a person
 * wanted these dates in this company's books. While the run is open they go with it.
 */
export async function queueLate(sql: Sql, { storeId, before, provider, companyId, now }: Late): Promise<void> {
  await raw`
    /* books.queueLate */
    insert into books_postings
      (store_id, business_date, kind, revision, number, state, provider, company_id, backfill_id, next_try_at)
    select ready.store_id, ready.business_date, ready.kind, ready.revision, ${numberOf}, 'waiting', ${provider}, ${companyId},
      case when runs.state in ('running', 'stopped') then runs.id end, ${now}
    from books_backfills as runs
    cross join lateral (${holding}
      where entries.store_id = runs.store_id and entries.business_date between runs.from_date and runs.to_date
        and entries.business_date < ${before}::date
      order by entries.business_date, entries.kind, entries.revision desc) as ready
    join stores on stores.id = ready.store_id
    where runs.store_id = ${storeId} and runs.state <> 'dropped' and ready.state = 'ready'
      and exists (
        select from books_postings as sent
        where sent.store_id = runs.store_id and sent.backfill_id = runs.id and sent.company_id = ${companyId})
    on conflict (store_id, business_date, kind) do nothing`.execute(sql);
}
