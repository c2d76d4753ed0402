import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "#server/platform/db/db.ts";
import { withinAnswerTime } from "./answer-time.ts";
import { newestWithin, readLsn } from "./marks.rules.ts";
import type { Mark } from "./marks.rules.ts";
import { identityQuery } from "./primary.ts";
import type { Primary } from "./primary.ts";

const pollMs = 4;

const replayQuery = "select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as lsn";

/** The standby as its reader sees it. */
type Standby = {
  /** Asks how far it is. */
  look(): Promise<void>;
  /**
   * A standby cannot have more than its primary had a moment later; one that has was left behind by a failover.
   *
   * @throws Error
   */
  refuseAhead(mark: Mark): void;
  /** Waits until it has all of a mark, but not longer than the limit. */
  catchUp(mark: Mark, limitMs: number): Promise<void>;
  replayed(): Mark | null;
  close(): Promise<void>;
};

export function watchStandby(reports: Database, primary: Primary): Standby {
  let replayed: Mark | null = null;
  let replayedLsn = 0n;
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
      const response = opening.then((client) => client.query<Replayed>(replayQuery));
      const { rows } = await withinAnswerTime(response, "replica");
      if (rows[0]?.standby !== true || rows[0].lsn === null) {
        throw new Error("The server in DATABASE_REPORTS_URL is no standby any more");
      }
      replayedLsn = readLsn(rows[0].lsn);
      replayed = newestWithin(primary.marks(), replayedLsn) ?? replayed;
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
    refuseAhead({ lsn }) {
      if (replayedLsn > lsn) {
        replayed = null;
        throw new Error("The server in DATABASE_REPORTS_URL follows a primary that is no more");
      }
    },
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
