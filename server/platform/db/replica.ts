import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "#server/platform/log/log.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { openDatabase } from "./db.ts";
import type { Database, Plans, Scope, Sql } from "./db.ts";
import { chooseAnswerer, newestWithin, readLsn } from "./replica-marks.rules.ts";
import type { Mark } from "./replica-marks.rules.ts";
import { TooLate } from "./too-late.ts";

/** A read-only copy of the database for reads that may take long. */
export type Replica = {
  /**
   * Reads on the replica when it has everything that the question may be about; null when the primary has to.
   *
   * @throws Refusal, TooLate as a read of the primary does
   */
  read<T>(scope: Scope, work: (sql: Sql) => Promise<T>, plans?: Plans): Promise<ReplicaAnswer<T> | null>;
  state(): ReplicaState;
  close(): Promise<void>;
};

/** `asOf` is the moment that the answer is about; null when it misses nothing. */
export type ReplicaAnswer<T> = { value: T; asOf: Date | null };

export type ReplicaState = {
  /** Why it is not used at the moment; null when it is. */
  problem: string | null;
  /** How far it is behind at most; null while unknown. */
  lagMs: number | null;
  /** Reads since the start, by who answered. */
  reads: { replica: number; behind: number; primary: number };
};

type Options = {
  url: string;
  /** The primary, whose changes are listened to. */
  database: Database;
  /** Announces each committed change, and which account and store a message on it is about. */
  changes: { channel: string; read(payload: string): { accountId: number; storeId: number | null } };
  connections: number;
  log: Log;
  limits?: Partial<Limits>;
};

type Limits = {
  /** How far behind an answer may be that says so. */
  mostBehindMs: number;
  /** How long a question waits for the replica to catch up. */
  waitMs: number;
  lookEveryMs: number;
};

const usualLimits: Limits = { mostBehindMs: 30_000, waitMs: 250, lookEveryMs: 1000 };
const answerMs = 3000;
const sayAgainMs = 300_000;
const keptMarks = 200;
const pollMs = 4;

/**
 * Where the primary's log is. Of commits that wait for the disk, which is the default, all that were confirmed are
 * before what was written; with `synchronous_commit = off` only what was inserted covers them.
 */
const markQuery = `select clock_timestamp() as at, (case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end)::text as lsn`;
const identityQuery = "select system_identifier::text as id from pg_control_system()";
const replayQuery = "select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as lsn";

