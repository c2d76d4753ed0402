import { useServiceChange } from "#web/areas/automations/shared/use-service-change.ts";
import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { registerQuery } from "./registers.queries.ts";
import type { Register } from "./registers.queries.ts";

/** What every part of the page shows: the service, the store, and how they stand with each other. */
export type RegisterConnection = { id: string; name: string; store: string; register: Register };

export const registerQueries = [registerQuery];

export function useRegisterChange<Data, Input extends Variables>(document: TypedDocument<Data, Input>) {
  return useServiceChange(document, registerQueries);
}
