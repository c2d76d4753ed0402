export const logKinds = ["SETUP", "PEOPLE", "SHIFTS", "TIMES", "PUNCH", "TOKEN"] as const;
export type LogKind = (typeof logKinds)[number];

/** What the address says of the log: all of it is optional, and what is no such value counts as not said. */
export type LogSearch = { kind?: LogKind; errors?: true };

export function logSearch(asked: Record<string, unknown>): LogSearch {
  const kind = logKinds.find((one) => one === asked["kind"]);
  return { ...(kind && { kind }), ...(asked["errors"] === true && { errors: true }) };
}
