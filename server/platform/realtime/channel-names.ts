/** Notices of a store's changes; every signed-in person of the store may listen. */
export function storeChannel(storeId: number): string {
  return `private-store-${storeId}`;
}

/** Results of one GraphQL subscription; only the person who subscribed may listen. */
export function graphqlChannel(subscriptionId: string): string {
  return `private-graphql-${subscriptionId}`;
}

export type Channel =
  | { kind: "store"; storeId: number }
  | { kind: "store-presence"; storeId: number }
  | { kind: "graphql"; subscriptionId: string };

/** Parses a channel name; null for any other name, which nobody may listen to. */
export function parseChannel(name: string): Channel | null {
  const match = /^(?:(private|presence)-store-([1-9]\d{0,9})|private-graphql-([0-9a-f-]{36}))$/.exec(name);
  if (!match) {
    return null;
  }
  const [, kind, storeId, subscriptionId] = match;
  if (subscriptionId !== undefined) {
    return { kind: "graphql", subscriptionId };
  }
  return { kind: kind === "presence" ? "store-presence" : "store", storeId: Number(storeId) };
}

/**
 * Returns the member id of a session for `signin`, so that ending a session closes only its own sockets. A register's
 * session is its device.
 */
export function sessionMemberId(sessionId: string): string {
  return `session-${sessionId}`;
}

/** Returns the member id of a user on presence channels. */
export function userMemberId(userId: number): string {
  return `user-${userId}`;
}
