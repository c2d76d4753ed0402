import { getOperationAST, OperationTypeNode, parse, specifiedRules, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/platform/log/log.ts";
import type { Request } from "#server/platform/context/context.ts";
import { graphqlBody } from "./graphql-ask.ts";
import type { GraphqlAsk } from "./graphql-ask.ts";
import { KnownDocument } from "./known-document.ts";
import { textOf } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { translateErrors } from "./translate-error.ts";

/** Ours send the same few hundred texts; a stranger's cannot fill the memory. */
const mostDocuments = 1000;

/**
 * Documents that have been parsed and validated once. A plain JSON request of known documents is executed at once;
 * everything else (first time, other encodings, GET, subscriptions, faulty variables) takes Yoga's full way, which costs
 * several times as much for a small query. Registered operations are known from the start.
 */
export class KnownDocuments {
  readonly #documents = new LRUCache<string, KnownDocument>({ max: mostDocuments });
  readonly #schema: GraphQLSchema;
  readonly #registered: RegisteredOperations;
  readonly #log: Log;

  constructor(options: { schema: GraphQLSchema; registered: RegisteredOperations; log: Log }) {
    this.#schema = options.schema;
    this.#registered = options.registered;
    this.#log = options.log;
    for (const text of options.registered.values()) {
      this.#rememberRegistered(text);
    }
  }

  remember(text: string, document: DocumentNode): void {
    if (!holdsSubscription(document)) {
      this.#documents.set(text, new KnownDocument(this.#schema, document));
    }
  }

  /** The answer, or null when the request is not one of known documents only. */
  async answer(raw: unknown, request: Request): Promise<ExecutionResult | ExecutionResult[] | null> {
    const parsed = graphqlBody.safeParse(raw);
    if (!parsed.success) {
      return null;
    }
    const asks = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
    const documents = asks.map((ask) => this.#documentOf(ask));
    if (!documents.every((document) => document !== undefined)) {
      return null;
    }
    const results = await Promise.all(
      documents.map((document, at) => this.#execute(document, { ask: asks[at] ?? {}, request })),
    );
    const [result] = results;
    if (Array.isArray(parsed.data)) {
      return results;
    }
    // Without data nothing was executed; how that is told depends on what the client accepts.
    return result?.data === undefined ? null : result;
  }

  #documentOf(ask: GraphqlAsk): KnownDocument | undefined {
    const text = textOf(ask, this.#registered);
    return text === null ? undefined : this.#documents.get(text);
  }

  async #execute(document: KnownDocument, of: { ask: GraphqlAsk; request: Request }): Promise<ExecutionResult> {
    const { ask, request } = of;
    const result = await document.execute(ask, withKey(request, ask.extensions));
    return translateErrors(result, { log: this.#log, requestId: request.requestId });
  }

  #rememberRegistered(text: string): void {
    const document = parse(text);
    const errors = validate(this.#schema, document, specifiedRules);
    if (errors.length === 0) {
      this.remember(text, document);
    } else {
      this.#log.warn({ text, problem: errors[0]?.message }, "A registered operation does not fit the schema");
    }
  }
}

function holdsSubscription(document: DocumentNode): boolean {
  return (
    getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION ||
    document.definitions.some(
      (definition) => "operation" in definition && definition.operation === OperationTypeNode.SUBSCRIPTION,
    )
  );
}

/** Each operation of a batch may carry its own key; the header serves a request alone. */
export function withKey(request: Request, extensions: Record<string, unknown> | null | undefined): Request {
  const key = extensions?.["idempotencyKey"];
  return typeof key === "string" ? { ...request, idempotencyKey: key } : request;
}
