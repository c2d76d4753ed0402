import * as shape from "#web/platform/browser/shape.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";

type HeadQuery = { name: string; variables: Record<string, unknown> };

/** The queries that the page's head sent before the program loaded. The first read of a query takes its response. */
type HeadBatch = {
  storeId: string;
  /** Null once its response was taken. */
  queries: (string | null)[];
  pending: Promise<unknown>;
  /** The responses, once they have arrived. */
  responses: unknown;
};

/** The head's script and the program are built apart and share nothing but the window. */
const windowKey = "hangtagHeadQueries";

type HeadRequest = {
  storeId: string;
  headers: Record<string, string>;
  /** Identified by the hashes of their registered texts, which the head does not load. */
  queries: readonly (HeadQuery & { hash: string })[];
};

export function sendHeadQueries({ storeId, headers, queries }: HeadRequest): void {
  const bodies = queries.map(({ name, variables, hash }) => ({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  }));
  const pending = fetch(`/graphql?store_id=${storeId}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(bodies),
  })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .catch(() => null);
  const batch: HeadBatch = { storeId, queries: queries.map(textOf), pending, responses: null };
  void pending.then((responses) => (batch.responses = responses));
  Reflect.set(window, windowKey, batch);
}

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
  const batch: HeadBatch | undefined = Reflect.get(window, windowKey);
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

function textOf({ name, variables }: HeadQuery): string {
  return `${name} ${JSON.stringify(variables)}`;
}
