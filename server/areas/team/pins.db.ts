import type { Sql } from "#server/platform/db/db.ts";

type Who = { storeId: number; employeeId: number };

export type PinHolder = {
  id: number;
  firstName: string;
  lastName: string;
  isManager: boolean;
  phoneNumber: string | null;
  pinHash: string | null;
};

type NewPin = { pinHash: string; digits: number; now: Date };

export async function findPinHolder(sql: Sql, { storeId, employeeId }: Who): Promise<PinHolder | undefined> {
  return sql
    .selectFrom("employees")
    .select(["id", "first_name as firstName", "last_name as lastName", "is_manager as isManager"])
    .select(["phone_number as phoneNumber", "pin_hash as pinHash"])
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .where("is_active", "=", true)
    .executeTakeFirst();
}

export async function savePin(sql: Sql, { storeId, employeeId, pinHash, digits, now }: Who & NewPin): Promise<void> {
  await sql
    .updateTable("employees")
    .set({ pin_hash: pinHash, pin_digits: digits, pin_set_at: now })
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

/** The first PIN only: whoever came second at another register finds none to set. */
export async function saveFirstPin(
  sql: Sql,
  { storeId, employeeId, pinHash, digits, now }: Who & NewPin,
): Promise<boolean> {
  const saved = await sql
    .updateTable("employees")
    .set({ pin_hash: pinHash, pin_digits: digits, pin_set_at: now })
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .where("pin_hash", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * One person stands at a screen: whoever was there before has gone. How long the PIN was is kept with it: one that was set
 * by a program that did not know of it tells now.
 */
export async function confirmAtScreen(
  sql: Sql,
  { storeId, employeeId, sessionId, digits, now }: Who & { sessionId: string; digits: number; now: Date },
): Promise<void> {
  await endConfirmationsOfSession(sql, { sessionId, now });
  await sql
    .insertInto("employee_confirmations")
    .values({ store_id: storeId, session_id: sessionId, employee_id: employeeId, confirmed_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["store_id", "session_id", "employee_id"])
        .doUpdateSet({ confirmed_at: now, last_used_at: now, ended_at: null }),
    )
    .execute();
  await sql
    .updateTable("employees")
    .set({ last_action_at: now, pin_digits: digits })
    .where("store_id", "=", storeId)
    .where("id", "=", employeeId)
    .execute();
}

/** Answers who was at the screen. */
export async function endConfirmationsOfSession(
  sql: Sql,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<number[]> {
  const ended = await sql
    .updateTable("employee_confirmations")
    .set({ ended_at: now })
    .where("session_id", "=", sessionId)
    .where("ended_at", "is", null)
    .returning("employee_id")
    .execute();
  return ended.map((row) => row.employee_id);
}

/** Answers the sessions at whose screens the person stood. */
export async function endConfirmationsOfEmployee(
  sql: Sql,
  { storeId, employeeId, now }: Who & { now: Date },
): Promise<string[]> {
  const ended = await sql
    .updateTable("employee_confirmations")
    .set({ ended_at: now })
    .where("store_id", "=", storeId)
    .where("employee_id", "=", employeeId)
    .where("ended_at", "is", null)
    .returning("session_id")
    .execute();
  return ended.map((row) => row.session_id);
}
