/**
 * What went wrong in this page, for the copy in About and for the browser's console. Texts and codes only, never a
 * person's data.
 */
export type Problem = { at: Date; text: string };

const keptProblems = 50;
const problems: Problem[] = [];

/** Query and network errors end here: the specification shows them nowhere. */
export function logProblem(what: string, cause?: unknown): void {
  const text = cause === undefined ? what : `${what}: ${describe(cause)}`;
  problems.push({ at: new Date(), text });
  problems.splice(0, problems.length - keptProblems);
  console.warn(text); // oxlint-disable-line no-console -- a page has no other log
}

export function recentProblems(): readonly Problem[] {
  return problems;
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
