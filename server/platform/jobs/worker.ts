import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { run } from "graphile-worker";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { z } from "zod";
import { openOwnerPool } from "#server/platform/db/connection-setup.ts";
import type { JobDefinition, Platform } from "#server/platform/context/context.ts";
import { buildCronItems, startDueSchedulesTask } from "./cron-items.ts";
import type { DailyJob } from "./cron-items.ts";
import { heldJobs } from "./held-jobs.ts";
import { queueLogger } from "./queue-logger.ts";
import { startDueSchedules } from "./schedules.ts";
import type { StoreSchedule } from "./schedules.ts";

/** A job and its handler, which must be idempotent because it may run twice for the same payload. */
export type Worker = { job: JobDefinition; handle: (platform: Platform, payload: unknown) => Promise<void> };

export function worker<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  handle: (platform: Platform, payload: z.output<Payload>) => Promise<void>,
): Worker {
  return { job, handle: (platform, payload) => handle(platform, job.payload.parse(payload)) };
}

export type RunningWorkers = {
  /** Returns whether jobs are taken; false while the queue waits for its database. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

type Options = {
  ownerUrl: string;
  platform: Platform;
  workers: readonly Worker[];
  schedules: readonly StoreSchedule[];
  /** Daily work of the whole installation, independent of the number of processes. */
  daily?: readonly DailyJob[];
  concurrency: number;
};

const startAgainAfterMs = 1000;
/** How long a stop waits for running jobs; longer ones are released and run again. */
const stopLimitMs = 3000;
const closeMs = 1000;

/**
 * Records finished jobs in a batch. When that fails because the database is down, the library stops its runner, which is
 * restarted below; recorded at once, which is the default, the failure would be unhandled and end the process.
 */
const delayedCompletion = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Runs jobs from the queue until stopped. It reads the queue as the database owner, because the tables belong to the
 * library; the handlers run through `platform`, under the service role.
 */
export async function startWorkers(options: Options): Promise<RunningWorkers> {
  const { log } = options.platform;
  const stopping = new AbortController();
  let current = await startQueue(options);
  let isRunning = true;
  const keeping = keepRunning();

  /** Restarts the library, which gives up when it cannot record a finished job, such as after a database crash. */
  async function keepRunning(): Promise<void> {
    await current.ended;
    isRunning = false;
    while (!stopping.signal.aborted) {
      log.warn("The queue stopped by itself and is started again");
      await delay(startAgainAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      try {
        current = await startQueue(options);
        isRunning = true;
        await (stopping.signal.aborted ? current.stop() : current.ended);
        isRunning = false;
      } catch (error) {
        log.warn({ err: error }, "The queue cannot be started yet");
      }
    }
  }

  return {
    isRunning: () => isRunning,
    async stop() {
      stopping.abort();
      await current.stop();
      await keeping;
    },
  };
}

type RunningQueue = {
  /** Resolves when the queue stops, whatever the reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

async function startQueue(options: Options): Promise<RunningQueue> {
  const { platform, ownerUrl, concurrency } = options;
  const pool = openOwnerPool(ownerUrl, concurrency + 2);
  let isClosing = false;
  const hearLoss = (error: Error): void => {
    if (!isClosing) {
      platform.log.warn({ err: error }, "The queue lost a database connection; it opens another");
    }
  };
  pool.on("error", hearLoss);
  pool.on("connect", (client) => client.on("error", hearLoss));
  const events: WorkerEvents = new EventEmitter();
  const held = heldJobs({ ownerUrl, log: platform.log });
  events.on("pool:create", ({ workerPool }) => void held.hold(workerPool.id));
  events.on("job:start", ({ job }) => held.begin(job.id));
  events.on("job:complete", ({ job }) => held.end(job.id));
  const givenUp = new Promise<void>((resolve) => {
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, stopLimitMs).unref());
  });
  const close = async (): Promise<void> => {
    isClosing = true;
    await held.release();
    // A connection that broke inside the library may never return to the pool.
    await Promise.race([pool.end(), delay(closeMs, undefined, { ref: false })]);
  };
  let runner: Runner;
  try {
    runner = await run({
      preset: { worker: delayedCompletion },
      pgPool: pool,
      taskList: buildTaskList(options),
      concurrency,
      events,
      noHandleSignals: true,
      noPreparedStatements: false,
      pollInterval: 2000,
      parsedCronItems: buildCronItems(options.daily ?? []),
      logger: queueLogger(platform.log, () => isClosing),
    });
  } catch (error) {
    await close();
    throw error;
  }
  const ended = Promise.race([runner.promise, givenUp])
    .catch((error: unknown) => platform.log.warn({ err: error }, "The queue broke off"))
    .then(close);
  return {
    ended,
    async stop() {
      // Rejects when the runner has already stopped.
      runner.stop().catch(() => undefined);
      await ended;
    },
  };
}

function buildTaskList({ platform, workers, schedules }: Options): TaskList {
  const taskList: TaskList = { [startDueSchedulesTask]: () => startDueSchedules(platform, schedules) };
  const patient: Platform = { ...platform, database: { ...platform.database, ...platform.database.patient } };
  for (const { job, handle } of workers) {
    taskList[job.name] = (payload) => handle(patient, payload);
  }
  return taskList;
}
