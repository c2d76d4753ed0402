import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/platform/log/log.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import type { Database, Plans, Scope, Sql } from "#server/platform/db/db.ts";
import { answerMs } from "./answer-time.ts";
import { chooseAnswerer } from "./marks.rules.ts";
import type { Mark } from "./marks.rules.ts";
import { listenToPrimary } from "./primary.ts";
import type { Changes } from "./primary.ts";
import { watchStandby } from "./standby.ts";
import { TooLate } from "#server/platform/db/too-late.ts";

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
  changes: Changes;
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
const sayAgainMs = 300_000;
const pollMs = 4;

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
  const knownReplayed = (): Mark | null => {
    const mark = standby.replayed();
    return mark === null || mark.number < primary.since() ? null : mark;
  };
  const health = sayHealth(options.log);
  const closing = new AbortController();

  async function look(): Promise<void> {
    try {
      await primary.takeMark();
      await standby.look();
      standby.refuseAhead(await primary.takeMark());
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
    while (knownReplayed() === null && health.problem() === null) {
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
    const waitMs = lagOf(knownReplayed(), needed) > 2 * limits.lookEveryMs ? 0 : limits.waitMs;
    await standby.catchUp(needed, waitMs);
    const standing = { needed, replayed: knownReplayed(), changedBefore: primary.changedBefore(scope) };
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
      lagMs: knownReplayed() === null ? null : lagOf(knownReplayed(), primary.newest()),
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
