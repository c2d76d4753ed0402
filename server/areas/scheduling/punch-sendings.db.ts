import type { Sql } from "#server/platform/db/db.ts";
import type { PunchType } from "./punches.rules.ts";

/** A punch on its way to the service. */
export type PunchSending = {
  punchId: string;
  provider: string;
  employeeId: number;
  type: PunchType;
  punchedAt: Date;
  state: "waiting" | "sent" | "given-up";
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
};

const columns = ["punchId", "provider", "employeeId", "type", "punchedAt", "state", "tries"] as const;

/** False when it is on its way already. */
export async function insertSending(
  sql: Sql,
  sending: {
    storeId: number;
    provider: string;
    punchId: string;
    employeeId: number;
    type: PunchType;
    punchedAt: Date;
    now: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("punchSendings")
    .values({
      storeId: sending.storeId,
      provider: sending.provider,
      punchId: sending.punchId,
      employeeId: sending.employeeId,
      type: sending.type,
      punchedAt: sending.punchedAt,
      nextTryAt: sending.now,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "punchId"]).doNothing())
    .returning("punchId")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The person's oldest punch that waits; the later ones come after it. Locked, so that one worker at a time tries it. */
export async function lockFirstWaiting(
  sql: Sql,
  of: { storeId: number; employeeId: number },
): Promise<PunchSending | null> {
  const row = await sql
    .selectFrom("punchSendings")
    .select([...columns, "nextTryAt", "lastError"])
    .where("storeId", "=", of.storeId)
    .where("employeeId", "=", of.employeeId)
    .where("state", "=", "waiting")
    .orderBy("seq")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ? toSending(row) : null;
}

export async function saveTry(
  sql: Sql,
  of: { storeId: number; punchId: string; tries: number; nextTryAt: Date; lastError: string | null },
): Promise<void> {
  await sql
    .updateTable("punchSendings")
    .set({ tries: of.tries, nextTryAt: of.nextTryAt, lastError: of.lastError })
    .where("storeId", "=", of.storeId)
    .where("punchId", "=", of.punchId)
    .where("state", "=", "waiting")
    .execute();
}

export async function endSending(
  sql: Sql,
  of: { storeId: number; punchId: string; state: "sent" | "given-up"; at: Date; lastError: string | null },
): Promise<void> {
  await sql
    .updateTable("punchSendings")
    .set({ state: of.state, endedAt: of.at, lastError: of.lastError })
    .where("storeId", "=", of.storeId)
    .where("punchId", "=", of.punchId)
    .where("state", "=", "waiting")
    .execute();
}

/** Those that wait, and those that were given up since, the oldest first. */
export async function listOpenSendings(sql: Sql, of: { storeId: number; givenUpSince: Date }): Promise<PunchSending[]> {
  const rows = await sql
    .selectFrom("punchSendings")
    .select([...columns, "nextTryAt", "lastError"])
    .where("storeId", "=", of.storeId)
    .where((is) =>
      is.or([
        is("state", "=", "waiting"),
        is.and([is("state", "=", "given-up"), is("endedAt", ">=", of.givenUpSince)]),
      ]),
    )
    .orderBy("seq")
    .execute();
  return rows.map(toSending);
}

/** The service is not connected any more: nobody waits for it. */
export async function dropWaiting(sql: Sql, of: { storeId: number; provider: string }): Promise<void> {
  await sql
    .deleteFrom("punchSendings")
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("state", "=", "waiting")
    .execute();
}

const types = ["in", "out", "breakStart", "breakEnd"] as const;

function toSending(row: {
  punchId: string;
  provider: string;
  employeeId: number;
  type: string;
  punchedAt: Date;
  state: string;
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
}): PunchSending {
  return {
    punchId: row.punchId,
    provider: row.provider,
    employeeId: row.employeeId,
    type: types.find((one) => one === row.type) ?? "in",
    punchedAt: row.punchedAt,
    state: row.state === "sent" || row.state === "given-up" ? row.state : "waiting",
    tries: row.tries,
    nextTryAt: row.nextTryAt,
    lastError: row.lastError,
  };
}
