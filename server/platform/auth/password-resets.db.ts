import type { Sql } from "#server/platform/db/db.ts";

export async function insertPasswordReset(
  sql: Sql,
  reset: { accountId: number; id: string; userId: number; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("password_resets")
    .values({
      account_id: reset.accountId,
      id: reset.id,
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** Uses up the link: the condition, not a check before it, is what lets it work once. */
export async function usePasswordReset(
  sql: Sql,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ accountId: number; userId: number } | undefined> {
  return sql
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["account_id as accountId", "user_id as userId"])
    .executeTakeFirst();
}

/** All links still open: none may be used once the password has changed. */
export async function closePasswordResets(sql: Sql, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await sql
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

export async function findPasswordHash(sql: Sql, { accountId, userId }: { accountId: number; userId: number }) {
  return sql
    .selectFrom("users")
    .select(["password_hash as passwordHash", "email", "full_name as fullName"])
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("type", "=", "User")
    .where("is_active", "=", true)
    .executeTakeFirst();
}

export async function savePasswordHash(
  sql: Sql,
  { accountId, userId, passwordHash }: { accountId: number; userId: number; passwordHash: string },
): Promise<void> {
  await sql
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    .where("type", "=", "User")
    .execute();
}
