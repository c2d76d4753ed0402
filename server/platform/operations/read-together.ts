import { contextFor } from "#server/platform/context/context-for.ts";
import type { Context, Request } from "#server/platform/context/context.ts";
import type { Database, Sql } from "#server/platform/db/db.ts";
import { anyoneOfRole, findRoleKey, joinRun } from "./role-reads.ts";
import type { WaitingRuns } from "./role-reads.ts";

/** What an operation reads, and for whom. */
type Read<T> = {
  /** The operation and its input where all of one role get the same answer; null where the answer is the caller's own. */
  question: string | null;
  read: (context: Context) => Promise<T>;
};

type PendingRead = Read<unknown> & { resolve: (value: unknown) => void; reject: (error: unknown) => void };

type Batch = PendingRead[];

/** Reads of the current event loop turn that have not run yet, by request. */
const batches = new WeakMap<Request, Batch>();

/** Batches that wait to share the next run of their questions. */
const waiting = new WeakMap<Database, WaitingRuns<Batch>>();

/**
 * Batches the reads that a request starts in one event loop turn: the cards of a screen share one connection and one
 * context, so common values load once. No query runs before all of them have started, so a read never shares values from
 * before a write.
 */
export function readTogether<T>(request: Request, read: Read<T>): Promise<T> {
  const batch = batches.get(request) ?? startBatch(request);
  const answer = new Promise<unknown>((resolve, reject) => {
    batch.push({ ...read, resolve, reject });
  });
  return answer as Promise<T>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- equal questions name one operation
}

function startBatch(request: Request): Batch {
  const batch: Batch = [];
  batches.set(request, batch);
  // nextTick runs after the promises of the turn, so all first reads of the request are in the batch.
  process.nextTick(() => {
    batches.delete(request);
    const questions = batch.map(({ question }) => question);
    const key = questions.includes(null) ? null : findRoleKey(request, questions.join("\n"));
    if (key === null) {
      void runOnce(request, [batch]);
    } else {
      const caller = anyoneOfRole(request);
      void joinRun(waitingRuns(request), { key, member: batch, run: (members) => runOnce(caller, members) });
    }
  });
  return batch;
}

function waitingRuns({ platform: { database } }: Request): WaitingRuns<Batch> {
  const runs = waiting.get(database) ?? new Map<string, Batch[]>();
  waiting.set(database, runs);
  return runs;
}

/** Runs the reads of the first batch and answers all of them; never rejects. */
async function runOnce(request: Request, sharing: readonly Batch[]): Promise<void> {
  let shared: Context | undefined;
  const works = (sharing[0] ?? []).map(({ read }) => (sql: Sql) => {
    shared ??= contextFor(request, sql);
    return read(shared);
  });
  const outcomes = request.platform.database.readEach(request.scope, works, "kept");
  const answers = outcomes.map((outcome, at) =>
    outcome.then(
      (value) => sharing.forEach((batch) => batch[at]?.resolve(value)),
      (error: unknown) => sharing.forEach((batch) => batch[at]?.reject(error)),
    ),
  );
  await Promise.all(answers);
}
