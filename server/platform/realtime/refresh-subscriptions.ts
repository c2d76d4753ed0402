import type { RightsWatch } from "#server/platform/auth/principals.ts";
import { isSignInOver } from "#server/platform/auth/principals.ts";
import { listEndedSessionIds, listRecentSessionIds } from "#server/platform/auth/sessions.db.ts";
import type { Database } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { GraphqlSubscriptions } from "./graphql-subscriptions.ts";
import type { SubscriptionFilter } from "./graphql-subscriptions.db.ts";
import type { NoticeConsumer } from "./notice-forwarder.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";

/** Refreshes subscriptions after committed events. */
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
 * Refreshes subscriptions when rights or settings change, because they decide what a result holds. A user who lost rights
 * is disconnected and reconnects with the rest. A session that ended loses its sockets at once.
 */
export function watchRights(options: {
  realtime: Realtime;
  subscriptions: GraphqlSubscriptions;
  database: Database;
  clock: () => Date;
  log: Log;
  /** Returns whether this process does the work for all. */
  isOurs: () => boolean;
}): RightsWatch {
  const { subscriptions, log, isOurs } = options;
  return {
    changed(key) {
      const filter = toFilter(key);
      if (filter !== null && isOurs()) {
        // In this order, so that clients get the reason before their sockets close.
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

/** Closes the sockets of a session or device only if it ended, since any change of a session sends its key. */
async function closeEnded(key: string, { realtime, database, clock }: Sockets): Promise<void> {
  const [kind, id = ""] = key.split(":");
  const isOfSignIn = kind === "session" || kind === "device";
  if (!isOfSignIn || !(await isSignInOver(database, { id, now: clock() }))) {
    return;
  }
  await (kind === "session" ? realtime.disconnectSession(id) : realtime.closeDeviceSeat(id));
}

/** Longer than the gap between two calls; closing a socket twice does no harm. */
const lookBackMs = 10 * 60_000;

/**
 * Closes the sockets of sessions that expired, which sends no notice, and of those whose notice was missed during a
 * restart.
 */
export async function closeEndedSockets({ realtime, database, clock }: Sockets): Promise<void> {
  const now = clock();
  const after = new Date(now.getTime() - lookBackMs);
  const ids = await database.read("system", (sql) => listEndedSessionIds(sql, { after, now }));
  await Promise.all(ids.map((id) => realtime.disconnectSession(id)));
}

/** Sessions that the same change ended may still have sockets. */
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
