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
  containerTags: "containerTags",
  location: "location",
  isDropOff: "isDropOff",
  promisedAt: "promisedAt",
  notes: "notes",
  stage: "stage",
  outcome: "outcome",
  sortStartedAt: "sortStartedAt",
  sortedById: "sortedByEmployeeId",
  readyAt: "readyAt",
  completedAt: "completedAt",
  completedById: "completedByEmployeeId",
  itemsTaken: "itemsTaken",
  itemsPassed: "itemsPassed",
  cashOfferCents: "cashOfferCents",
  tradeOfferCents: "tradeOfferCents",
  paidCents: "paidCents",
  payout: "payout",
  posSync: "posSync",
  posFailure: "posFailure",
  posBuyId: "posBuyId",
  posDeviceId: "posDeviceId",
  posReadyAt: "posReadyAt",
  posCompletedAt: "posCompletedAt",
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
    .where("storeId", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

export type ReasonCount = { reasonId: string; count: number };

/** The counts of a buy anew. */
export async function replaceReasonCounts(sql: Sql, of: Of, counts: readonly ReasonCount[]): Promise<void> {
  await sql.deleteFrom("buyReasonCounts").where("storeId", "=", of.storeId).where("buyId", "=", of.id).execute();
  if (counts.length > 0) {
    await sql
      .insertInto("buyReasonCounts")
      .values(counts.map(({ reasonId, count }) => ({ storeId: of.storeId, buyId: of.id, reasonId, count })))
      .execute();
  }
}

export type NamedCount = ReasonCount & { name: string; kind: "take" | "pass" };

export async function listReasonCounts(sql: Sql, of: Of): Promise<NamedCount[]> {
  const rows = await sql
    .selectFrom("buyReasonCounts as counted")
    .innerJoin("buyReasons as reason", (join) =>
      join.onRef("reason.storeId", "=", "counted.storeId").onRef("reason.id", "=", "counted.reasonId"),
    )
    .select(["counted.reasonId", "counted.count", "reason.name", "reason.kind"])
    .where("counted.storeId", "=", of.storeId)
    .where("counted.buyId", "=", of.id)
    .orderBy("reason.kind", "desc")
    .orderBy("reason.position")
    .orderBy("counted.reasonId")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind === "take" ? "take" : "pass" }));
}
