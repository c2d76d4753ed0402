import { sql as raw } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { mostCountedThreads } from "#common/texting/thread-filters.ts";
import type { ThreadFilter } from "#common/texting/thread-filters.ts";
import type { ThreadMatches } from "./thread-matches.db.ts";

type ThreadColumn = "lastMessageAt" | "waitingSince";

/** Who came longer ago than this has gone home, whatever a forgotten buy says. */
const longestVisitMs = 12 * 3_600_000;

/**
 * The newest first, or who waits longest; a seller who stands in the store comes before anyone who does not. Pinned ones
 * stand above in both: the steps between them are of a thousand years.
 */
export function threadOrder({ storeId, now }: { storeId: number; now: Date }): ListOrder<ThreadColumn> {
  const inStore = raw`select phone from sellers_in_store_view
    where store_id = ${storeId} and since >= ${new Date(now.getTime() - longestVisitMs)}`;
  const waiting = raw`coalesce(thread.waiting_since, thread.last_message_at)
    + make_interval(years => case when thread.is_pinned then 0 else 2000 end
      + case when thread.phone in (${inStore}) then 0 else 1000 end)`;
  return {
    columns: {
      lastMessageAt: { by: raw.ref("thread.placedAt"), type: "timestamptz" },
      waitingSince: { by: waiting, type: "timestamptz" },
    },
    tie: { by: raw.ref("thread.id"), type: "uuid" },
    usual: { sortBy: "lastMessageAt", descending: true },
  };
}

export type OpenBuy = { id: string; number: number; stage: string; checkedInAt: string; readyAt: string | null };

export type ThreadRow = {
  id: string;
  phone: string;
  state: "open" | "done";
  unreadCount: number;
  needsReply: boolean;
  hasFailed: boolean;
  isPinned: boolean;
  lastMessageAt: Date;
  lastInboundAt: Date | null;
  /** Of the oldest text or call that nobody has replied to; null where none is. */
  waitingSince: Date | null;
  untextableReason: "landline" | "invalid" | null;
  stopDismissedAt: Date | null;
  customerId: string | null;
  customerName: string | null;
  /** Names of the others whose phone it is too: a family may have one. */
  sharedWith: string[];
  assignedEmployeeId: number | null;
  assignedName: string | null;
  optedOutAt: Date | null;
  isOutOfAllStores: boolean;
  openBuy: OpenBuy | null;
  lastBody: string | null;
  lastKind: string | null;
  lastCallSeconds: number | null;
  isLastIncoming: boolean | null;
  lastAuthor: string | null;
  hasPictures: boolean | null;
  lastFailure: string | null;
  lastBlock: string | null;
  scheduledAt: Date | null;
  /** What the customer wrote last, unless a person here has answered it. */
  openBody: string | null;
  openSince: Date | null;
};

/** `matches` of a search; null shows all that the filter lets through. */
type ThreadQuery = { storeId: number; accountId: number; filter: ThreadFilter; matches: ThreadMatches | null };

