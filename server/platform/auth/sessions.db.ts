import type { Sql } from "#server/platform/db/db.ts";

export type Session = {
  id: string;
  userId: number;
  deviceId: string | null;
  address: string | null;
  userAgent: string | null;
  appVersion: string | null;
  createdAt: Date;
  lastUsedAt: Date;
};

export async function insertSession(
  sql: Sql,
  session: Session & { accountId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("sessions")
    .values({
      account_id: session.accountId,
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      device_id: session.deviceId,
      address: session.address,
      user_agent: session.userAgent,
      app_version: session.appVersion,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Sessions that still open the door, newest use first. */
export async function listSessions(
  sql: Sql,
  { accountId, userId, now }: { accountId: number; userId: number; now: Date },
): Promise<Session[]> {
  return sql
    .selectFrom("sessions")
    .select(["id", "user_id as userId", "device_id as deviceId", "address", "user_agent as userAgent"])
    .select(["app_version as appVersion", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Whether a login has ever signed in from a device, as far back as sign-ins are kept. */
export async function hasSignedInFrom(
  sql: Sql,
  { accountId, userId, deviceId }: { accountId: number; userId: number; deviceId: string },
): Promise<boolean> {
  const found = await sql
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", accountId)
    .where("device_id", "=", deviceId)
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sign-ins that were revoked or ran out after an instant. */
export async function listEndedSessionIds(sql: Sql, { after, now }: { after: Date; now: Date }): Promise<string[]> {
  const rows = await sql
    .selectFrom("sessions")
    .select("id")
    .where((where) =>
      where.or([
        where.and([where("expires_at", ">", after), where("expires_at", "<=", now)]),
        where.and([where("revoked_at", ">", after), where("revoked_at", "<=", now)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Sign-ins of a login that may still hold a socket: those that are open, and those that ended after `endedAfter`. */
export async function listRecentSessionIds(
  sql: Sql,
  { userId, endedAfter }: { userId: number; endedAfter: Date },
): Promise<string[]> {
  const rows = await sql
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where((where) => where.or([where("revoked_at", "is", null), where("revoked_at", ">", endedAfter)]))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Revokes the named session, or all of a user but `except`; answers those that were open until now. */
export async function revokeSessions(
  sql: Sql,
  which: { accountId: number; userId: number; sessionId?: string; except?: string | undefined; now: Date },
): Promise<string[]> {
  let query = sql
    .updateTable("sessions")
    .set({ revoked_at: which.now })
    .where("account_id", "=", which.accountId)
    .where("user_id", "=", which.userId)
    .where("revoked_at", "is", null);
  if (which.sessionId !== undefined) {
    query = query.where("id", "=", which.sessionId);
  }
  if (which.except !== undefined) {
    query = query.where("id", "!=", which.except);
  }
  const revoked = await query.returning("id").execute();
  return revoked.map((row) => row.id);
}
