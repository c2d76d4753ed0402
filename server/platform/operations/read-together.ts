import { contextFor } from "#server/platform/context/context-for.ts";
import type { Context, Request } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Reading = { read: (context: Context) => Promise<() => void>; reject: (error: unknown) => void };

/** Reads that have begun in this turn of the event loop and have asked nothing yet. */
const gathered = new WeakMap<Request, Reading[]>();

/**
 * Reads with whatever else the same request begins to read in this turn: the cards of a screen come in one request, and on
 * one connection with one context they ask once for what several of them want to know. Nothing has been asked before all
 * of them have begun, so a read never shares what was found before a change.
 */
export function readTogether<T>(request: Request, read: (context: Context) => Promise<T>): Promise<T> {
  const readings = gathered.get(request) ?? gather(request);
  return new Promise((resolve, reject) => {
    readings.push({
      reject,
      async read(context) {
        const value = await read(context);
        return () => resolve(value);
      },
    });
  });
}

function gather(request: Request): Reading[] {
  const readings: Reading[] = [];
  gathered.set(request, readings);
  // Ticks come after the promises of the turn have run, so everything that the request asks first is here by then.
  process.nextTick(() => {
    gathered.delete(request);
    let shared: Context | undefined;
    const works = readings.map(({ read }) => (sql: Sql) => {
      shared ??= contextFor(request, sql);
      return read(shared);
    });
    const outcomes = request.platform.database.readEach(request.scope, works, "kept");
    readings.forEach(({ reject }, at) => void outcomes[at]?.then((resolve) => resolve(), reject));
  });
  return readings;
}
