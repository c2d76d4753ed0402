import { getVariableValues, parse, validate, type DocumentNode, type GraphQLSchema, Kind } from "graphql";
import { LRUCache } from "lru-cache";
import { graphqlBody, type GraphqlRequest } from "./graphql-request.ts";
import { findText, type RegisteredOperations } from "./registered-operations.ts";

/** The operations of one page, with some of another version's. */
const maxDocuments = 500;

/**
 * Returns a function that says whether this program can execute everything in a request of another version's page: its
 * fields, arguments and values. It executes nothing, so that the request can still go to a process that knows more.
 */
export function understandsWith(options: {
  schema: GraphQLSchema;
  registered: RegisteredOperations;
}): (body: unknown) => boolean {
  const { schema, registered } = options;
  const documents = new LRUCache<string, { document: DocumentNode | null }>({ max: maxDocuments });

  function documentOf(text: string): DocumentNode | null {
    const existing = documents.get(text) ?? { document: validDocument(schema, text) };
    documents.set(text, existing);
    return existing.document;
  }

  return (body) => {
    const parsed = graphqlBody.safeParse(body);
    if (!parsed.success) {
      // Whatever that is, another version would say the same.
      return true;
    }
    const operations = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
    return operations.every((operation) => {
      const text = findText(operation, registered);
      const document = text === null ? null : documentOf(text);
      return document !== null && hasFittingValues(schema, document, operation);
    });
  };
}

function validDocument(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text);
    return validate(schema, document).length === 0 ? document : null;
  } catch {
    return null;
  }
}

function hasFittingValues(schema: GraphQLSchema, document: DocumentNode, { variables }: GraphqlRequest): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      getVariableValues(schema, definition.variableDefinitions ?? [], variables ?? {}).errors === undefined,
  );
}
