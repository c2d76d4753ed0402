import { setTimeout as delay } from "node:timers/promises";

/** A server that takes longer for a word on how far it is counts as one that is not there. */
export const answerMs = 3000;

/** @throws Error when it takes longer */
export async function withinAnswerTime<T>(work: Promise<T>, server: "primary" | "replica"): Promise<T> {
  const late = new AbortController();
  const limit = delay(answerMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`The ${server} does not answer`);
  });
  limit.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
  }
}
