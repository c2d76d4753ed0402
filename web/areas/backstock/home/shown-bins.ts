import type { BackstockFilter } from "./backstock-search.ts";
import type { ListedBackstock } from "./home.queries.ts";

type Waiting = ReadonlyMap<string, { locationId: string; isTerminal: boolean }>;

/**
 * The rows as this screen shows them: a bin that was just pulled or moved out of the filtered place is gone at once, also
 * while its move still waits to be sent.
 */
export function shownBins(
  edges: readonly { node: ListedBackstock }[],
  { search, waiting }: { search: BackstockFilter; waiting: Waiting },
): ListedBackstock[] {
  return edges
    .map(({ node }) => node)
    .filter(({ filling }) => {
      const move = waiting.get(filling.id);
      const isGone = filling.archived || move?.isTerminal === true;
      const locationId = move?.locationId ?? filling.locationId;
      const isElsewhere = search.location !== undefined && locationId !== search.location;
      const isOther = search.category !== undefined && filling.categoryId !== search.category;
      return !isGone && !isElsewhere && !isOther;
    });
}
