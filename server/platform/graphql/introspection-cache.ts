import { createHash } from "node:crypto";
import { executeSync, getOperationAST, Kind, print } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { isIntrospection } from "./limits.rules.ts";

/** A result takes up to a megabyte, and each kind of client sends one or two documents. */
const maxResults = 10;

/**
 * Caches the results of introspection. The schema never changes while the program runs, and executing such a document
 * takes as long as hundreds of small reads.
 */
export class IntrospectionCache {
  readonly #results = new LRUCache<string, ExecutionResult>({ max: maxResults });
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Returns null when the document asks for more than the schema, has variables, or has another operation name. */
  resultFor(document: DocumentNode, operationName?: string | null): ExecutionResult | null {
    if (!asksForSchema(document) || (operationName ?? operationNameOf(document)) !== operationNameOf(document)) {
      return null;
    }
    const key = createHash("sha256").update(print(document)).digest("base64");
    const cached = this.#results.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const result = executeSync({ schema: this.#schema, document });
    if (!result.errors) {
      this.#results.set(key, result);
    }
    return result;
  }
}

/** Returns whether a document asks only for the schema, without variables. */
export function asksForSchema(document: DocumentNode): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [only] = operations;
  return (
    operations.length === 1 &&
    (only?.variableDefinitions ?? []).length === 0 &&
    isIntrospection(document) &&
    only?.selectionSet.selections.some((node) => node.kind === Kind.FIELD && node.name.value !== "__typename") === true
  );
}

function operationNameOf(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
