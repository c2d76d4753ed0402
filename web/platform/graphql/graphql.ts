import { Kind } from "@0no-co/graphql.web";
import type { DocumentNode } from "@0no-co/graphql.web";
import { initGraphQLTada } from "gql.tada";
import type { introspection } from "./introspection.ts";

const parseDocument = initGraphQLTada<{
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

/**
 * Writes a document that is checked against the server's schema and knows its own types. Documents stand in
 * `<area>.queries.ts`, where `tools/web-build/documents.ts` finds them for the list of what this client ever asks.
 */
export const graphql = new Proxy(parseDocument, {
  apply: (parse, self, given: Parameters<typeof parseDocument>) => unparsed(() => Reflect.apply(parse, self, given)),
});

/** A document that is parsed when it is first used: a page loads many more than it sends. */
function unparsed(parse: () => DocumentNode): DocumentNode {
  let definitions: DocumentNode["definitions"] | null = null;
  return {
    kind: Kind.DOCUMENT,
    get definitions() {
      return (definitions ??= parse().definitions);
    },
  };
}

export type { ResultOf, VariablesOf } from "gql.tada";
