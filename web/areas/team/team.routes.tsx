import { createRoute } from "@tanstack/react-router";
import { idInAddress } from "#web/platform/routing/id-in-address.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { readTeamFilter } from "./team-filter.ts";
import type { TeamFilter } from "./team-filter.ts";

type TeamSearch = {
  filter?: TeamFilter | undefined;
  /** The employee whose dialog is open. */
  person?: string | undefined;
  /** The dialog of links to the point of sale is open. */
  links?: true | undefined;
  /** Another store of the same people, whose team is looked at. */
  store?: string | undefined;
};

const team = createRoute({
  getParentRoute: () => storeRoute,
  path: "team",
  validateSearch: (search: Record<string, unknown>): TeamSearch => {
    const filter = readTeamFilter(search["filter"]);
    // Named even when they are refused: a key that is left out keeps what the address said.
    return {
      filter: filter === "all" ? undefined : filter,
      person: idInAddress(search["person"]),
      links: search["links"] === true ? true : undefined,
      store: idInAddress(search["store"]),
    };
  },
  component: lazyPage(() => import("./team-page.tsx"), "TeamPage"),
});

export const teamRoutes = [team] as const;
