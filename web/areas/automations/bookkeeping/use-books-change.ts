import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { bookkeepingQuery } from "./bookkeeping.queries.ts";
import type { Bookkeeping } from "./bookkeeping.queries.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type BooksConnection = { id: string; name: string; store: string; books: Bookkeeping; today: string };

export const booksQueries = [bookkeepingQuery];

export function useBooksChange<Data, Input extends Variables>(document: TypedDocument<Data, Input>) {
  return useServiceChange(document, booksQueries);
}
