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
      accountId: session.accountId,
      id: session.id,
      userId: session.userId,
      tokenHash: session.tokenHash,
      deviceId: session.deviceId,
      address: session.address,
      userAgent: session.userAgent,
      appVersion: session.appVersion,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    })
    .execute();
}

/** Returns the active sessions, most recently used first. */
export async function listSessions(
  sql: Sql,
  { accountId, userId, now }: { accountId: number; userId: number; now: Date },
): Promise<Session[]> {
  return sql
    .selectFrom("sessions")
    .select(["id", "userId", "deviceId", "address", "userAgent"])
    .select(["appVersion", "createdAt", "lastUsedAt"])
    .where("accountId", "=", accountId)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .execute();
}

/** Returns whether a login has signed in from a device, as far back as sessions are kept. */
export async function hasSignedInFrom(
  sql: Sql,
  { accountId, userId, deviceId }: { accountId: number; userId: number; deviceId: string },
): Promise<boolean> {
  const session = await sql
    .selectFrom("sessions")
    .select("id")
    .where("accountId", "=", accountId)
    .where("deviceId", "=", deviceId)
    .where("userId", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Returns the ids of sessions that were revoked or expired after an instant. */
export async function listEndedSessionIds(sql: Sql, { after, now }: { after: Date; now: Date }): Promise<string[]> {
  const rows = await sql
    .selectFrom("sessions")
    .select("id")
    .where((where) =>
      where.or([
        where.and([where("expiresAt", ">", after), where("expiresAt", "<=", now)]),
        where.and([where("revokedAt", ">", after), where("revokedAt", "<=", now)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the ids of sessions that may still hold a socket: open ones, and those that ended after `endedAfter`. */
export async function listRecentSessionIds(
  sql: Sql,
  { userId, endedAfter }: { userId: number; endedAfter: Date },
): Promise<string[]> {
  const rows = await sql
    .selectFrom("sessions")
    .select("id")
    .where("userId", "=", userId)
    .where((where) => where.or([where("revokedAt", "is", null), where("revokedAt", ">", endedAfter)]))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Revokes one session, or all of a user except `except`. Returns the ids of those that were open. */
export async function revokeSessions(
  sql: Sql,
  filter: { accountId: number; userId: number; sessionId?: string; except?: string | undefined; now: Date },
): Promise<string[]> {
  let query = sql
    .updateTable("sessions")
    .set({ revokedAt: filter.now })
    .where("accountId", "=", filter.accountId)
    .where("userId", "=", filter.userId)
    .where("revokedAt", "is", null);
  if (filter.sessionId !== undefined) {
    query = query.where("id", "=", filter.sessionId);
  }
  if (filter.except !== undefined) {
    query = query.where("id", "!=", filter.except);
  }
  const revoked = await query.returning("id").execute();
  return revoked.map((row) => row.id);
}
