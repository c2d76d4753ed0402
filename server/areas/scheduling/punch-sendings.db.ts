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

const columns = ["punch_id", "provider", "employee_id", "type", "punched_at", "state", "tries"] as const;

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
    .insertInto("punch_sendings")
    .values({
      store_id: sending.storeId,
      provider: sending.provider,
      punch_id: sending.punchId,
      employee_id: sending.employeeId,
      type: sending.type,
      punched_at: sending.punchedAt,
      next_try_at: sending.now,
    })
    .onConflict((conflict) => conflict.columns(["store_id", "punch_id"]).doNothing())
    .returning("punch_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The person's oldest punch that waits; the later ones come after it. Locked, so that one worker at a time tries it. */
export async function lockFirstWaiting(
  sql: Sql,
  of: { storeId: number; employeeId: number },
): Promise<PunchSending | null> {
  const row = await sql
    .selectFrom("punch_sendings")
    .select([...columns, "next_try_at", "last_error"])
    .where("store_id", "=", of.storeId)
    .where("employee_id", "=", of.employeeId)
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
    .updateTable("punch_sendings")
    .set({ tries: of.tries, next_try_at: of.nextTryAt, last_error: of.lastError })
    .where("store_id", "=", of.storeId)
    .where("punch_id", "=", of.punchId)
    .where("state", "=", "waiting")
    .execute();
}

export async function endSending(
  sql: Sql,
  of: { storeId: number; punchId: string; state: "sent" | "given-up"; at: Date; lastError: string | null },
): Promise<void> {
  await sql
    .updateTable("punch_sendings")
    .set({ state: of.state, ended_at: of.at, last_error: of.lastError })
    .where("store_id", "=", of.storeId)
    .where("punch_id", "=", of.punchId)
    .where("state", "=", "waiting")
    .execute();
}

/** Those that wait, and those that were given up since, the oldest first. */
export async function listOpenSendings(sql: Sql, of: { storeId: number; givenUpSince: Date }): Promise<PunchSending[]> {
  const rows = await sql
    .selectFrom("punch_sendings")
    .select([...columns, "next_try_at", "last_error"])
    .where("store_id", "=", of.storeId)
    .where((is) =>
      is.or([
        is("state", "=", "waiting"),
        is.and([is("state", "=", "given-up"), is("ended_at", ">=", of.givenUpSince)]),
      ]),
    )
    .orderBy("seq")
    .execute();
  return rows.map(toSending);
}

/** The service is not connected any more: nobody waits for it. */
export async function dropWaiting(sql: Sql, of: { storeId: number; provider: string }): Promise<void> {
  await sql
    .deleteFrom("punch_sendings")
    .where("store_id", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("state", "=", "waiting")
    .execute();
}

const types = ["in", "out", "breakStart", "breakEnd"] as const;

function toSending(row: {
  punch_id: string;
  provider: string;
  employee_id: number;
  type: string;
  punched_at: Date;
  state: string;
  tries: number;
  next_try_at: Date;
  last_error: string | null;
}): PunchSending {
  return {
    punchId: row.punch_id,
    provider: row.provider,
    employeeId: row.employee_id,
    type: types.find((one) => one === row.type) ?? "in",
    punchedAt: row.punched_at,
    state: row.state === "sent" || row.state === "given-up" ? row.state : "waiting",
    tries: row.tries,
    nextTryAt: row.next_try_at,
    lastError: row.last_error,
  };
}
