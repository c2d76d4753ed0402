import { isBusinessDate } from "#common/business-date.ts";

export const historyKinds = ["STORE", "HOURS", "SWITCHES", "REPORTS", "DEVICES", "USERS", "AUTOMATIONS"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What the address says of the list: all of it is optional, and what is no such value counts as not said. */
export type HistorySearch = { kind?: HistoryKind; from?: string; to?: string };

export function historySearch(search: Record<string, unknown>): HistorySearch {
  const kind = historyKinds.find((name) => name === search["kind"]);
  const [from, to] = [dateOf(search["from"]), dateOf(search["to"])];
  return { ...(kind && { kind }), ...(from !== null && { from }), ...(to !== null && { to }) };
}

function dateOf(value: unknown): string | null {
  return isBusinessDate(value) ? value : null;
}
