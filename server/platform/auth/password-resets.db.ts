import type { Sql } from "#server/platform/db/db.ts";

export async function insertPasswordReset(
  sql: Sql,
  reset: { accountId: number; id: string; userId: number; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("passwordResets")
    .values({
      accountId: reset.accountId,
      id: reset.id,
      userId: reset.userId,
      tokenHash: reset.tokenHash,
      createdAt: reset.now,
      expiresAt: reset.expiresAt,
    })
    .execute();
}

/** Consumes the link; the update's condition, not a prior check, is what lets it work only once. */
export async function usePasswordReset(
  sql: Sql,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ accountId: number; userId: number } | undefined> {
  return sql
    .updateTable("passwordResets")
    .set({ usedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["accountId", "userId"])
    .executeTakeFirst();
}

/** Closes every open link, because none may be used once the password has changed. */
export async function closePasswordResets(sql: Sql, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await sql
    .updateTable("passwordResets")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .execute();
}

export async function findPasswordHash(sql: Sql, { accountId, userId }: { accountId: number; userId: number }) {
  return sql
    .selectFrom("users")
    .select(["passwordHash", "email", "fullName"])
    .where("accountId", "=", accountId)
    .where("id", "=", userId)
    .where("type", "=", "User")
    .where("isActive", "=", true)
    .executeTakeFirst();
}

export async function savePasswordHash(
  sql: Sql,
  { accountId, userId, passwordHash }: { accountId: number; userId: number; passwordHash: string },
): Promise<void> {
  await sql
    .updateTable("users")
    .set({ passwordHash })
    .where("accountId", "=", accountId)
    .where("id", "=", userId)
    .where("type", "=", "User")
    .execute();
}
