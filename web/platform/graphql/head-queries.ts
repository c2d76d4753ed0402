export type HeadQuery = { name: string; variables: Record<string, unknown> };

/** The queries that the page's head sent before the program loaded. The first read of a query takes its response. */
export type HeadBatch = {
  storeId: string;
  /** Null once its response was taken. */
  queries: (string | null)[];
  pending: Promise<unknown>;
  /** The responses, once they have arrived. */
  responses: unknown;
};

/** The head's script and the program are built apart and share nothing but the window. */
export const headQueriesKey = "hangtagHeadQueries";

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
  Reflect.set(window, headQueriesKey, batch);
}

export function textOf({ name, variables }: HeadQuery): string {
  return `${name} ${JSON.stringify(variables)}`;
}
