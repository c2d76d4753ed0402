import type pg from "pg";
import type { Database } from "#server/platform/db/db.ts";
import { listenToNotices } from "#server/platform/context/notices.ts";
import type { Notice } from "#server/platform/context/notices.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";

/** The data of event `changed` on `private-store-{id}`; screens refetch what they show of it. */
type StoreChange = { name: string; recordKind: string | null; recordId: string | null };

/** Makes screens refetch everything, after a gap or too many changes. */
const everything: StoreChange = { name: "*", recordKind: null, recordId: null };

/**
 * The first change after a pause is sent at once; changes within this time are batched, since a till's batch would
 * otherwise be hundreds of messages.
 */
const gatherMs = 30;

const mostNamedChanges = 60;

/**
 * An arbitrary lock number. Work for all processes is done by its holder alone. That includes forwarding to an external
 * service, or every screen would get everything twice.
 */
const forwarderLock = 7_245_602;

const lockTryMs = 2000;

export type NoticeForwarder = {
  /** Returns whether this process does the work for all. */
  isForwarding(): boolean;
  stop(): Promise<void>;
};

/** Another consumer of committed events in this process; every process gets all events. */
export type NoticeConsumer = { onNotice(notice: Notice): void; onGap(): void };

/**
 * Forwards committed events to the screens of their store. Start it in every process that holds sockets: since all of
 * them listen to PostgreSQL, each notifies its own screens, and a change passes the database once. With an external service one
 * of them forwards.
 */
export async function forwardNotices(options: {
  database: Database;
  realtime: Realtime;
  log: Log;
  consumer?: NoticeConsumer;
}): Promise<NoticeForwarder> {
  const { database, realtime, log, consumer } = options;
  let holder: pg.Client | undefined;
  const changes = gatherChanges({ realtime, log });

  const gather = (notice: Notice): void => {
    if (notice.storeId !== null && (holder || realtime.triggerHere)) {
      changes.add(notice.storeId, { name: notice.name, recordKind: notice.recordKind, recordId: notice.recordId });
    }
  };

  const handleNotice = (notice: Notice): void => {
    consumer?.onNotice(notice);
    gather(notice);
  };

  async function refreshAllScreens(): Promise<void> {
    const stores = await database.read("system", (sql) => sql.selectFrom("stores").select("id").execute());
    for (const { id } of stores) {
      gather({ id: "", accountId: 0, storeId: id, ...everything });
    }
  }

  async function tryToHold(): Promise<void> {
    if (holder) {
      return;
    }
    const client = await database.openListener();
    client.on("error", () => {
      holder = holder === client ? undefined : holder;
    });
    const result = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [forwarderLock]);
    if (result.rows[0]?.held !== true) {
      await client.end();
      return;
    }
    holder = client;
    if (!realtime.triggerHere) {
      // Nobody forwarded since the last holder ended.
      await refreshAllScreens();
    }
  }

  const handleGap = (): void => {
    consumer?.onGap();
    void refreshAllScreens();
  };
  const listener = await listenToNotices({ database, log, onNotice: handleNotice, onGap: handleGap });
  await tryToHold();
  const holdTimer = setInterval(() => {
    tryToHold().catch((error: unknown) => log.warn({ err: error }, "The database does not answer the forwarder"));
  }, lockTryMs);

  return {
    isForwarding: () => holder !== undefined,
    async stop() {
      clearInterval(holdTimer);
      changes.stop();
      await listener.close();
      await holder?.end();
    },
  };
}

type ChangeGatherer = { add(storeId: number, change: StoreChange): void; stop(): void };

function gatherChanges({ realtime, log }: { realtime: Realtime; log: Log }): ChangeGatherer {
  const gathered = new Map<number, StoreChange[]>();
  let flushTimer: NodeJS.Timeout | undefined;
  let flushedAt = 0;

  async function flush(): Promise<void> {
    flushTimer = undefined;
    flushedAt = performance.now();
    const messages = [...gathered].map(([storeId, changes]) => ({
      channels: [`private-store-${storeId}`],
      event: "changed",
      data: { changes: changes.length > mostNamedChanges ? [everything] : withoutRepeats(changes) },
    }));
    gathered.clear();
    for (const message of messages) {
      try {
        await (realtime.triggerHere ? realtime.triggerHere(message) : realtime.trigger(message));
      } catch (error) {
        log.warn({ err: error }, "A change could not be sent to the screens");
      }
    }
  }

  return {
    add(storeId, change) {
      const changes = gathered.get(storeId) ?? [];
      changes.push(change);
      gathered.set(storeId, changes);
      flushTimer ??= setTimeout(() => void flush(), Math.max(0, flushedAt + gatherMs - performance.now()));
    },
    stop: () => clearTimeout(flushTimer),
  };
}

function withoutRepeats(changes: readonly StoreChange[]): StoreChange[] {
  return [
    ...new Map(changes.map((change) => [`${change.name} ${change.recordKind} ${change.recordId}`, change])).values(),
  ];
}
