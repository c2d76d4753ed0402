import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type RunCause = "day-close" | "night" | "person";

export type LoyaltyRun = {
  id: string;
  businessDate: BusinessDate;
  cause: RunCause;
  startedBy: string;
  startedAt: Date;
  endedAt: Date | null;
  transactions: number;
  awarded: number;
  points: number;
  reversedPoints: number;
};

/** A business date has one run, however often it is closed; the unique index decides. Resolves to its id. */
export async function openRun(
  sql: Sql,
  run: { storeId: number; businessDate: BusinessDate; cause: RunCause; startedBy: string; at: Date },
): Promise<string> {
  const { storeId, businessDate, cause, startedBy, at } = run;
  const id = uuidv7({ msecs: at.getTime() });
  const inserted = await sql
    .insertInto("loyaltyRuns")
    .values({ storeId, id, businessDate, cause, startedBy, startedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "businessDate"])
        .where(raw`cause`, "<>", raw`'person'`)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (inserted !== undefined) {
    return inserted.id;
  }
  const before = await sql
    .updateTable("loyaltyRuns")
    .set({ endedAt: null })
    .where("storeId", "=", storeId)
    .where("businessDate", "=", businessDate)
    .where("cause", "<>", "person")
    .returning("id")
    .executeTakeFirstOrThrow();
  return before.id;
}

export async function countTransactions(
  sql: Sql,
  { storeId, id, transactions }: { storeId: number; id: string; transactions: number },
): Promise<void> {
  await sql
    .updateTable("loyaltyRuns")
    .set((run) => ({ transactions: run("transactions", "+", transactions) }))
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

type Counts = { awarded: number; points: number; reversedPoints: number };

/** What a try led to counts for the newest run: it is that which the row waited for. */
export async function countOutcome(
  sql: Sql,
  { storeId, ...counts }: { storeId: number } & Partial<Counts>,
): Promise<void> {
  const { awarded = 0, points = 0, reversedPoints = 0 } = counts;
  await raw`
    /* loyalty.countOutcome */
    update loyalty_runs set awarded = awarded + ${awarded}, points = points + ${points},
      reversed_points = reversed_points + ${reversedPoints}
    where store_id = ${storeId}
      and id = (select id from loyalty_runs where store_id = ${storeId} order by started_at desc, id desc limit 1)`.execute(
    sql,
  );
}

/** Runs that have nothing more to do now. */
export async function endRuns(sql: Sql, { storeId, at }: { storeId: number; at: Date }): Promise<boolean> {
  const result = await sql
    .updateTable("loyaltyRuns")
    .set({ endedAt: at })
    .where("storeId", "=", storeId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function listRuns(sql: Sql, { storeId, most }: { storeId: number; most: number }): Promise<LoyaltyRun[]> {
  return sql
    .selectFrom("loyaltyRuns")
    .select(["id", "businessDate", "cause", "startedBy", "startedAt", "endedAt"])
    .select(["transactions", "awarded", "points", "reversedPoints"])
    .where("storeId", "=", storeId)
    .orderBy("startedAt", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .$castTo<LoyaltyRun>()
    .execute();
}
