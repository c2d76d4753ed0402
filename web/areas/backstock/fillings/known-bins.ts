import type { ApolloClient } from "@apollo/client";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";
import { backstockBinQuery, emptyBinsQuery } from "./fillings.queries.ts";

type EmptyBin = ResultOf<typeof emptyBinsQuery>["emptyBins"][number];

const firstEmptyBins = { query: emptyBinsQuery, variables: { text: "" } };

/** Reads the lowest empty bins while there is a connection, so that one can still be filled without. */
export async function learnEmptyBins(client: ApolloClient): Promise<void> {
  // A screen that stays without them says so when a bin is looked for.
  await client.query(firstEmptyBins).catch(() => undefined);
}

/** Empty bins as this device has read them last, but for those that were filled here since. */
export function knownEmptyBins(client: ApolloClient): readonly EmptyBin[] {
  const known = client.readQuery(firstEmptyBins)?.emptyBins ?? [];
  const filled = filledBinIds(client);
  return known.filter(({ id }) => !filled.has(id));
}

/** The number of a bin that was chosen, from whatever this device has read of it. */
export function knownBin(client: ApolloClient, id: string): EmptyBin | null {
  const looked = client.readQuery({ query: backstockBinQuery, variables: { id } })?.backstockBin.bin;
  return looked ?? knownEmptyBins(client).find((bin) => bin.id === id) ?? null;
}

function filledBinIds(client: ApolloClient): ReadonlySet<string> {
  const fillings = Object.keys(client.cache.extract() ?? {})
    .filter((id) => id.startsWith("Backstock:"))
    .flatMap((id) => client.readFragment({ fragment: backstockFields, id }) ?? []);
  return new Set(fillings.flatMap(({ archived, binId }) => (archived ? [] : [binId])));
}
