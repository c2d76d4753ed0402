import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

type EmployeeKey = { storeId: number; employeeId: number };

const holderColumns = ["id", "firstName", "lastName", "isManager", "phoneNumber", "pinHash"] as const;

export type PinHolder = Pick<Selectable<DB["employees"]>, (typeof holderColumns)[number]>;

type NewPin = { pinHash: string; digits: number; now: Date };

export async function findPinHolder(sql: Sql, { storeId, employeeId }: EmployeeKey): Promise<PinHolder | undefined> {
  return sql
    .selectFrom("employees")
    .select(holderColumns)
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .where("isActive", "=", true)
    .executeTakeFirst();
}

export async function savePin(
  sql: Sql,
  { storeId, employeeId, pinHash, digits, now }: EmployeeKey & NewPin,
): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ pinHash, pinDigits: digits, pinSetAt: now })
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

/** Sets only a first PIN, so that a second attempt at another register fails. */
export async function saveFirstPin(
  sql: Sql,
  { storeId, employeeId, pinHash, digits, now }: EmployeeKey & NewPin,
): Promise<boolean> {
  const saved = await sql
    .updateTable("employees")
    .set({ pinHash, pinDigits: digits, pinSetAt: now })
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .where("pinHash", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Confirms one person at a screen and ends the previous confirmation. It keeps the PIN's length, because a PIN that was
 * set by an older program has no length yet.
 */
export async function confirmAtScreen(
  sql: Sql,
  { storeId, employeeId, sessionId, digits, now }: EmployeeKey & { sessionId: string; digits: number; now: Date },
): Promise<void> {
  await endConfirmationsOfSession(sql, { sessionId, now });
  await sql
    .insertInto("employeeConfirmations")
    .values({ storeId, sessionId, employeeId, confirmedAt: now, lastUsedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "sessionId", "employeeId"])
        .doUpdateSet({ confirmedAt: now, lastUsedAt: now, endedAt: null }),
    )
    .execute();
  await sql
    .updateTable("employees")
    .set({ lastActionAt: now, pinDigits: digits })
    .where("storeId", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

/** Returns the employees whose confirmations ended. */
export async function endConfirmationsOfSession(
  sql: Sql,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<number[]> {
  const ended = await sql
    .updateTable("employeeConfirmations")
    .set({ endedAt: now })
    .where("sessionId", "=", sessionId)
    .where("endedAt", "is", null)
    .returning("employeeId")
    .execute();
  return ended.map((row) => row.employeeId);
}
