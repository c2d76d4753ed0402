import { initGraphQLTada } from "gql.tada";
import type { introspection } from "./introspection.ts";

/**
 * Writes a document that is checked against the server's schema and knows its own types. Documents stand in
 * `<area>.queries.ts`, where `tools/documents.ts` finds them for the list of what this client ever asks.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    ID: string;
    BusinessDate: string;
    Instant: string;
    Money: number;
    Percent: number;
    Uuid: string;
    Upload: string;
    ListFilter: string;
  };
}>();

export type { ResultOf, VariablesOf } from "gql.tada";
