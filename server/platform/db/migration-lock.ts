import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { UnsuitableDatabase } from "./suitable-database.ts";

/** An arbitrary number that every program on one database shares. */
const migrationLock = 7_245_601;

export type LockWait = {
  /** Shows the person at the keyboard why the start waits. */
  notify: (sentence: string) => void;
  /** Shorter waits stay silent. */
  notifyAfterMs: number;
  /** A migrating holder is never idle this long, so its connection is abandoned. */
  idleHolderMs: number;
  /** Above the time-out of a migration, with some margin. */
  limitMs: number;
};

export const usualLockWait: Omit<LockWait, "notify"> = {
  notifyAfterMs: 2000,
  idleHolderMs: 60_000,
  limitMs: 40 * 60_000,
};

const tryEveryMs = 250;

type Holder = { pid: number; address: string | null; idleMs: number | null };

/**
 * Takes the lock for schema changes; it ends with the connection.
 *
 * @throws UnsuitableDatabase when the holder is idle or does not finish
 */
export async function takeMigrationLock(client: pg.Client, wait: LockWait): Promise<void> {
  const from = performance.now();
  let hasNotified = false;
  while (!(await tryLock(client))) {
    const waitedMs = performance.now() - from;
    const holder = await findHolder(client);
    if (holder && waitedMs > wait.notifyAfterMs) {
      refuseIdle(holder, wait);
      if (waitedMs > wait.limitMs) {
        throw new UnsuitableDatabase(
          `Another Hangtag has been changing the database for ${formatDuration(waitedMs)} (${describeHolder(holder)}). Look what it does before starting this one again.`,
        );
      }
      if (!hasNotified) {
        hasNotified = true;
        wait.notify(`Waiting: another Hangtag is bringing the database up to date (${describeHolder(holder)}).`);
      }
    }
    await delay(tryEveryMs);
  }
}

function refuseIdle(holder: Holder, wait: LockWait): void {
  if (holder.idleMs !== null && holder.idleMs > wait.idleHolderMs) {
    throw new UnsuitableDatabase(
      `The lock for changing the database is held by a connection that has done nothing for ${formatDuration(holder.idleMs)} (${describeHolder(holder)}). ` +
        `End it with: select pg_terminate_backend(${holder.pid}); then start Hangtag again.`,
    );
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const result = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [migrationLock]);
  return result.rows[0]?.held === true;
}

/** `idleMs` is null when this user may not see the state of others. */
async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const result = await client.query<Holder>(
    `select l.pid, host(a.client_addr) as address,
       case when a.state = 'idle' then extract(epoch from clock_timestamp() - a.state_change)::float8 * 1000 end as "idleMs"
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.classid = 0 and l.objid = $1::int8::oid
       and l.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return result.rows[0];
}

function describeHolder({ pid, address }: Holder): string {
  return `PostgreSQL process ${pid}${address === null ? "" : ` from ${address}`}`;
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
