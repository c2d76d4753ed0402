import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { UnsuitableDatabase } from "./suitable-database.ts";

/** Any number, as long as every program of one database takes the same. */
const migrationLock = 7_245_601;

export type LockWait = {
  /** Tells the person at the keyboard why nothing happens. */
  say: (sentence: string) => void;
  /** Nothing is said of a wait shorter than this. */
  sayAfterMs: number;
  /** A holder that migrates is never idle for so long: its connection was left behind. */
  idleHolderMs: number;
  /** No migration may take longer than this by its own time-out, with some room. */
  limitMs: number;
};

export const usualLockWait: Omit<LockWait, "say"> = {
  sayAfterMs: 2000,
  idleHolderMs: 60_000,
  limitMs: 40 * 60_000,
};

const tryEveryMs = 250;

type Holder = { pid: number; address: string | null; idleMs: number | null };

/**
 * Takes the lock under which the schema is changed; it ends with the connection.
 *
 * @throws UnsuitableDatabase when whoever has it does nothing, or does not come to an end
 */
export async function takeMigrationLock(client: pg.Client, wait: LockWait): Promise<void> {
  const from = performance.now();
  let hasSpoken = false;
  while (!(await tryLock(client))) {
    const waitedMs = performance.now() - from;
    const holder = await findHolder(client);
    if (holder && waitedMs > wait.sayAfterMs) {
      refuseIdle(holder, wait);
      if (waitedMs > wait.limitMs) {
        throw new UnsuitableDatabase(
          `Another Hangtag has been changing the database for ${inWords(waitedMs)} (${nameOf(holder)}). Look what it does before starting this one again.`,
        );
      }
      if (!hasSpoken) {
        hasSpoken = true;
        wait.say(`Waiting: another Hangtag is bringing the database up to date (${nameOf(holder)}).`);
      }
    }
    await delay(tryEveryMs);
  }
}

function refuseIdle(holder: Holder, wait: LockWait): void {
  if (holder.idleMs !== null && holder.idleMs > wait.idleHolderMs) {
    throw new UnsuitableDatabase(
      `The lock for changing the database is held by a connection that has done nothing for ${inWords(holder.idleMs)} (${nameOf(holder)}). ` +
        `End it with: select pg_terminate_backend(${holder.pid}); then start Hangtag again.`,
    );
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [migrationLock]);
  return answer.rows[0]?.held === true;
}

/** Its state is null when this user may not see what others do. */
async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const answer = await client.query<Holder>(
    `select l.pid, host(a.client_addr) as address,
       case when a.state = 'idle' then extract(epoch from clock_timestamp() - a.state_change)::float8 * 1000 end as "idleMs"
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.classid = 0 and l.objid = $1::int8::oid
       and l.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return answer.rows[0];
}

function nameOf({ pid, address }: Holder): string {
  return `PostgreSQL process ${pid}${address === null ? "" : ` from ${address}`}`;
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
