import * as shape from "#web/platform/calls/shape.ts";

const wholeAnswer = shape.object({ data: shape.anything });

/** A read that was asked for before the program had come; whoever reads the same first gets its answer. */
type EarlyRead = EarlyQuestion & {
  answer: Promise<unknown>;
  /** The answer once it is there. */
  told: unknown;
};

type EarlyQuestion = { operationName: string; storeId: string; variables: string };

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
  const early: EarlyRead = { operationName, storeId, variables: JSON.stringify(variables), answer, told: null };
  void answer.then((told) => (early.told = told));
  Reflect.set(window, place, early);
}

/** Its answer if it has come already; it stays for its taker. */
export function seeEarlyRead(wanted: EarlyQuestion): unknown {
  return earlyReadOf(wanted)?.told ?? null;
}

/** Its answer as it came, or null when nothing like it was asked for or it failed; there is only one taker. */
export async function takeEarlyRead(wanted: EarlyQuestion): Promise<unknown> {
  const early = earlyReadOf(wanted);
  if (early === null) {
    return null;
  }
  Reflect.deleteProperty(window, place);
  try {
    return await early.answer;
  } catch {
    return null;
  }
}

/** Anything but a whole answer is asked for again. */
export function isWholeAnswer(told: unknown): told is { data: object } {
  const result = shape.read(wholeAnswer, told);
  return typeof result?.data === "object" && result.data !== null && !Object.hasOwn(Object(told), "errors");
}

export function hasEarlyRead(): boolean {
  return Reflect.has(window, place);
}

function earlyReadOf(wanted: EarlyQuestion): EarlyRead | null {
  const early: EarlyRead | undefined = Reflect.get(window, place);
  return early?.operationName === wanted.operationName &&
    early.storeId === wanted.storeId &&
    early.variables === wanted.variables
    ? early
    : null;
}
