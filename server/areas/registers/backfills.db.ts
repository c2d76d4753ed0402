import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type BackfillState = "running" | "stopped" | "done" | "dropped";

export type Backfill = {
  id: string;
  provider: string;
  from: BusinessDate;
  to: BusinessDate;
  state: BackfillState;
  startedBy: string;
  startedAt: Date;
  endedAt: Date | null;
  workingMs: number;
};

export type BackfillMonth = {
  from: BusinessDate;
  to: BusinessDate;
  part: string;
  readTo: Date | null;
  cursor: string | null;
  sales: number;
  doneAt: Date | null;
};

type Key = { storeId: number; id: string };

/** The run with its months, the newest first. */
export async function insertBackfill(
  sql: Sql,
  storeId: number,
  {
    months,
    part,
    ...run
  }: Pick<Backfill, "id" | "provider" | "from" | "to" | "startedBy" | "startedAt"> & {
    months: readonly { from: BusinessDate; to: BusinessDate }[];
    part: string;
  },
): Promise<void> {
  const { id, provider, from, to, startedBy, startedAt } = run;
  await sql
    .insertInto("registerBackfills")
    .values({ storeId, id, provider, fromDate: from, toDate: to, state: "running", startedBy, startedAt })
    .execute();
  await sql
    .insertInto("registerBackfillMonths")
    .values(months.map((month) => ({ storeId, backfillId: id, fromDate: month.from, toDate: month.to, part })))
    .execute();
}

/** The one that runs or was stopped, else the last. */
export async function findBackfill(
  sql: Sql,
  { storeId, provider, isLocked = false }: { storeId: number; provider: string; isLocked?: boolean },
): Promise<Backfill | null> {
  const row = await sql
    .selectFrom("registerBackfills")
    .select(["id", "provider", "fromDate as from", "toDate as to", "state", "startedBy", "startedAt", "endedAt"])
    .select("workingMs")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
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
  { storeId, id }: Key,
  change: { state: BackfillState; endedAt: Date | null },
): Promise<void> {
  await sql.updateTable("registerBackfills").set(change).where("storeId", "=", storeId).where("id", "=", id).execute();
}

export async function addWorkingTime(sql: Sql, { storeId, id }: Key, ms: number): Promise<void> {
  await sql
    .updateTable("registerBackfills")
    .set({ workingMs: raw`working_ms + ${Math.max(0, Math.round(ms))}::bigint` })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

/** The oldest first. */
export async function listBackfillMonths(sql: Sql, { storeId, id }: Key): Promise<BackfillMonth[]> {
  return sql
    .selectFrom("registerBackfillMonths")
    .select(["fromDate as from", "toDate as to", "part", "readTo", "cursor", "sales", "doneAt"])
    .where("storeId", "=", storeId)
    .where("backfillId", "=", id)
    .orderBy("fromDate")
    .execute();
}

export async function saveBackfillMonths(
  sql: Sql,
  { storeId, id }: Key,
  months: readonly BackfillMonth[],
): Promise<void> {
  for (const { from, part, readTo, cursor, sales, doneAt } of months) {
    await sql
      .updateTable("registerBackfillMonths")
      .set({ part, readTo, cursor, sales, doneAt })
      .where("storeId", "=", storeId)
      .where("backfillId", "=", id)
      .where("fromDate", "=", from)
      .execute();
  }
}

/** The dates of which past sales were asked for. */
export async function listPastRanges(
  sql: Sql,
  { storeId, provider }: { storeId: number; provider: string },
): Promise<{ from: BusinessDate; to: BusinessDate }[]> {
  return sql
    .selectFrom("registerBackfills")
    .select(["fromDate as from", "toDate as to"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("state", "<>", "dropped")
    .execute();
}
