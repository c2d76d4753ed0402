import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { run } from "graphile-worker";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import type { z } from "zod";
import { openOwnerPool } from "#server/platform/db/connection-setup.ts";
import type { JobDefinition, Platform } from "#server/platform/context/context.ts";
import { cronItemsOf, startDueSchedulesTask } from "./cron-items.ts";
import type { DailyJob } from "./cron-items.ts";
import { heldJobs } from "./held-jobs.ts";
import { queueLogger } from "./queue-logger.ts";
import { startDueSchedules } from "./schedules.ts";
import type { StoreSchedule } from "./schedules.ts";

/** A job and what does it. Handlers may run twice for the same payload and must not mind. */
export type Worker = { job: JobDefinition; handle: (platform: Platform, payload: unknown) => Promise<void> };

export function worker<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  handle: (platform: Platform, payload: z.output<Payload>) => Promise<void>,
): Worker {
  return { job, handle: (platform, payload) => handle(platform, job.payload.parse(payload)) };
}

export type RunningWorkers = { stop(): Promise<void> };

type Options = {
  ownerUrl: string;
  platform: Platform;
  workers: readonly Worker[];
  schedules: readonly StoreSchedule[];
  /** Work of the whole installation, once a day whatever the number of processes. */
  daily?: readonly DailyJob[];
  concurrency: number;
};

const startAgainAfterMs = 1000;
/** So long it may finish the jobs in its hands; those that take longer are given back and done again. */
const mostStoppingMs = 3000;
const closeMs = 1000;

/**
 * The end of a job is noted a moment later. When that fails, because the database is away, the library then ends its work,
 * which is started again below; noted at once, as it does by itself, the failure would be nobody's and end the program.
 */
const endsNotedLater = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Takes jobs from the queue until stopped. The queue is read as the owner of the database, because its tables are the
 * library's own; the work itself runs through `platform`, under the service's role.
 */
export async function startWorkers(options: Options): Promise<RunningWorkers> {
  const { log } = options.platform;
  const stopping = new AbortController();
  let current = await startQueue(options);
  const keeping = keepRunning();

  /** The library gives up when it could not note the end of a job, as when the database was killed meanwhile. */
  async function keepRunning(): Promise<void> {
    await current.ended;
    while (!stopping.signal.aborted) {
      log.warn("The queue stopped by itself and is started again");
      await delay(startAgainAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      try {
        current = await startQueue(options);
        await (stopping.signal.aborted ? current.stop() : current.ended);
      } catch (error) {
        log.warn({ err: error }, "The queue cannot be started yet");
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await keeping;
    },
  };
}

type RunningQueue = {
  /** Resolves when it takes no jobs any more, whatever the reason. */
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
  events.on("pool:create", ({ workerPool }) => held.hold(workerPool.id));
  const givenUp = new Promise<void>((resolve) => {
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, mostStoppingMs).unref());
  });
  const close = async (): Promise<void> => {
    isClosing = true;
    await held.release();
    // A connection that broke while the library had it may never come back to the pool.
    await Promise.race([pool.end(), delay(closeMs, undefined, { ref: false })]);
  };
  let runner: Runner;
  try {
    runner = await run({
      preset: { worker: endsNotedLater },
      pgPool: pool,
      taskList: taskListOf(options),
      concurrency,
      events,
      noHandleSignals: true,
      noPreparedStatements: false,
      pollInterval: 2000,
      parsedCronItems: cronItemsOf(options.daily ?? []),
      logger: queueLogger(platform.log),
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
      // It says so by rejecting when it has stopped already.
      runner.stop().catch(() => undefined);
      await ended;
    },
  };
}

function taskListOf({ platform, workers, schedules }: Options): TaskList {
  const taskList: TaskList = { [startDueSchedulesTask]: () => startDueSchedules(platform, schedules) };
  const patient: Platform = { ...platform, database: { ...platform.database, ...platform.database.patient } };
  for (const { job, handle } of workers) {
    taskList[job.name] = (payload) => handle(patient, payload);
  }
  return taskList;
}
