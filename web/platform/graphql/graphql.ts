import { Kind } from "@0no-co/graphql.web";
import type { DocumentNode } from "@0no-co/graphql.web";
import { initGraphQLTada } from "gql.tada";
import type { TextDocument } from "./document.ts";
import type { introspection } from "./introspection.ts";
import { printDocument } from "./print-document.ts";

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
 * `<area>.queries.ts` alone: there `tools/web-build` looks for what this client ever asks, and puts their texts into the
 * built program, which never runs this.
 */
export const graphql = new Proxy(parseDocument, {
  apply: (parse, self, given: Parameters<typeof parseDocument>) => unparsed(() => Reflect.apply(parse, self, given)),
});

/** A document that is parsed when it is first used: a page loads many more than it sends. */
function unparsed(parse: () => DocumentNode): TextDocument {
  let parsed: DocumentNode | null = null;
  let text: string | null = null;
  return {
    kind: Kind.DOCUMENT,
    get definitions() {
      return (parsed ??= parse()).definitions;
    },
    get text() {
      return (text ??= printDocument((parsed ??= parse())));
    },
  };
}

export type { ResultOf, VariablesOf } from "gql.tada";
