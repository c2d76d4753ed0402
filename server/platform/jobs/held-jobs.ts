import type pg from "pg";
import { openOwnerClient } from "#server/platform/db/connection-setup.ts";
import type { Log } from "#server/platform/log/log.ts";

/** What one worker of the queue has taken, held for as long as its process lives. */
export type HeldJobs = {
  /** The name under which the queue notes who has taken a job. */
  hold(workerId: string): void;
  release(): Promise<void>;
};

/** Any number, as long as nothing else takes the same pair. */
const workerLock = 7_245_604;

const lookEveryMs = 5000;

/** A worker takes its lock right after its start; what it took before that is left alone for so long. */
const graceSeconds = 5;

/**
 * The queue knows only who took a job, not whether they still live, and would give it to others after four hours. So each
 * worker holds a lock named after it on a connection of its own, which ends with the process however that ends; jobs of
 * workers without one are given back. A worker that lost its connection may have a job run twice, which jobs must not mind.
 */
export function heldJobs(options: { ownerUrl: string; log: Log }): HeldJobs {
  const { ownerUrl, log } = options;
  const held = new Set<string>();
  let client: pg.Client | null = null;
  let looking: Promise<void> = Promise.resolve();

  async function open(): Promise<pg.Client> {
    const opened = await openOwnerClient(ownerUrl);
    opened.on("error", () => {
      client = client === opened ? null : client;
    });
    client = opened;
    for (const workerId of held) {
      await opened.query("select pg_advisory_lock($1::integer, hashtext($2))", [workerLock, workerId]);
    }
    return opened;
  }

  async function look(): Promise<void> {
    try {
      const line = client ?? (await open());
      const { rows } = await line.query<{ worker: string }>(findGone, [workerLock, graceSeconds]);
      const gone = rows.map(({ worker }) => worker);
      if (gone.length > 0) {
        await line.query(giveUpLastTries, [gone]);
        await line.query("select graphile_worker.force_unlock_workers($1::text[])", [gone]);
        log.warn({ workers: gone }, "Jobs of workers that are gone were given to others");
      }
    } catch (error) {
      log.warn({ err: error }, "The queue could not be looked through; it is tried again");
    }
  }

  const lookNext = (): void => {
    looking = looking.then(look);
  };
  const timer = setInterval(lookNext, lookEveryMs);
  return {
    hold(workerId) {
      held.add(workerId);
      lookNext();
    },
    async release() {
      clearInterval(timer);
      await looking;
      await client?.end().catch(() => undefined);
    },
  };
}

const findGone = `
  select worker from (
    select locked_by, locked_at from graphile_worker._private_jobs
    union all select locked_by, locked_at from graphile_worker._private_job_queues
  ) as taken (worker, at)
  where worker is not null and at < now() - make_interval(secs => $2)
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())
        and classid = $1::oid and objid = (hashtext(worker)::bigint & 4294967295)::oid)
  group by worker`;

/** A job that had its last try says why it is not tried again. */
const giveUpLastTries = `
  update graphile_worker._private_jobs set last_error = 'The program ended while it did this'
  where locked_by = any ($1::text[]) and attempts >= max_attempts`;
