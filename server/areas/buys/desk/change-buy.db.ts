import type { Sql } from "#server/platform/db/db.ts";
import type { Outcome, Payout, PosSync, Stage } from "./stages.rules.ts";

type Of = { storeId: number; id: string };

/** What may change of a buy; absent stays as it is. */
export type BuyChanges = Partial<{
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  containerTags: string;
  location: string;
  isDropOff: boolean;
  promisedAt: Date | null;
  notes: string;
  stage: Stage;
  outcome: Outcome | null;
  sortStartedAt: Date | null;
  sortedById: number | null;
  readyAt: Date | null;
  completedAt: Date | null;
  completedById: number | null;
  itemsTaken: number | null;
  itemsPassed: number | null;
  cashOfferCents: number | null;
  tradeOfferCents: number | null;
  paidCents: number | null;
  payout: Payout | null;
  posSync: PosSync;
  posFailure: string | null;
  posBuyId: string | null;
  posDeviceId: string | null;
  posReadyAt: Date | null;
  posCompletedAt: Date | null;
}>;

const columnOf = {
  bags: "bags",
  boxes: "boxes",
  bins: "bins",
  others: "others",
  containerTags: "container_tags",
  location: "location",
  isDropOff: "is_drop_off",
  promisedAt: "promised_at",
  notes: "notes",
  stage: "stage",
  outcome: "outcome",
  sortStartedAt: "sort_started_at",
  sortedById: "sorted_by_employee_id",
  readyAt: "ready_at",
  completedAt: "completed_at",
  completedById: "completed_by_employee_id",
  itemsTaken: "items_taken",
  itemsPassed: "items_passed",
  cashOfferCents: "cash_offer_cents",
  tradeOfferCents: "trade_offer_cents",
  paidCents: "paid_cents",
  payout: "payout",
  posSync: "pos_sync",
  posFailure: "pos_failure",
  posBuyId: "pos_buy_id",
  posDeviceId: "pos_device_id",
  posReadyAt: "pos_ready_at",
  posCompletedAt: "pos_completed_at",
} as const satisfies Record<keyof BuyChanges, string>;

/** Writes the changes under the row's lock; the version says to screens that it is another one now. */
export async function updateBuy(sql: Sql, of: Of, changes: BuyChanges): Promise<void> {
  const names = (Object.keys(columnOf) as (keyof BuyChanges)[]).filter((name) => changes[name] !== undefined); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of the constant above
  const columns = Object.fromEntries(names.map((name) => [columnOf[name], changes[name]]));
  await sql
    .updateTable("buys")
    .set((expression) => ({
      ...columns,
      ...(changes.stage !== undefined && { status: changes.stage === "complete" ? "complete" : "open" }),
      version: expression("version", "+", 1),
    }))
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

export type ReasonCount = { reasonId: string; count: number };

/** The counts of a buy anew. */
export async function replaceReasonCounts(sql: Sql, of: Of, counts: readonly ReasonCount[]): Promise<void> {
  await sql.deleteFrom("buy_reason_counts").where("store_id", "=", of.storeId).where("buy_id", "=", of.id).execute();
  if (counts.length > 0) {
    await sql
      .insertInto("buy_reason_counts")
      .values(
        counts.map(({ reasonId, count }) => ({ store_id: of.storeId, buy_id: of.id, reason_id: reasonId, count })),
      )
      .execute();
  }
}

export type NamedCount = ReasonCount & { name: string; kind: "take" | "pass" };

export async function listReasonCounts(sql: Sql, of: Of): Promise<NamedCount[]> {
  const rows = await sql
    .selectFrom("buy_reason_counts as counted")
    .innerJoin("buy_reasons as reason", (join) =>
      join.onRef("reason.store_id", "=", "counted.store_id").onRef("reason.id", "=", "counted.reason_id"),
    )
    .select(["counted.reason_id as reasonId", "counted.count", "reason.name", "reason.kind"])
    .where("counted.store_id", "=", of.storeId)
    .where("counted.buy_id", "=", of.id)
    .orderBy("reason.kind", "desc")
    .orderBy("reason.position")
    .orderBy("counted.reason_id")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind === "take" ? "take" : "pass" }));
}
