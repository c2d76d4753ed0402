import type { Sql } from "#server/platform/db/db.ts";

/** Ends a person's confirmations and returns the sessions of their screens. */
export async function endConfirmationsOfEmployee(
  sql: Sql,
  { storeId, employeeId, now }: { storeId: number; employeeId: number; now: Date },
): Promise<string[]> {
  const ended = await sql
    .updateTable("employeeConfirmations")
    .set({ endedAt: now })
    .where("storeId", "=", storeId)
    .where("employeeId", "=", employeeId)
    .where("endedAt", "is", null)
    .returning("sessionId")
    .execute();
  return ended.map((row) => row.sessionId);
}
