import { useNavigate } from "@tanstack/react-router";
import { isUuid } from "#common/inputs/uuid.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

export type BackstockFilter = {
  /** Category id. */
  category?: string | undefined;
  /** Section of the floor: any category that fills it. */
  section?: string | undefined;
  /** Location id. */
  location?: string | undefined;
  /** First day of an age band; the band is looked up when the list is asked for. */
  age?: number | undefined;
  season?: SeasonName | undefined;
  /** What to look for, as it was typed. */
  q?: string | undefined;
};

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type BackstockSearch = BackstockFilter & { [Part in keyof Page]: Page[Part] | undefined };

export const seasonNames = ["ALL", "SS", "FW", "HOLIDAY"] as const;
export type SeasonName = (typeof seasonNames)[number];

/** Reads the filters and the page from an address, and drops missing or invalid ones. */
export function backstockSearch(search: Record<string, unknown>): BackstockSearch {
  const { q, age, season } = search;
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return {
    page,
    row,
    size,
    sort,
    after,
    before,
    category: uuidIn(search["category"]),
    section: uuidIn(search["section"]),
    location: uuidIn(search["location"]),
    age: typeof age === "number" && Number.isSafeInteger(age) && age >= 0 ? age : undefined,
    season: seasonNames.find((name) => name === season),
    q: (typeof q === "string" && q !== "") || typeof q === "number" ? String(q) : undefined,
  };
}

export function uuidIn(value: unknown): string | undefined {
  return typeof value === "string" && isUuid(value) ? value : undefined;
}

export function filterCountOf({ category, section, location, age, season, q }: BackstockFilter): number {
  return [category, section, location, age, season, q].filter((value) => value !== undefined && value !== "").length;
}

/** Returns the API input. `bands` are the store's age bands. */
export function filterInput(
  { category, section, location, age, season, q }: BackstockFilter,
  bands: readonly { from: number; to: number | null }[],
) {
  const band = bands.find(({ from }) => from === age);
  const typed = q?.trim() ?? "";
  return {
    categoryId: category ?? null,
    sectionId: section ?? null,
    locationId: location ?? null,
    minAge: band?.from ?? null,
    maxAge: band?.to ?? null,
    season: season ?? null,
    text: typed === "" ? null : typed,
  };
}

/** Goes to the list with these filters, from the list itself or from a dialog over it. */
export function useGoHome(): (search: BackstockSearch, options?: { replace?: boolean }) => void {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  return (search, { replace = false } = {}) => {
    if (storeId !== null) {
      void navigate({ to: "/s/$storeId/backstock", params: { storeId }, search, replace });
    }
  };
}
