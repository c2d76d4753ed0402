import { isBusinessDate } from "#common/business-date.ts";
import { kinds } from "./shared/entry-states.ts";
import type { Kind } from "./shared/entry-states.ts";

export type LedgerSearch = {
  /** The date whose entries are shown; the last closed one of this month without. */
  d?: string | undefined;
  /** Which of its entries; sales without. */
  entry?: Kind | undefined;
  /** The line of that entry whose dialog is open, by its key. */
  line?: string | undefined;
};

/** Named even when they are refused: a key that is left out keeps what the address said. */
export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const { d, entry, line } = search;
  return {
    d: isBusinessDate(d) ? d : undefined,
    entry: kinds.find((kind) => kind === entry),
    line: typeof line === "string" && /^[a-z_]{1,60}$/.test(line) ? line : undefined,
  };
}
