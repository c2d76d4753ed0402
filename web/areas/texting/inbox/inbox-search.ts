import { threadFilters } from "#common/texting/thread-filters.ts";
import type { ThreadFilter } from "#common/texting/thread-filters.ts";

export type InboxSearch = {
  filter?: ThreadFilter | undefined;
  /** What to look for, as it was typed. */
  q?: string | undefined;
};

/** Reads the filter and the search from an address, and drops missing or invalid ones. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const { filter, q } = search;
  const typed = typeof q === "string" || typeof q === "number" ? String(q).trim() : "";
  return {
    filter: threadFilters.find((name) => name === filter && name !== "all"),
    q: typed === "" ? undefined : typed.slice(0, 100),
  };
}