/** Opens the connections and looks at the replica every second from then on. One that is not there is no failure. */
export async function openReplica(options: Options): Promise<Replica> {
  const limits = { ...usualLimits, ...options.limits };
  const reports = openDatabase({
    ...{ url: options.url, connections: options.connections, log: options.log },
    isReadOnly: true,
    connectMs: answerMs,
  });
  const reads = { replica: 0, behind: 0, primary: 0 };
  const primary = listenToPrimary(options);
  const standby = watchStandby(reports, primary);
  const health = sayHealth(options.log);
  const closing = new AbortController();

  async function look(): Promise<void> {
    try {
      await primary.takeMark();
      await standby.look();
      health.isWell();
    } catch (error) {
      health.isIll(error);
    }
  }

  const looking = (async () => {
    while (!closing.signal.aborted) {
      await look();
      await delay(limits.lookEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  })();
  await Promise.race([looking, firstLook()]);

  async function firstLook(): Promise<void> {
    while (standby.replayed() === null && health.problem() === null) {
      await delay(pollMs);
    }
  }

  async function tryRead<T>(
    scope: Scope,
    work: (sql: Sql) => Promise<T>,
    plans?: Plans,
  ): Promise<ReplicaAnswer<T> | null> {
    const needed = await primary.takeMark();
    // One that was late a moment ago is not waited for again by each question.
    const waitMs = lagOf(standby.replayed(), needed) > 2 * limits.lookEveryMs ? 0 : limits.waitMs;
    await standby.catchUp(needed, waitMs);
    const standing = { needed, replayed: standby.replayed(), changedBefore: primary.changedBefore(scope) };
    const answerer = chooseAnswerer(standing, limits.mostBehindMs);
    if (answerer.by === "primary") {
      return null;
    }
    return { value: await reports.read(scope, work, plans), asOf: answerer.asOf };
  }

  return {
    async read(scope, work, plans) {
      const answer = health.problem() === null ? await tryRead(scope, work, plans).catch(fallBack) : null;
      reads[answer === null ? "primary" : answer.asOf === null ? "replica" : "behind"] += 1;
      return answer;
    },
    state: () => ({
      problem: health.problem(),
      lagMs: standby.replayed() === null ? null : lagOf(standby.replayed(), primary.newest()),
      reads: { ...reads },
    }),
    async close() {
      closing.abort();
      health.end();
      await Promise.all([primary.close(), standby.close()]);
      await looking;
      await reports.close();
    },
  };

  /** A report that the replica broke off (its log was in the way, it lost its connection) is answered by the primary. */
  function fallBack(error: unknown): null {
    if (error instanceof Refusal || error instanceof TooLate) {
      throw error;
    }
    health.tell(error);
    return null;
  }
}

function lagOf(replayed: Mark | null, needed: Mark | null): number {
  return replayed === null || needed === null ? Infinity : Math.max(0, needed.at.getTime() - replayed.at.getTime());
}

type Primary = {
  /** Everything committed before this call is before the mark, and its messages were heard when it resolves. */
  takeMark(): Promise<Mark>;
  marks(): readonly Mark[];
  newest(): Mark | null;
  changedBefore(scope: Scope): number;
  /** The installation's id, which a replica shares. */
  systemId(): string;
  close(): Promise<void>;
};

/**
 * Marks are taken on the connection that listens: PostgreSQL hands a message over before it says that a later statement
 * is done, so no change that was committed before a mark is heard of after it.
 */
function listenToPrimary({ database, changes }: Options): Primary {
  const marks: Mark[] = [];
  const changed = new Map<string, number>();
  let taken = 0;
  /** After a gap in listening everything may have changed. */
  let allChangedBefore = 0;
  let systemId = "";
  let opening: Promise<pg.Client> | null = null;

  async function open(): Promise<pg.Client> {
    const client = await database.openListener();
    client.on("error", () => {
      opening = null;
    });
    client.on("end", () => {
      opening = null;
    });
    client.on("notification", ({ payload = "" }) => {
      const { accountId, storeId } = changes.read(payload);
      // Of a mark that is under way it isn't known which of both came first.
      changed.set(storeId === null ? `account ${accountId}` : `store ${storeId}`, taken + 1);
    });
    await client.query(`listen ${changes.channel}`);
    allChangedBefore = taken + 1;
    const identity = await client.query<{ id: string }>(identityQuery);
    systemId = identity.rows[0]?.id ?? "";
    return client;
  }

  return {
    async takeMark() {
      opening ??= open();
      const client = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      taken += 1;
      const number = taken;
      const { rows } = await client.query<{ at: Date; lsn: string }>(markQuery);
      const mark = { number, lsn: readLsn(rows[0]?.lsn ?? ""), at: rows[0]?.at ?? new Date(0) };
      marks.push(mark);
      marks.splice(0, Math.max(0, marks.length - keptMarks));
      return mark;
    },
    marks: () => marks,
    newest: () => marks.at(-1) ?? null,
    changedBefore(scope) {
      // Work over all stores is about each change.
      const numbers = scope === "system" ? [...changed.values()] : keysOf(scope).map((key) => changed.get(key) ?? 0);
      return numbers.reduce((latest, number) => Math.max(latest, number), allChangedBefore);
    },
    systemId: () => systemId,
    async close() {
      const client = await opening?.catch(() => null);
      await client?.end();
    },
  };
}

function keysOf({ accountIds, storeIds }: Exclude<Scope, "system">): string[] {
  return [...accountIds.map((id) => `account ${id}`), ...storeIds.map((id) => `store ${id}`)];
}

type Standby = {
  /** Asks how far it is. */
  look(): Promise<void>;
  /** Waits until it has all of a mark, but not longer than the limit. */
  catchUp(mark: Mark, limitMs: number): Promise<void>;
  replayed(): Mark | null;
  close(): Promise<void>;
};

function watchStandby(reports: Database, primary: Primary): Standby {
  let replayed: Mark | null = null;
  let opening: Promise<pg.Client> | null = null;
  let asking: Promise<void> | null = null;

  async function open(): Promise<pg.Client> {
    const client = await reports.openListener();
    client.on("error", () => {
      opening = null;
    });
    const identity = await client.query<{ id: string }>(identityQuery);
    if (identity.rows[0]?.id !== primary.systemId()) {
      await client.end();
      throw new Error("DATABASE_REPORTS_URL is no replica of the database in DATABASE_URL");
    }
    return client;
  }

  async function ask(): Promise<void> {
    opening ??= open();
    try {
      const { rows } = await withinAnswerTime(opening.then((client) => client.query<Replayed>(replayQuery)));
      if (rows[0]?.standby !== true || rows[0].lsn === null) {
        throw new Error("The server in DATABASE_REPORTS_URL is no standby any more");
      }
      const lsn = readLsn(rows[0].lsn);
      replayed = newestWithin(primary.marks(), lsn) ?? replayed;
    } catch (error) {
      await giveUp(opening);
      replayed = null;
      throw error;
    }
  }

  /** A connection that does not answer is not asked again. */
  async function giveUp(failed: Promise<pg.Client> | null): Promise<void> {
    opening = null;
    const client = await Promise.race([failed?.catch(() => null), delay(0, null)]);
    void client?.end().catch(() => undefined);
  }

  async function look(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  }

  return {
    look,
    async catchUp(mark, limitMs) {
      for (const until = performance.now() + limitMs; (replayed?.lsn ?? -1n) < mark.lsn;) {
        await look();
        if (performance.now() >= until) {
          return;
        }
        await delay((replayed?.lsn ?? -1n) < mark.lsn ? pollMs : 0);
      }
    },
    replayed: () => replayed,
    async close() {
      await asking?.catch(() => undefined);
      const client = await opening?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}

type Replayed = { standby: boolean; lsn: string | null };

async function withinAnswerTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const limit = delay(answerMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error("The replica in DATABASE_REPORTS_URL does not answer");
  });
  limit.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
  }
}

/** Says once that the primary answers instead, again after a while, and once that the replica is back. */
function sayHealth(log: Log): {
  /** Says that one read went wrong; the next look tells whether more will. */
  tell(error: unknown): void;
  isWell(): void;
  isIll(error: unknown): void;
  problem(): string | null;
  end(): void;
} {
  let problem: string | null = null;
  let saidAt = -Infinity;
  let isOver = false;
  const tell = (error: unknown): void => {
    if (!isOver && performance.now() - saidAt > sayAgainMs) {
      saidAt = performance.now();
      log.warn({ err: error }, "The replica cannot answer reports, so the primary does");
    }
  };
  return {
    tell,
    isWell() {
      if (problem !== null && !isOver) {
        log.info("The replica answers reports again");
        saidAt = -Infinity;
      }
      problem = null;
    },
    isIll(error) {
      problem = error instanceof Error ? error.message : String(error);
      tell(error);
    },
    problem: () => problem,
    end() {
      isOver = true;
    },
  };
}
