export const teamFilters = ["all", "clockedIn", "notLinked", "inactive"] as const;
export type TeamFilter = (typeof teamFilters)[number];

/** The filter of an address; anything else shows all. */
export function readTeamFilter(value: unknown): TeamFilter {
  return teamFilters.find((filter) => filter === value) ?? "all";
}

/** As the API names it. */
export const apiFilters = {
  all: "ALL",
  clockedIn: "CLOCKED_IN",
  notLinked: "NOT_LINKED",
  inactive: "INACTIVE",
} as const satisfies Record<TeamFilter, string>;
