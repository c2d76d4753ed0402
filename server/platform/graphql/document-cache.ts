import { getOperationAST, OperationTypeNode, parse, specifiedRules, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/platform/log/log.ts";
import type { Request } from "#server/platform/context/context.ts";
import { findAsOf } from "#server/platform/context/data-as-of.ts";
import { graphqlBody } from "./graphql-request.ts";
import type { GraphqlRequest } from "./graphql-request.ts";
import { CachedDocument } from "./cached-document.ts";
import { findText } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { translateErrors } from "./translate-error.ts";

/** Our clients send a few hundred texts; the limit keeps others from filling the memory. */
const maxDocuments = 1000;

/**
 * Caches parsed and validated documents. A plain JSON request of cached documents is executed at once; everything else
 * (first use, other encodings, GET, subscriptions, invalid variables) goes through Yoga, which costs several times as
 * much for a small query. Registered operations are cached at startup.
 */
export class DocumentCache {
  readonly #documents = new LRUCache<string, CachedDocument>({ max: maxDocuments });
  readonly #schema: GraphQLSchema;
  readonly #registered: RegisteredOperations;
  readonly #log: Log;

  constructor(options: { schema: GraphQLSchema; registered: RegisteredOperations; log: Log }) {
    this.#schema = options.schema;
    this.#registered = options.registered;
    this.#log = options.log;
    for (const text of options.registered.values()) {
      this.#addRegistered(text);
    }
  }

  add(text: string, document: DocumentNode): void {
    if (!hasSubscription(document)) {
      this.#documents.set(text, new CachedDocument(this.#schema, document));
    }
  }

  /** Resolves to the result; null when any document of the request is not cached. */
  async tryExecute(raw: unknown, request: Request): Promise<ExecutionResult | ExecutionResult[] | null> {
    const parsed = graphqlBody.safeParse(raw);
    if (!parsed.success) {
      return null;
    }
    const operations = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
    const documents = operations.map((operation) => this.#findDocument(operation));
    if (!documents.every((document) => document !== undefined)) {
      return null;
    }
    const results = await Promise.all(
      documents.map((document, at) => this.#execute(document, { ask: operations[at] ?? {}, request })),
    );
    const [result] = results;
    if (Array.isArray(parsed.data)) {
      return results;
    }
    // Without data nothing was executed; the error format depends on what the client accepts.
    return result?.data === undefined ? null : result;
  }

  #findDocument(ask: GraphqlRequest): CachedDocument | undefined {
    const text = findText(ask, this.#registered);
    return text === null ? undefined : this.#documents.get(text);
  }

  async #execute(document: CachedDocument, input: { ask: GraphqlRequest; request: Request }): Promise<ExecutionResult> {
    const { ask, request } = input;
    const caller = withKey(request, ask.extensions);
    const result = await document.execute(ask, caller);
    return withAsOf(translateErrors(result, { log: this.#log, requestId: request.requestId }), caller);
  }

  #addRegistered(text: string): void {
    // Our own texts are right, so where in them an error is says nothing, and would be most of their memory.
    const document = parse(text, { noLocation: true });
    const errors = validate(this.#schema, document, specifiedRules);
    if (errors.length === 0) {
      this.add(text, document);
    } else {
      this.#log.warn({ text, problem: errors[0]?.message }, "A registered operation does not fit the schema");
    }
  }
}

/** Tells the screen the moment that a result is about, where a replica that is behind has answered. */
export function withAsOf<Result extends ExecutionResult>(result: Result, request: Request): Result {
  const asOf = findAsOf(request);
  return asOf === null ? result : { ...result, extensions: { ...result.extensions, asOf: asOf.toISOString() } };
}

function hasSubscription(document: DocumentNode): boolean {
  return (
    getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION ||
    document.definitions.some(
      (definition) => "operation" in definition && definition.operation === OperationTypeNode.SUBSCRIPTION,
    )
  );
}

/** Applies the idempotency key of one operation in a batch; the header is for single requests. */
export function withKey(request: Request, extensions: Record<string, unknown> | null | undefined): Request {
  const key = extensions?.["idempotencyKey"];
  return typeof key === "string" ? { ...request, idempotencyKey: key } : request;
}
