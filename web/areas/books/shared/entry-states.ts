import { groupBy } from "#common/lists/group-by.ts";
import type { ListedEntry } from "./ledger-month.queries.ts";

/** Records whose change makes a date's entries others. */
export const ledgerRecords = ["JournalReport", "business-date", "daily-report"] as const;

export const kinds = ["SALES", "BUYS", "COGS"] as const;
export type Kind = (typeof kinds)[number];

export const entryStates = ["ready", "corrected", "off", "waiting"] as const;
export type EntryState = (typeof entryStates)[number];

/** How an entry stands with a bookkeeping service. */
export const postingMarks = ["posted", "changed", "notSent", "queued", "left"] as const;
export type PostingMark = (typeof postingMarks)[number];

export type Mark = EntryState | PostingMark;
export type DateStates = Record<Kind, Mark>;

export function entryState(entry: Pick<ListedEntry, "state" | "revision"> | undefined): EntryState {
  if (entry === undefined) {
    return "waiting";
  }
  if (entry.state === "OUT_OF_BALANCE") {
    return "off";
  }
  return entry.revision > 1 ? "corrected" : "ready";
}

/** How the three entries of each date stand; a date without any is not in it. */
export function statesByDate(entries: readonly ListedEntry[]): ReadonlyMap<string, DateStates> {
  const dates = groupBy(entries, ({ date }) => date);
  return new Map([...dates].map(([date, ofDate]) => [date, statesOf(ofDate)]));
}

function statesOf(entries: readonly Pick<ListedEntry, "kind" | "state" | "revision">[]): DateStates {
  const state = (kind: Kind) => entryState(entries.find((entry) => entry.kind === kind));
  return { SALES: state("SALES"), BUYS: state("BUYS"), COGS: state("COGS") };
}
