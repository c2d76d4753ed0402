import * as shape from "#web/platform/browser/shape.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";

type HeadQuery = { name: string; variables: Record<string, unknown> };

/** What the page's head has asked before the program came: whoever reads the same first takes the response. */
type HeadBatch = {
  storeId: string;
  /** Null once it was taken. */
  queries: (string | null)[];
  pending: Promise<unknown>;
  /** The responses once they are there. */
  responses: unknown;
};

/** The head's script and the program are built apart and share nothing but the window. */
const windowKey = "hangtagHeadQueries";

type HeadRequest = {
  storeId: string;
  headers: Record<string, string>;
  /** By the hashes of their registered texts: the head does not know the texts. */
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

/** The data that has come for a question already; there is only one taker. */
export function takeHeadResponse(query: HeadQuery): { data: object } | null {
  const batch = currentBatch();
  return batch === undefined || batch.responses === null ? null : takeResponse(batch, query);
}

/** The same, after waiting for it; null when nothing like it was asked, or it failed: then it has to be asked again. */
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
  // Half a response is none.
  return typeof data === "object" && data !== null && !Object.hasOwn(Object(response), "errors") ? { data } : null;
}

function textOf({ name, variables }: HeadQuery): string {
  return `${name} ${JSON.stringify(variables)}`;
}
