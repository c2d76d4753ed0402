import { contextFor } from "#server/platform/context/context-for.ts";
import type { Context, Request } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";

type PendingRead = { read: (context: Context) => Promise<() => void>; reject: (error: unknown) => void };

/** Reads of the current event loop turn that have not run yet, by request. */
const batches = new WeakMap<Request, PendingRead[]>();

/**
 * Batches the reads that a request starts in one event loop turn: the cards of a screen share one connection and one
 * context, so common values load once. No query runs before all of them have started, so a read never shares values from
 * before a write.
 */
export function readTogether<T>(request: Request, read: (context: Context) => Promise<T>): Promise<T> {
  const batch = batches.get(request) ?? startBatch(request);
  return new Promise((resolve, reject) => {
    batch.push({
      reject,
      async read(context) {
        const value = await read(context);
        return () => resolve(value);
      },
    });
  });
}

function startBatch(request: Request): PendingRead[] {
  const batch: PendingRead[] = [];
  batches.set(request, batch);
  // nextTick runs after the promises of the turn, so all first reads of the request are in the batch.
  process.nextTick(() => {
    batches.delete(request);
    let shared: Context | undefined;
    const works = batch.map(({ read }) => (sql: Sql) => {
      shared ??= contextFor(request, sql);
      return read(shared);
    });
    const outcomes = request.platform.database.readEach(request.scope, works, "kept");
    batch.forEach(({ reject }, at) => void outcomes[at]?.then((resolve) => resolve(), reject));
  });
  return batch;
}
