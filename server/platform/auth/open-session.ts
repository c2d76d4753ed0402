import { v7 as uuidv7 } from "uuid";
import type { Context } from "#server/platform/context/context.ts";
import { sessionDays } from "./principals.ts";
import * as db from "./sessions.db.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Opens a session. The token is only in the result; the database keeps its hash. */
export async function openSession(
  context: Context,
  user: { id: number; accountId: number; deviceId: string | null; userAgent: string | null },
): Promise<{ sessionId: string; token: string }> {
  const { now } = context;
  const token = newToken();
  const sessionId = uuidv7();
  await db.insertSession(context.sql, {
    id: sessionId,
    accountId: user.accountId,
    userId: user.id,
    deviceId: user.deviceId,
    address: context.address,
    userAgent: user.userAgent?.slice(0, 300) ?? null,
    appVersion: context.appVersion,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return { sessionId, token };
}
