import type { ApolloClient, ObservableQuery, OperationVariables, TypedDocumentNode } from "@apollo/client";

/** A question that is watched: at once what the cache has, then what the server says, then every change of either. */
type WatchedRead<Data> = {
  query: ObservableQuery<Data>;
  /** The same object until something changes; null until there is something to say. */
  current: () => ObservableQuery.Result<Data> | null;
  subscribe: (notify: () => void) => () => void;
};

type Question<Data, Variables> = {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables | undefined;
  /** Says nothing before the server has: the page shows something newer than the cache. */
  awaitsServer: boolean;
};

/**
 * In place of Apollo's `useQuery`: a hook of theirs needs their program, and the page is drawn before that has come
 * (`client-access.ts`).
 */
export function watchRead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { document, variables, awaitsServer }: Question<Data, Variables>,
): WatchedRead<Data> {
  const query = client.watchQuery<Data>({
    query: document,
    fetchPolicy: "cache-and-network",
    ...(variables !== undefined && { variables }),
  });
  let current = awaitsServer ? null : query.getCurrentResult();
  return {
    query,
    current: () => current,
    subscribe(notify) {
      const hear = () => {
        const next = query.getCurrentResult();
        if (next !== current && (current !== null || !next.loading)) {
          current = next;
          notify();
        }
      };
      const subscription = query.subscribe(hear);
      // Who comes back at once, as React does in development, finds it still asked and does not ask twice.
      return () => void setTimeout(() => subscription.unsubscribe());
    },
  };
}
