/** A read that was asked for before the program had come; whoever reads the same first gets its answer. */
type EarlyRead = { operationName: string; storeId: string; variables: string; answer: Promise<unknown> };

type Wanted = {
  operationName: string;
  /** Of the registered text. */
  hash: string;
  variables: Record<string, unknown>;
  storeId: string;
  headers: Record<string, string>;
};

/** The head's script and the program are built apart and share nothing but the window. */
const place = "hangtagEarlyRead";

export function offerEarlyRead({ operationName, hash, variables, storeId, headers }: Wanted): void {
  const answer = fetch(`/graphql?store_id=${storeId}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  }).then(
    (response): Promise<unknown> | null => (response.ok ? response.json() : null),
    () => null,
  );
  const early: EarlyRead = { operationName, storeId, variables: JSON.stringify(variables), answer };
  Reflect.set(window, place, early);
}

/** Its answer as it came, or null when nothing like it was asked for or it failed; there is only one taker. */
export async function takeEarlyRead(wanted: Omit<EarlyRead, "answer">): Promise<unknown> {
  const early: EarlyRead | undefined = Reflect.get(window, place);
  if (
    early?.operationName !== wanted.operationName ||
    early.storeId !== wanted.storeId ||
    early.variables !== wanted.variables
  ) {
    return null;
  }
  Reflect.deleteProperty(window, place);
  try {
    return await early.answer;
  } catch {
    return null;
  }
}

export function hasEarlyRead(): boolean {
  return Reflect.has(window, place);
}
