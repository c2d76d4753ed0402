import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";
import type { PunchType } from "./punches.rules.ts";

const columns = [
  "punchId",
  "provider",
  "employeeId",
  "type",
  "punchedAt",
  "state",
  "tries",
  "nextTryAt",
  "lastError",
] as const;

type SendingRow = Pick<Selectable<DB["punchSendings"]>, (typeof columns)[number]>;

/** A punch on its way to the service. */
export type PunchSending = Omit<SendingRow, "type" | "state"> & {
  type: PunchType;
  state: "waiting" | "sent" | "given-up";
};

/** Returns false when the punch is already on its way. */
export async function insertSending(
  sql: Sql,
  sending: Pick<PunchSending, "provider" | "punchId" | "employeeId" | "type" | "punchedAt" | "nextTryAt"> & {
    storeId: number;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("punchSendings")
    .values(sending)
    .onConflict((conflict) => conflict.columns(["storeId", "punchId"]).doNothing())
    .returning("punchId")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The person's oldest punch that waits; the later ones come after it. Locked, so that one worker at a time tries it. */
export async function lockFirstWaiting(
  sql: Sql,
  key: { storeId: number; employeeId: number },
): Promise<PunchSending | null> {
  const row = await sql
    .selectFrom("punchSendings")
    .select(columns)
    .where("storeId", "=", key.storeId)
    .where("employeeId", "=", key.employeeId)
    .where("state", "=", "waiting")
    .orderBy("seq")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ? toSending(row) : null;
}

export async function saveTry(
  sql: Sql,
  key: { storeId: number; punchId: string; tries: number; nextTryAt: Date; lastError: string | null },
): Promise<void> {
  await sql
    .updateTable("punchSendings")
    .set({ tries: key.tries, nextTryAt: key.nextTryAt, lastError: key.lastError })
    .where("storeId", "=", key.storeId)
    .where("punchId", "=", key.punchId)
    .where("state", "=", "waiting")
    .execute();
}

export async function endSending(
  sql: Sql,
  key: { storeId: number; punchId: string; state: "sent" | "given-up"; at: Date; lastError: string | null },
): Promise<void> {
  await sql
    .updateTable("punchSendings")
    .set({ state: key.state, endedAt: key.at, lastError: key.lastError })
    .where("storeId", "=", key.storeId)
    .where("punchId", "=", key.punchId)
    .where("state", "=", "waiting")
    .execute();
}

/** Those that wait, and those that were given up since, the oldest first. */
export async function listOpenSendings(
  sql: Sql,
  key: { storeId: number; givenUpSince: Date },
): Promise<PunchSending[]> {
  const rows = await sql
    .selectFrom("punchSendings")
    .select(columns)
    .where("storeId", "=", key.storeId)
    .where((is) =>
      is.or([
        is("state", "=", "waiting"),
        is.and([is("state", "=", "given-up"), is("endedAt", ">=", key.givenUpSince)]),
      ]),
    )
    .orderBy("seq")
    .execute();
  return rows.map(toSending);
}

/** The service is not connected any more: nobody waits for it. */
export async function dropWaiting(sql: Sql, key: { storeId: number; provider: string }): Promise<void> {
  await sql
    .deleteFrom("punchSendings")
    .where("storeId", "=", key.storeId)
    .where("provider", "=", key.provider)
    .where("state", "=", "waiting")
    .execute();
}

const types = ["in", "out", "breakStart", "breakEnd"] as const;

function toSending(row: SendingRow): PunchSending {
  return {
    ...row,
    type: types.find((type) => type === row.type) ?? "in",
    state: row.state === "sent" || row.state === "given-up" ? row.state : "waiting",
  };
}
