import { createHash } from "node:crypto";
import { executeSync, getOperationAST, Kind, print } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { isIntrospection } from "./limits.rules.ts";

/** Each takes up to a megabyte; clients of one make know one or two. */
const mostAnswers = 10;

/**
 * What documents that ask for nothing but the schema are answered with. The schema never changes while the program runs, so
 * each document is executed once and its answer kept: making it takes as long as hundreds of small reads.
 */
export class IntrospectionAnswers {
  readonly #answers = new LRUCache<string, ExecutionResult>({ max: mostAnswers });
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Null when the document asks for more than the schema, depends on variables, or is not the one that is named. */
  answerTo(document: DocumentNode, operationName?: string | null): ExecutionResult | null {
    if (!asksForSchema(document) || (operationName ?? nameOf(document)) !== nameOf(document)) {
      return null;
    }
    const key = createHash("sha256").update(print(document)).digest("base64");
    const kept = this.#answers.get(key);
    if (kept !== undefined) {
      return kept;
    }
    const answer = executeSync({ schema: this.#schema, document });
    if (!answer.errors) {
      this.#answers.set(key, answer);
    }
    return answer;
  }
}

/** Whether a document asks for the schema and nothing else, always for the same of it. */
export function asksForSchema(document: DocumentNode): boolean {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [only] = operations;
  return (
    operations.length === 1 &&
    (only?.variableDefinitions ?? []).length === 0 &&
    isIntrospection(document) &&
    only?.selectionSet.selections.some((node) => node.kind === Kind.FIELD && node.name.value !== "__typename") === true
  );
}

function nameOf(document: DocumentNode): string | undefined {
  return getOperationAST(document)?.name?.value;
}
