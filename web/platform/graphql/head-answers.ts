import * as shape from "#web/platform/browser/shape.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";

type Question = { name: string; variables: Record<string, unknown> };

/** What the page's head has asked before the program came: whoever reads the same first takes the response. */
type HeadQuestions = {
  storeId: string;
  /** Null once it was taken. */
  questions: (string | null)[];
  coming: Promise<unknown>;
  /** The responses once they are there. */
  responses: unknown;
};

/** The head's script and the program are built apart and share nothing but the window. */
const place = "hangtagHeadQuestions";

type Offer = {
  storeId: string;
  headers: Record<string, string>;
  /** By the hashes of their registered texts: the head does not know the texts. */
  questions: readonly (Question & { hash: string })[];
};

export function offerHeadAnswers({ storeId, headers, questions }: Offer): void {
  const bodies = questions.map(({ name, variables, hash }) => ({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  }));
  const coming = fetch(`/graphql?store_id=${storeId}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(bodies),
  })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .catch(() => null);
  const asked: HeadQuestions = { storeId, questions: questions.map(textOf), coming, responses: null };
  void coming.then((responses) => (asked.responses = responses));
  Reflect.set(window, place, asked);
}

/** The data that has come for a question already; there is only one taker. */
export function takeHeadAnswer(question: Question): { data: object } | null {
  const asked = headQuestions();
  return asked === undefined || asked.responses === null ? null : taken(asked, question);
}

/** The same, after waiting for it; null when nothing like it was asked, or it failed: then it has to be asked again. */
export async function awaitHeadAnswer(question: Question): Promise<{ data: object } | null> {
  const asked = headQuestions();
  if (asked?.questions.includes(textOf(question)) !== true) {
    return null;
  }
  await asked.coming;
  return taken(asked, question);
}

function headQuestions(): HeadQuestions | undefined {
  const asked: HeadQuestions | undefined = Reflect.get(window, place);
  return asked?.storeId === String(activeStoreId()) ? asked : undefined;
}

const wholeResponse = shape.object({ data: shape.anything });

function taken(asked: HeadQuestions, question: Question): { data: object } | null {
  const at = asked.questions.indexOf(textOf(question));
  if (at === -1) {
    return null;
  }
  asked.questions[at] = null;
  const response: unknown = Array.isArray(asked.responses) ? asked.responses[at] : null;
  const data = shape.read(wholeResponse, response)?.data;
  // Half a response is none.
  return typeof data === "object" && data !== null && !Object.hasOwn(Object(response), "errors") ? { data } : null;
}

function textOf({ name, variables }: Question): string {
  return `${name} ${JSON.stringify(variables)}`;
}
