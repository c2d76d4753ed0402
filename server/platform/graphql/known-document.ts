import { execute, getOperationAST, OperationTypeNode } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { CompiledQuery } from "graphql-jit";
import type { Request } from "#server/platform/context/context.ts";
import type { GraphqlAsk } from "./graphql-ask.ts";

/** Compiling costs as much as some executions, so a text has to come back before it is worth it. */
const asksBeforeCompiling = 3;

/**
 * A document that is known to be valid. A read that is asked for often is compiled to plain code, which takes a fifth of
 * the time of the executor. The executor stays the authority: it makes every answer that holds an error, and every change.
 */
export class KnownDocument {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  #asks = 0;
  #compiled: CompiledQuery | null = null;

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    this.#document = document;
  }

  /** Without `data` nothing was executed: the variables or the operation's name do not fit. */
  async execute(ask: GraphqlAsk, request: Request): Promise<ExecutionResult> {
    const compiled = this.#compiledFor(ask);
    const result = compiled && (await compiled.query(undefined, request, ask.variables ?? {}));
    if (result?.data && !result.errors) {
      return result;
    }
    return execute({
      schema: this.#schema,
      document: this.#document,
      contextValue: request,
      variableValues: ask.variables ?? null,
      operationName: ask.operationName ?? null,
    });
  }

  #compiledFor({ operationName }: GraphqlAsk): CompiledQuery | null {
    this.#asks += 1;
    if (this.#asks === asksBeforeCompiling) {
      this.#compiled = this.#compile();
    }
    const name = getOperationAST(this.#document)?.name?.value;
    return typeof operationName === "string" && operationName !== name ? null : this.#compiled;
  }

  #compile(): CompiledQuery | null {
    // A document of several operations has none of its own; a change is never begun twice.
    const operation = getOperationAST(this.#document);
    if (operation?.operation !== OperationTypeNode.QUERY) {
      return null;
    }
    const compiled = compileQuery(this.#schema, this.#document);
    return isCompiledQuery(compiled) ? compiled : null;
  }
}
