import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { seasonNames } from "#web/areas/backstock/home/backstock-search.ts";
import type { SeasonName } from "#web/areas/backstock/home/backstock-search.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";

const seasonTexts = { ALL: "season.all", SS: "season.SS", FW: "season.FW", HOLIDAY: "season.holiday" } as const;
/** The API's season names by the filling's own. */
const namesOfSeasons = { all: "ALL", SS: "SS", FW: "FW", holiday: "HOLIDAY" } as const;

export function seasonOptions(): SelectOption[] {
  return seasonNames.map((value) => ({ value, label: areaText(seasonTexts[value]) }));
}

/** Returns null if nothing is chosen. */
export function seasonFrom(value: string): SeasonName | null {
  return seasonNames.find((name) => name === value) ?? null;
}

/** Returns the option for a filling's season; empty text for none. */
export function seasonOption(season: string | null): string {
  const entry = Object.entries(namesOfSeasons).find(([name]) => name === season);
  return entry?.[1] ?? "";
}

export function categoryOptions(home: BackstockHome): SelectOption[] {
  return home.categories.map(({ id, name }) => ({ value: id, label: name }));
}

/** Returns the places where bins wait; a bin is never filled directly on the floor. */
export function placeOptions(home: BackstockHome): SelectOption[] {
  return home.locations.filter(({ isTerminal }) => !isTerminal).map(({ id, name }) => ({ value: id, label: name }));
}
