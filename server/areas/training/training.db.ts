import type { Sql } from "#server/platform/db/db.ts";

export type TrainingBuild = {
  trainingStoreId: number | null;
  state: "building" | "ready" | "failed";
  stepsDone: number;
  stepsCount: number;
  requestedBy: string;
  requestedAt: Date;
  finishedAt: Date | null;
};

export async function findBuild(sql: Sql, storeId: number): Promise<TrainingBuild | null> {
  const row = await sql
    .selectFrom("trainingBuilds")
    .select(["trainingStoreId", "state", "stepsDone", "stepsCount", "requestedBy", "requestedAt", "finishedAt"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  const state = row?.state === "building" || row?.state === "failed" ? row.state : "ready";
  return row === undefined ? null : { ...row, state };
}

/** One at a time: who comes second waits here, and finds it building. */
export async function lockBuild(sql: Sql, storeId: number): Promise<void> {
  await sql.selectFrom("stores").select("id").where("storeId", "=", storeId).forNoKeyUpdate().execute();
}

export async function startBuild(
  sql: Sql,
  build: { storeId: number; stepsCount: number; requestedBy: string; requestedAt: Date },
): Promise<void> {
  const fresh = { ...build, state: "building", stepsDone: 0, trainingStoreId: null, finishedAt: null };
  await sql
    .insertInto("trainingBuilds")
    .values(fresh)
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(fresh))
    .execute();
}

type BuildChange = Partial<Pick<TrainingBuild, "trainingStoreId" | "stepsDone" | "state" | "finishedAt">>;

export async function changeBuild(sql: Sql, storeId: number, change: BuildChange): Promise<void> {
  await sql.updateTable("trainingBuilds").set(change).where("storeId", "=", storeId).execute();
}

export async function deleteBuild(sql: Sql, storeId: number): Promise<void> {
  await sql.deleteFrom("trainingBuilds").where("storeId", "=", storeId).execute();
}
