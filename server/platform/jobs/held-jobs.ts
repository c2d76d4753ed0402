import type pg from "pg";
import { openOwnerClient } from "#server/platform/db/connection-setup.ts";
import type { Log } from "#server/platform/log/log.ts";

/** Locks that mark the workers of this process as alive. */
export type HeldJobs = {
  /** Locks the name under which the queue records the owner of a job; settles after the first look at what others left. */
  hold(workerId: string): Promise<void>;
  /** Notes that this process does the job, until `end`. */
  begin(jobId: string): void;
  end(jobId: string): void;
  release(): Promise<void>;
};

/** An arbitrary number; no other lock may use the same pair. */
const workerLock = 7_245_604;

const lookEveryMs = 5000;

/** Jobs younger than this are left alone, because a worker takes its lock right after its start. */
const graceSeconds = 5;

/** The queue records the end of a job a moment after it. */
const recordedWithinMs = 10_000;

/**
 * The queue records who took a job but not whether that worker is alive, and would release it only after four hours. So
 * each worker holds an advisory lock on its own connection, which ends with the process; jobs of workers without a lock are
 * released. A worker that lost its connection may have a job run twice, so jobs must be idempotent.
 *
 * A job of a worker that lives may be lost too: the database gave it out and died before the worker heard so, and its
 * standby has it recorded as taken. So jobs of our own that nobody does here are released as well.
 */
export function heldJobs(options: { ownerUrl: string; log: Log }): HeldJobs {
  const { ownerUrl, log } = options;
  const workerIds = new Set<string>();
  /** By id; the number is the end of a job whose record may be under way. */
  const jobs = new Map<string, number | null>();
  let client: pg.Client | null = null;
  let looking: Promise<void> = Promise.resolve();

  async function open(): Promise<pg.Client> {
    const opened = await openOwnerClient(ownerUrl);
    opened.on("error", () => {
      client = client === opened ? null : client;
    });
    client = opened;
    for (const workerId of workerIds) {
      await opened.query("select pg_advisory_lock($1::integer, hashtext($2))", [workerLock, workerId]);
    }
    return opened;
  }

  async function releaseOrphans(): Promise<void> {
    try {
      const line = client ?? (await open());
      const { rows } = await line.query<{ worker: string }>(findGone, [workerLock, graceSeconds]);
      const deadWorkers = rows.map(({ worker }) => worker);
      if (deadWorkers.length > 0) {
        await line.query(giveUpLastTries, [deadWorkers]);
        await line.query("select graphile_worker.force_unlock_workers($1::text[])", [deadWorkers]);
        log.warn({ workers: deadWorkers }, "Jobs of workers that are gone were given to others");
      }
      await releaseUnheard(line);
    } catch (error) {
      log.warn({ err: error }, "The queue could not be looked through; it is tried again");
    }
  }

  async function releaseUnheard(line: pg.Client): Promise<void> {
    const now = performance.now();
    for (const [id, end] of jobs) {
      if (end !== null && now - end > recordedWithinMs) {
        jobs.delete(id);
      }
    }
    const { rows } = await line.query<{ id: string }>(releaseOwn, [[...workerIds], graceSeconds, [...jobs.keys()]]);
    if (rows.length > 0) {
      log.warn(
        { jobs: rows.map(({ id }) => id) },
        "Jobs that were given to this process and never reached it were released",
      );
    }
  }

  const lookNext = (): Promise<void> => {
    looking = looking.then(releaseOrphans);
    return looking;
  };
  const timer = setInterval(() => void lookNext(), lookEveryMs);
  return {
    begin: (jobId) => void jobs.set(jobId, null),
    end: (jobId) => void jobs.set(jobId, performance.now()),
    hold(workerId) {
      workerIds.add(workerId);
      return lookNext();
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

/** The try did not take place, so it does not count. */
const releaseOwn = `
  with unheard as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
    where locked_by = any ($1::text[]) and locked_at < now() - make_interval(secs => $2) and id <> all ($3::bigint[])
    returning id, job_queue_id
  ), queues as (
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where id in (select job_queue_id from unheard) and locked_by = any ($1::text[])
  )
  select id from unheard`;

/** Writes the reason to jobs without attempts left. */
const giveUpLastTries = `
  update graphile_worker._private_jobs set last_error = 'The program ended while it did this'
  where locked_by = any ($1::text[]) and attempts >= max_attempts`;
