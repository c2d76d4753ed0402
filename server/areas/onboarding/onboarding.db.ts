import type { Sql } from "#server/platform/db/db.ts";

/** What of a store is there already. */
export type SetupFacts = {
  managers: number;
  /** Active people who are no managers. */
  employees: number;
  /** Active people with neither a PIN nor a login of their own. */
  withoutWayIn: number;
  /** People choose their first PIN at the register themselves. */
  setsOwnPin: boolean;
  sendsNightlyMail: boolean;
  /** Those that were seen at least once. */
  registers: number;
  hasGoals: boolean;
  taskLists: number;
  textingState: string;
  hasBuyPolicy: boolean;
  categories: number;
  bins: number;
  /** The needs for which a service is active. */
  activeNeeds: readonly string[];
  campaigns: number;
};

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

export async function findFacts(sql: Sql, storeId: number): Promise<SetupFacts> {
  const row = await sql
    .selectFrom("setupFactsView")
    .selectAll()
    .where("storeId", "=", storeId)
    .executeTakeFirstOrThrow();
  return {
    managers: row.managers ?? 0,
    employees: row.employees ?? 0,
    withoutWayIn: row.withoutWayIn ?? 0,
    setsOwnPin: row.setsOwnPin ?? true,
    sendsNightlyMail: row.sendsNightlyMail ?? false,
    registers: row.registers ?? 0,
    hasGoals: row.hasGoals ?? false,
    taskLists: row.taskLists ?? 0,
    textingState: row.textingState ?? "not_started",
    hasBuyPolicy: row.hasBuyPolicy ?? false,
    categories: row.categories ?? 0,
    bins: row.bins ?? 0,
    activeNeeds: row.activeNeeds ?? [],
    campaigns: row.campaigns ?? 0,
  };
}
