import { seasons } from "#common/backstock/seasons.ts";
import type { Season } from "#common/backstock/seasons.ts";
import { dateIn } from "#web/areas/backstock/history/history-search.ts";
import { uuidIn } from "#web/areas/backstock/home/backstock-search.ts";

export type AgingSearch = {
  /** The day whose end is shown; now without one. */
  date?: string | undefined;
  location?: string | undefined;
  season?: Season | undefined;
};

/** Filters of an address; what is missing or wrong falls away. */
export function agingSearch(search: Record<string, unknown>): AgingSearch {
  return {
    date: dateIn(search["date"]),
    location: uuidIn(search["location"]),
    season: seasons.find((season) => season === search["season"]),
  };
}

/** As the API takes it. */
export function agingInput({ date, location, season }: AgingSearch) {
  return { date: date ?? null, locationId: location ?? null, season: season ?? null };
}

/** The first day of a band: `31-60` begins at 31, `366+` at 366. */
export function bandStart(band: string): number {
  return Number.parseInt(band, 10);
}
