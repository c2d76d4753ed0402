import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type RunState = "running" | "stopped" | "done" | "dropped";

export type FirstPush = {
  id: string;
  months: number;
  state: RunState;
  startedBy: string;
  startedAt: Date;
  endedAt: Date | null;
  people: number;
  done: number;
  added: number;
  workingMs: number;
};

type Key = { storeId: number; provider: string };

export async function insertRun(
  sql: Sql,
  { storeId, provider }: Key,
  run: Pick<FirstPush, "id" | "months" | "startedBy" | "startedAt" | "people">,
): Promise<void> {
  await sql
    .insertInto("contactRuns")
    .values({ storeId, provider, ...run, state: "running" })
    .execute();
}

/** The one that runs or was stopped, else the last. */
export async function findRun(
  sql: Sql,
  { storeId, provider, isLocked = false }: Key & { isLocked?: boolean },
): Promise<FirstPush | null> {
  const row = await sql
    .selectFrom("contactRuns")
    .select(["id", "months", "state", "startedBy", "startedAt", "endedAt", "people", "done", "added", "workingMs"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .orderBy((is) => is("state", "in", ["running", "stopped"]), "desc")
    .orderBy("startedAt", "desc")
    .limit(1)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .$castTo<FirstPush>()
    .executeTakeFirst();
  return row ?? null;
}

export async function savePeopleOfRun(
  sql: Sql,
  { storeId, id, people }: { storeId: number; id: string; people: number },
): Promise<void> {
  await sql.updateTable("contactRuns").set({ people }).where("storeId", "=", storeId).where("id", "=", id).execute();
}

export async function changeRun(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
  change: { state: RunState; endedAt: Date | null },
): Promise<void> {
  await sql.updateTable("contactRuns").set(change).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** One more is through; the last one ends the run. Resolves to the run when it has ended with this. */
export async function countDone(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
  { isAdded, workingMs, at }: { isAdded: boolean; workingMs: number; at: Date },
): Promise<{ added: number; people: number } | null> {
  const result = await raw<{ state: RunState; added: number; people: number }>`
    /* contacts.countDone */
    update contact_runs set done = least(done + 1, people), added = least(added + ${isAdded ? 1 : 0}, done + 1, people),
      working_ms = working_ms + ${Math.max(0, Math.round(workingMs))}::bigint,
      state = case when state = 'running' and done + 1 >= people then 'done' else state end,
      ended_at = case when state = 'running' and done + 1 >= people then ${at}::timestamptz else ended_at end
    where store_id = ${storeId} and id = ${id} returning state, added, people`.execute(sql);
  const row = result.rows[0];
  return row?.state === "done" ? { added: row.added, people: row.people } : null;
}

/** What a run has left waiting, when it is dropped. Who changed something waits on, and whom an import has. */
export async function forgetWaitingOfRun(sql: Sql, { storeId, id }: { storeId: number; id: string }): Promise<void> {
  const ofRun = sql.deleteFrom("contactWaiting").where("storeId", "=", storeId).where("runId", "=", id);
  await ofRun.where("isChanged", "=", false).where("importId", "is", null).execute();
  await sql
    .updateTable("contactWaiting")
    .set({ runId: null })
    .where("storeId", "=", storeId)
    .where("runId", "=", id)
    .where("isChanged", "=", true)
    .execute();
}
