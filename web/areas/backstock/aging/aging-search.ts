import { seasons } from "#common/backstock/seasons.ts";
import type { Season } from "#common/backstock/seasons.ts";
import { dateIn } from "#web/areas/backstock/history/history-search.ts";
import { uuidIn } from "#web/areas/backstock/home/backstock-search.ts";

export type AgingSearch = {
  /** The day whose end is shown; absent for now. */
  date?: string | undefined;
  location?: string | undefined;
  season?: Season | undefined;
};

/** Reads the filters from an address, and drops missing or invalid ones. */
export function agingSearch(search: Record<string, unknown>): AgingSearch {
  return {
    date: dateIn(search["date"]),
    location: uuidIn(search["location"]),
    season: seasons.find((season) => season === search["season"]),
  };
}

/** Returns the API input. */
export function agingInput({ date, location, season }: AgingSearch) {
  return { date: date ?? null, locationId: location ?? null, season: season ?? null };
}

/** Returns the first day of a band: `31-60` begins at 31, `366+` at 366. */
export function bandStart(band: string): number {
  return Number.parseInt(band, 10);
}
