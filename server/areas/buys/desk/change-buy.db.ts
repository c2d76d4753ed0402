import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { Buys } from "#server/platform/db/tables.ts";
import type { Outcome, Payout, PosSync, Stage } from "./stages.rules.ts";

type BuyKey = { storeId: number; id: string };

/** What may change of a buy; absent stays as it is. The status and the version follow from it. */
export type BuyChanges = Partial<
  Omit<
    Selectable<Buys>,
    "accountId" | "storeId" | "id" | "stage" | "outcome" | "payout" | "posSync" | "status" | "version"
  >
> & { stage?: Stage; outcome?: Outcome | null; payout?: Payout | null; posSync?: PosSync };

/** Writes the changes under the row's lock; the version says to screens that it is another one now. */
export async function updateBuy(sql: Sql, key: BuyKey, changes: BuyChanges): Promise<void> {
  await sql
    .updateTable("buys")
    .set((expression) => ({
      ...changes,
      ...(changes.stage !== undefined && { status: changes.stage === "complete" ? "complete" : "open" }),
      version: expression("version", "+", 1),
    }))
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export type ReasonCount = { reasonId: string; count: number };

/** Replaces all counts of a buy. */
export async function replaceReasonCounts(sql: Sql, key: BuyKey, counts: readonly ReasonCount[]): Promise<void> {
  await sql.deleteFrom("buyReasonCounts").where("storeId", "=", key.storeId).where("buyId", "=", key.id).execute();
  if (counts.length > 0) {
    await sql
      .insertInto("buyReasonCounts")
      .values(counts.map(({ reasonId, count }) => ({ storeId: key.storeId, buyId: key.id, reasonId, count })))
      .execute();
  }
}

export type NamedCount = ReasonCount & { name: string; kind: "take" | "pass"; isSeasonal: boolean };

export async function listReasonCounts(sql: Sql, key: BuyKey): Promise<NamedCount[]> {
  const rows = await sql
    .selectFrom("buyReasonCounts as counted")
    .innerJoin("buyReasons as reason", (join) =>
      join.onRef("reason.storeId", "=", "counted.storeId").onRef("reason.id", "=", "counted.reasonId"),
    )
    .select(["counted.reasonId", "counted.count", "reason.name", "reason.kind", "reason.isSeasonal"])
    .where("counted.storeId", "=", key.storeId)
    .where("counted.buyId", "=", key.id)
    .orderBy("reason.kind", "desc")
    .orderBy("reason.position")
    .orderBy("counted.reasonId")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind === "take" ? "take" : "pass" }));
}
