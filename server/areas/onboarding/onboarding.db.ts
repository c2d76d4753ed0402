import type { NotNull } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { SetupFacts } from "./setup.rules.ts";

export type SetupRow = { startedAt: Date; finishedAt: Date | null };

export async function findSetup(sql: Sql, storeId: number): Promise<SetupRow | undefined> {
  return await sql
    .selectFrom("storeSetups")
    .select(["startedAt", "finishedAt"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
}

/** False when the setup was begun before. */
export async function insertSetup(sql: Sql, { storeId, at }: { storeId: number; at: Date }): Promise<boolean> {
  const result = await sql
    .insertInto("storeSetups")
    .values({ storeId, startedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function finishSetup(sql: Sql, { storeId, at }: { storeId: number; at: Date }): Promise<void> {
  await sql
    .updateTable("storeSetups")
    .set({ finishedAt: at })
    .where("storeId", "=", storeId)
    .where("finishedAt", "is", null)
    .execute();
}

export async function listEndedSteps(sql: Sql, storeId: number): Promise<ReadonlyMap<string, "done" | "skipped">> {
  const rows = await sql
    .selectFrom("storeSetupSteps")
    .select(["step", "state"])
    .where("storeId", "=", storeId)
    .execute();
  return new Map(rows.map(({ step, state }) => [step, state === "skipped" ? "skipped" : "done"]));
}

type EndedStep = { storeId: number; step: string; state: "done" | "skipped"; at: Date };

export async function saveStep(sql: Sql, { storeId, step, state, at }: EndedStep): Promise<void> {
  await sql
    .insertInto("storeSetupSteps")
    .values({ storeId, step, state, changedAt: at })
    .onConflict((conflict) => conflict.columns(["storeId", "step"]).doUpdateSet({ state, changedAt: at }))
    .execute();
}

const factColumns = [
  ...(["managers", "employees", "withoutWayIn", "setsOwnPin", "sendsNightlyMail", "registers", "hasGoals"] as const),
  ...([
    "taskLists",
    "textingState",
    "hasBuyPolicy",
    "categories",
    "bins",
    "activeNeeds",
    "campaigns",
    "hasCard",
  ] as const),
] as const;

/** The database says of no view's column that it is never null; none of these is. */
export async function findFacts(sql: Sql, storeId: number): Promise<SetupFacts> {
  const row = await sql
    .selectFrom("setupFactsView")
    .select(factColumns)
    .where("storeId", "=", storeId)
    .$narrowType<{ [Column in (typeof factColumns)[number]]: NotNull }>()
    .executeTakeFirstOrThrow();
  return row;
}
