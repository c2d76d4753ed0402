/** A REST call that the page's head sent before the program loaded; its first asker takes the answer. */
type HeadCall = {
  pending: Promise<unknown>;
  /** Null until it has arrived, and when it failed. */
  answer: unknown;
};

/** The answer of a server that has nothing at the address: asking again is of no use. */
export const nothingThere = "nothing there";

/** The head's script and the program are built apart and share nothing but the window. */
const windowKey = "hangtagHeadCalls";

/** For a GET that needs no sign-in. `path` is below `/api/vue`, with its slash. */
export function sendHeadCall(path: string): void {
  const pending = fetch(`/api/vue${path}`)
    .then((response): unknown => (response.ok ? response.json() : response.status === 404 ? nothingThere : null))
    .catch(() => null);
  const call: HeadCall = { pending, answer: null };
  void pending.then((answer) => (call.answer = answer));
  Reflect.set(window, windowKey, { ...headCalls(), [path]: call });
}

/** What has arrived already; null otherwise. */
export function headAnswer(path: string): unknown {
  return headCalls()[path]?.answer ?? null;
}

/** Waits for the answer and takes it: `nothingThere` after a 404. Resolves to null when the head sent no such call, or when it failed. */
export async function takeHeadAnswer(path: string): Promise<unknown> {
  const { [path]: call, ...others } = headCalls();
  Reflect.set(window, windowKey, others);
  return (await call?.pending) ?? null;
}

function headCalls(): Readonly<Record<string, HeadCall>> {
  const calls: Readonly<Record<string, HeadCall>> | undefined = Reflect.get(window, windowKey);
  return calls ?? {};
}
