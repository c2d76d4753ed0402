import type { ApolloClient } from "@apollo/client";
import { createGraphqlClient } from "#web/platform/graphql/graphql-client.ts";
import { keepCache } from "#web/platform/graphql/kept-cache.ts";

/** Lists that "show more" adds to, with the arguments that make another list of them. */
const connections = { Query: { settingChanges: ["kind", "from", "to", "sortBy", "descending"] } };

let current: { storeId: number; turn: number; client: ApolloClient; stopKeeping: () => void } | null = null;

/**
 * The client of the store one is in. Queries do not name the store, the request does: what was read in one store must
 * never stand on the page of another. Nor must what one person at a register has read stand before the next, so each
 * turn begins with a client of its own.
 */
export function clientOfStore(storeId: number, turn: number): ApolloClient {
  if (current?.storeId !== storeId || current.turn !== turn) {
    current?.stopKeeping();
    current?.client.stop();
    const client = createGraphqlClient(connections);
    const restores = current?.storeId !== storeId;
    current = { storeId, turn, client, stopKeeping: keepCache(client, { storeId, restores }) };
  }
  return current.client;
}
