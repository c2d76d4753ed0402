import { z } from "zod";
import { sessionsEnded } from "#server/events/people.ts";
import type { ActingUser, Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { forgetRights } from "./principals.ts";
import * as db from "./sessions.db.ts";
import type { Session } from "./sessions.db.ts";

export type OwnSession = Session & { isThisOne: boolean };

/** Lists where the caller is signed in. */
export const listOwnSessions = operation({
  name: "auth.listOwnSessions",
  kind: "read",
  permission: "sessions:manage-own",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<OwnSession[]> {
    const user = requirePerson(context);
    const sessions = await db.listSessions(context.sql, {
      accountId: user.accountId,
      userId: user.id,
      now: context.now,
    });
    return sessions.map((session) => ({ ...session, isThisOne: session.id === user.sessionId }));
  },
});

/** Signs the caller out somewhere else. */
export const endOwnSession = operation({
  name: "auth.endOwnSession",
  kind: "write",
  permission: "sessions:manage-own",
  on: "nobody",
  input: z.object({ sessionId: z.uuid() }),
  async run(context, { sessionId }): Promise<void> {
    const user = requirePerson(context);
    const ended = await endSessions(context, { accountId: user.accountId, userId: user.id, sessionId });
    if (ended === 0) {
      throw notFound("Session");
    }
    await context.emit(sessionsEnded, { userId: user.id, sessions: ended }, { kind: "User", id: user.id });
  },
});

/** Ends the session of the request, also for a register. */
export const signOut = operation({
  name: "auth.signOut",
  kind: "write",
  permission: "signed-in",
  on: "nobody",
  isUnlimited: true,
  input: z.object({}),
  async run(context): Promise<void> {
    const user = requireUser(context);
    forgetRights(context.platform, `session:${user.sessionId}`);
    await db.revokeSessions(context.sql, {
      accountId: user.accountId,
      userId: user.id,
      sessionId: user.sessionId,
      now: context.now,
    });
  },
});

/** Ends one or all sessions of a user in the caller's transaction. Returns how many ended. */
export async function endSessions(
  context: Context,
  filter: { accountId: number; userId: number; sessionId?: string; except?: string },
): Promise<number> {
  const ended = await db.revokeSessions(context.sql, { ...filter, now: context.now });
  forgetRights(context.platform, ...ended.map((id) => `session:${id}` as const));
  return ended.length;
}

/** Refuses a register, because it has no sessions to manage; its device is revoked instead. */
function requirePerson(context: Context): ActingUser {
  const user = requireUser(context);
  if (user.type === "PosUser") {
    throw forbidden();
  }
  return user;
}

function requireUser(context: Context): ActingUser {
  if (!context.user) {
    throw notSignedIn();
  }
  return context.user;
}
