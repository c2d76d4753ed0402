import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { phoneNumber } from "#common/inputs/field-schemas.ts";
import { orNull } from "#common/or-null.ts";
import { mostCountedThreads, threadFilters } from "#common/texting/thread-filters.ts";
import type { ThreadFilter } from "#common/texting/thread-filters.ts";
import { findThread } from "#server/areas/texting/threads.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./thread-list.db.ts";
import type { ThreadRow } from "./thread-list.db.ts";
import { findMatches } from "./thread-matches.db.ts";
import type { ThreadMatches } from "./thread-matches.db.ts";
import { threadSearch } from "./thread-search.rules.ts";

export type { OpenBuy, ThreadRow as TextThread } from "./thread-list.db.ts";

const threadFilter = z.strictObject({
  filter: enumName(threadFilters).nullish().transform(orNull),
  text: inputText.trim().max(100).nullish().transform(orNull),
});

/** The store's threads by their newest text; of those that need a reply, who waits longest comes first. */
export const listTextThreads = operation({
  name: "texting.listThreads",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({ ...pageFields, filter: listFilter(threadFilter) }),
  async run(
    { sql, store, now },
    { filter: { filter, text }, ...request },
  ): Promise<{
    page: Page<ThreadRow>;
    totalItems: number;
  }> {
    const order = db.threadOrder({ storeId: store.id, now });
    const asUsual = filter === "needs_reply" ? ({ sortBy: "waitingSince", descending: false } as const) : order.usual;
    const place = readPlace(request, { ...order, usual: asUsual });
    const key = { storeId: store.id, accountId: store.accountId };
    const search = threadSearch(text);
    const matches = search && (await findMatches(sql, { ...key, search }));
    const query = { ...key, filter: filter ?? "all", matches };
    const page = await db.listThreads(sql, { ...query, place, now });
    return { page, totalItems: await countShown(sql, query) };
  },
});

/** Up to `mostCountedThreads`; of a search that has found as many already no more are looked for. */
async function countShown(
  sql: Sql,
  { storeId, filter, matches }: { storeId: number; filter: ThreadFilter; matches: ThreadMatches | null },
): Promise<number> {
  if (filter === "all" && matches !== null && matches.atLeast >= mostCountedThreads) {
    return mostCountedThreads;
  }
  const [count = 0] = await db.countThreads(sql, { storeId, matches, filters: [filter] });
  return count;
}

/** By its id, or by the phone; null when nothing was ever texted with it. */
export const viewTextThread = operation({
  name: "texting.viewThread",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({ id: z.uuid().nullish(), phone: z.nullish(phoneNumber) }),
  async run(context, { id, phone }): Promise<ThreadRow | null> {
    const storeId = context.store.id;
    const key = id ?? (phone ? (await findThread(context.sql, { storeId, phone: `+1${phone}` }))?.id : undefined);
    return key === undefined ? null : findThreadRow(context, key);
  },
});

export type TextCounts = { unread: number; needsReply: number; failed: number; buys: number; all: number };

/** How much there is to do. Every page asks, for the badge. */
export const countTexts = operation({
  name: "texting.countTexts",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({}),
  async run({ sql, store }): Promise<TextCounts> {
    const filters = ["unread", "needs_reply", "failed", "buys", "all"] as const;
    const query = { storeId: store.id, matches: null, filters };
    const [unread = 0, needsReply = 0, failed = 0, buys = 0, all = 0] = await db.countThreads(sql, query);
    return { unread, needsReply, failed, buys, all };
  },
});

/** @throws Refusal when the store has no such thread */
export async function getThreadRow(context: StoreContext, id: string): Promise<ThreadRow> {
  const row = await findThreadRow(context, id);
  if (row === null) {
    throw notFound("Thread");
  }
  return row;
}

async function findThreadRow({ sql, store, now }: StoreContext, id: string): Promise<ThreadRow | null> {
  const [row] = await db.readThreads(sql, { storeId: store.id, accountId: store.accountId, ids: [id], now });
  return row ?? null;
}
