import { useRead } from "#web/platform/graphql/use-read.ts";
import { ledgerRecords, statesByDate } from "./entry-states.ts";
import type { DateStates } from "./entry-states.ts";
import { ledgerMonthQuery } from "./ledger-month.queries.ts";

/** How the entries of a month's dates stand; null until they are read. Of the running month without a date. */
export function useEntryStates(date: string | null): ReadonlyMap<string, DateStates> | null {
  const read = useRead(ledgerMonthQuery, { variables: { date }, live: ledgerRecords });
  return read.status === "ready" ? statesByDate(read.data.ledgerMonth.entries) : null;
}
