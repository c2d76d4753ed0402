import { daySearch } from "#web/areas/daybook/day-search.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

export type NotesFilter = {
  /** What to look for, as it was typed. */
  q?: string | undefined;
  /** Employee id. */
  author?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  pinned?: true | undefined;
};

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type NotesSearch = NotesFilter & { [Part in keyof Page]: Page[Part] | undefined };

/** Shorter ones find half of everything; the server refuses them. */
export const shortestText = 2;

/** Filters and page of an address; what is missing or wrong falls away. */
export function notesSearch(search: Record<string, unknown>): NotesSearch {
  const { q, author, pinned } = search;
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return {
    page,
    row,
    size,
    sort,
    after,
    before,
    q: typeof q === "string" || typeof q === "number" ? String(q) : undefined,
    author: Number.isSafeInteger(author) ? Number(author) : undefined,
    from: daySearch({ date: search["from"] }).date,
    to: daySearch({ date: search["to"] }).date,
    pinned: pinned === true || pinned === "true" ? true : undefined,
  };
}

export function filterCountOf({ q, author, from, to, pinned }: NotesFilter): number {
  return [q, author, from, to, pinned].filter((value) => value !== undefined && value !== "").length;
}

/** As the API takes it. */
export function filterInput({ q = "", author, from, to, pinned }: NotesFilter) {
  const typed = q.trim();
  return {
    text: typed.length >= shortestText ? typed : null,
    authorEmployeeId: author ?? null,
    from: from ?? null,
    to: to ?? null,
    isPinned: pinned ?? false,
  };
}
