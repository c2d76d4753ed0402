import type { ApolloClient } from "@apollo/client";
import { createContext, use } from "react";

/**
 * How a page comes to the store's client. The client is a fifth of all the program's script and a first page can be drawn
 * without it, so it comes after that (`web/app/shell/use-store-client.ts`).
 */
export type ClientAccess = {
  /** Null until it has come. */
  now: ApolloClient | null;
  /** Waits for it; always the same promise. */
  coming: () => Promise<ApolloClient>;
};

export const ClientContext = createContext<ClientAccess | null>(null);

/** @throws Error outside a store */
export function useClientAccess(): ClientAccess {
  const access = use(ClientContext);
  if (access === null) {
    throw new Error("There is no store around this, so nothing can be asked");
  }
  return access;
}

/** The client itself. A page that is opened before it has come waits for it. */
export function useGraphqlClient(): ApolloClient {
  const { now, coming } = useClientAccess();
  return now ?? use(coming());
}

export function accessTo(client: ApolloClient): ClientAccess {
  const come = Promise.resolve(client);
  return { now: client, coming: () => come };
}
