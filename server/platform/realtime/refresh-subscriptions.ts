import type { RightsWatch } from "#server/platform/auth/principals.ts";
import { isSignInOver } from "#server/platform/auth/principals.ts";
import { listEndedSessionIds, listRecentSessionIds } from "#server/platform/auth/sessions.db.ts";
import type { Database } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { GraphqlSubscriptions } from "./graphql-subscriptions.ts";
import type { SubscriptionFilter } from "./graphql-subscriptions.db.ts";
import type { NoticeConsumer } from "./notice-forwarder.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";

/** Answers subscriptions again after committed events. */
export function refreshSubscriptions(options: { subscriptions: GraphqlSubscriptions; log: Log }): NoticeConsumer {
  const { subscriptions, log } = options;
  return {
    onNotice(notice) {
      logFailure(subscriptions.deliver(notice), log);
    },
    onGap() {
      logFailure(subscriptions.refreshAll("all"), log);
    },
  };
}

/**
 * Rights and settings decide what an answer holds, so a change of them makes it again; who has lost something hears no
 * more and is cut off, and comes back with what is left. A sign-in that has ended loses its sockets at once.
 */
export function watchRights(options: {
  realtime: Realtime;
  subscriptions: GraphqlSubscriptions;
  database: Database;
  clock: () => Date;
  log: Log;
  /** Whether this process does the work of all. */
  isOurs: () => boolean;
}): RightsWatch {
  const { subscriptions, log, isOurs } = options;
  return {
    changed(key) {
      const filter = toFilter(key);
      if (filter !== null && isOurs()) {
        // In this order, so that the sockets hear why before they are closed.
        logFailure(
          subscriptions.refreshAll(filter).then(() => closeEnded(key, options)),
          log,
        );
      }
    },
    lost(userId) {
      if (isOurs()) {
        logFailure(
          subscriptions.endForUser(userId).then(() => closeAll(userId, options)),
          log,
        );
      }
    },
  };
}

type Sockets = { realtime: Realtime; database: Database; clock: () => Date };

/** `session:…` and `device:…` are told of whenever something about a sign-in changes; only an ended one is closed. */
async function closeEnded(key: string, { realtime, database, clock }: Sockets): Promise<void> {
  const [kind, id = ""] = key.split(":");
  const isOfSignIn = kind === "session" || kind === "device";
  if (!isOfSignIn || !(await isSignInOver(database, { id, now: clock() }))) {
    return;
  }
  await (kind === "session" ? realtime.disconnectSession(id) : realtime.closeDeviceSeat(id));
}

/** Longer than a process may be away between two calls; a socket that is told twice is closed once. */
const lookBackMs = 10 * 60_000;

/**
 * Closes the sockets of sign-ins that have run out, of which nobody is told, and of those whose end nobody heard because
 * the process that does the work was just starting.
 */
export async function closeEndedSockets({ realtime, database, clock }: Sockets): Promise<void> {
  const now = clock();
  const after = new Date(now.getTime() - lookBackMs);
  const ids = await database.read("system", (sql) => listEndedSessionIds(sql, { after, now }));
  await Promise.all(ids.map((id) => realtime.disconnectSession(id)));
}

/** Sign-ins that ended just now, by the same change, may still have their sockets. */
const recentEndMs = 60_000;

async function closeAll(userId: number, { realtime, database, clock }: Sockets): Promise<void> {
  const endedAfter = new Date(clock().getTime() - recentEndMs);
  const ids = await database.read("system", (sql) => listRecentSessionIds(sql, { userId, endedAfter }));
  await Promise.all([realtime.disconnectUser(userId), ...ids.map((id) => realtime.disconnectSession(id))]);
}

function toFilter(key: string): SubscriptionFilter | null {
  const [kind, id = ""] = key.split(":");
  switch (kind) {
    case "user":
      return { userId: Number(id) };
    case "store":
      return { storeId: Number(id) };
    case "account":
      return { accountId: Number(id) };
    case "session":
    case "device":
      return { sessionId: id };
    default:
      return null;
  }
}

function logFailure(work: Promise<unknown>, log: Log): void {
  work.catch((error: unknown) => log.warn({ err: error }, "Live answers could not be made"));
}