/** The page is found by its keys alone, then its rows are read. */
export async function listThreads(
  sql: Sql,
  { place, now, ...query }: ThreadQuery & { place: PagePlace<ThreadColumn>; now: Date },
): Promise<Page<ThreadRow>> {
  const keys = sql
    .selectFrom("textingThreads as thread")
    .where("thread.storeId", "=", query.storeId)
    .where(isShown(query))
    .select("thread.id");
  const page = toPage(await selectPage(keys, place).execute(), place);
  const rows = await readThreads(sql, { ...query, now, ids: page.rows.map(({ row }) => row.id) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mapPage(page, ({ id }) => byId.get(id) ?? missing(id));
}

/** How many threads each filter shows, up to `mostCountedThreads`. */
export async function countThreads(
  sql: Sql,
  { filters, ...query }: Omit<ThreadQuery, "filter" | "accountId"> & { filters: readonly ThreadFilter[] },
): Promise<number[]> {
  const counts = filters.map(
    (filter) => raw`(select count(*) from (
      select from texting_threads as thread where thread.store_id = ${query.storeId} and ${isShown({ ...query, filter })}
      limit ${mostCountedThreads}) as counted)::int`,
  );
  const result = await raw<{ counts: number[] }>`
    /* texting.countThreads */ select array[${raw.join(counts)}] as counts`.execute(sql);
  return result.rows[0]?.counts ?? [];
}

export async function readThreads(
  sql: Sql,
  { storeId, accountId, ids, now }: { storeId: number; accountId: number; ids: readonly string[]; now: Date },
): Promise<ThreadRow[]> {
  const result = await raw<ThreadRow>`
    /* texting.readThreads */
    select thread.id, thread.phone, thread.state, thread.unread_count, thread.needs_reply, thread.has_failed,
      thread.is_pinned, thread.last_message_at, thread.last_inbound_at, thread.waiting_since, thread.untextable_reason,
      thread.stop_dismissed_at, thread.assigned_employee_id,
      nullif(trim(employee.first_name || ' ' || employee.last_name), '') as assigned_name,
      customer.id as customer_id, coalesce(customer.name, register.names[1]) as customer_name,
      array_remove(coalesce(customer.names, register.names, '{}'), coalesce(customer.name, register.names[1])) as shared_with,
      buy.open_buy,
      case when word.action = 'opt_out' then word.recorded_at end as opted_out_at,
      coalesce(word.is_account_wide, false) as is_out_of_all_stores,
      latest.body as last_body, latest.kind as last_kind, latest.call_seconds as last_call_seconds, latest.direction = 'in' as is_last_incoming,
      latest.author as last_author, latest.media <> '[]'::jsonb as has_pictures,
      latest.failure_reason as last_failure, latest.block_code as last_block,
      (select min(send_at) from texting_messages as later
        where later.store_id = thread.store_id and later.thread_id = thread.id and later.status = 'queued'
          and (later.scheduled_for is not null or later.send_at > ${now})) as scheduled_at,
      case when open.direction = 'in' then open.body end as open_body,
      case when open.direction = 'in' then open.created_at end as open_since
    from texting_threads as thread
    left join employees as employee
      on employee.store_id = thread.store_id and employee.id = thread.assigned_employee_id
    left join lateral (
      select (array_agg(id order by created_at desc, id))[1] as id, (array_agg(name order by created_at desc, id))[1] as name,
        array_agg(distinct name) filter (where name is not null) as names
      from (
        select id, created_at, nullif(trim(first_name || ' ' || last_name), '') as name from customer_phones_view
        where account_id = ${accountId} and phone = thread.phone order by created_at desc, id limit 5) as known
    ) as customer on true
    -- Who has bought and never sold is known to the register alone, such as who had a coupon texted.
    left join lateral (
      select array_agg(distinct name order by name) as names from (
        select name from pos_contacts_view
        where store_id = thread.store_id and phone_digits = substr(thread.phone, 3)
        union all
        select name from pos_contacts_view
        where store_id = thread.store_id and customer_code = substr(thread.phone, 3) limit 5) as known
      where name <> ''
    ) as register on customer.id is null
    left join lateral (
      select jsonb_build_object('id', id, 'number', number, 'stage', stage, 'checkedInAt', checked_in_at,
        'readyAt', ready_at) as open_buy
      from open_buy_phones_view
      where store_id = thread.store_id and phone = thread.phone order by checked_in_at desc limit 1) as buy on true
    left join lateral (
      select said.* from (
        select action, recorded_at, seq, false as is_account_wide from texting_consents
        where store_id = thread.store_id and phone = thread.phone and purpose = 'all'
        union all
        select 'opt_out', recorded_at, seq, true from texting_account_stops
        where account_id = ${accountId} and phone = thread.phone) as said
      order by said.seq desc limit 1) as word on true
    left join lateral (
      select message.body, message.kind, message.call_seconds, message.direction, message.media, message.failure_reason, message.block_code,
        writer.first_name as author
      from texting_messages as message
      left join employees as writer on writer.store_id = message.store_id and writer.id = message.employee_id
      where message.store_id = thread.store_id and message.thread_id = thread.id
      order by message.created_at desc, message.id desc limit 1) as latest on true
    left join lateral (
      select body, direction, created_at from texting_messages as message
      where message.store_id = thread.store_id and message.thread_id = thread.id
        and ((message.direction = 'in' and message.kind <> 'call') or message.employee_id is not null)
      order by message.created_at desc, message.id desc limit 1) as open on true
    where thread.store_id = ${storeId} and thread.id = any(${[...ids]}::uuid[])`.execute(sql);
  return result.rows;
}

function isShown({ storeId, filter, matches }: Omit<ThreadQuery, "accountId">): RawBuilder<SqlBool> {
  const condition = filterCondition(filter, storeId);
  return matches === null ? condition : raw<SqlBool>`${condition} and ${matches.condition}`;
}

/** Each as its partial index has it. */
function filterCondition(filter: ThreadFilter, storeId: number): RawBuilder<SqlBool> {
  switch (filter) {
    case "unread":
      return raw`thread.unread_count > 0`;
    case "needs_reply":
      return raw`thread.needs_reply`;
    case "failed":
      return raw`thread.has_failed`;
    case "done":
      return raw`thread.state = 'done'`;
    case "buys":
      return raw`thread.phone in (select phone from open_buy_phones_view where store_id = ${storeId})`;
    case "all":
      return raw`true`;
  }
}

function missing(id: string): never {
  throw new Error(`The thread ${id} went away between two statements`);
}
