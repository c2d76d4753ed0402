/** The oldest moment that an answer of a request is about, where a replica that is behind has answered. */
const moments = new WeakMap<object, Date>();

/** @param request the same object that the edge handed to the operation */
export function noteAsOf(request: object, asOf: Date): void {
  const oldest = moments.get(request);
  moments.set(request, oldest === undefined || asOf < oldest ? asOf : oldest);
}

/** Null when the answers to the request miss nothing. */
export function findAsOf(request: object): Date | null {
  return moments.get(request) ?? null;
}
