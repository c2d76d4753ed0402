import * as shape from "#web/platform/browser/shape.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { headQueriesKey, textOf } from "./head-queries.ts";
import type { HeadBatch, HeadQuery } from "./head-queries.ts";

/** Returns the data that has already arrived for a query. Each response can be taken once. */
export function takeHeadResponse(query: HeadQuery): { data: object } | null {
  const batch = currentBatch();
  return batch === undefined || batch.responses === null ? null : takeResponse(batch, query);
}

/** Waits for the response and takes it. Resolves to null when the head sent no such query, or when it failed. */
export async function awaitHeadResponse(query: HeadQuery): Promise<{ data: object } | null> {
  const batch = currentBatch();
  if (batch?.queries.includes(textOf(query)) !== true) {
    return null;
  }
  await batch.pending;
  return takeResponse(batch, query);
}

function currentBatch(): HeadBatch | undefined {
  const batch: HeadBatch | undefined = Reflect.get(window, headQueriesKey);
  return batch?.storeId === String(activeStoreId()) ? batch : undefined;
}

const wholeResponse = shape.object({ data: shape.anything });

function takeResponse(batch: HeadBatch, query: HeadQuery): { data: object } | null {
  const at = batch.queries.indexOf(textOf(query));
  if (at === -1) {
    return null;
  }
  batch.queries[at] = null;
  const response: unknown = Array.isArray(batch.responses) ? batch.responses[at] : null;
  const data = shape.read(wholeResponse, response)?.data;
  // A response with errors is not used, nor one that says that it is older than what the server has.
  const isPlain = ["errors", "extensions"].every((part) => !Object.hasOwn(Object(response), part));
  return typeof data === "object" && data !== null && isPlain ? { data } : null;
}
