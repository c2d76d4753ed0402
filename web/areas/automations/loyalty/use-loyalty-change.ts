import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { loyaltyQuery } from "./loyalty.queries.ts";
import type { Loyalty } from "./loyalty.queries.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type LoyaltyConnection = { id: string; name: string; store: string; loyalty: Loyalty };

export const loyaltyQueries = [loyaltyQuery];

export function useLoyaltyChange<Data, Input extends Variables>(document: TypedDocument<Data, Input>) {
  return useServiceChange(document, loyaltyQueries);
}
