import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "graphql";
import type { ExecutionResult, GraphQLError, GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import { isOfOtherVersion, sendToOtherVersion } from "#server/platform/http/other-version.ts";
import type { RouteTools } from "#server/platform/http/routes.ts";
import type { Request } from "#server/platform/context/context.ts";
import { notSignedIn, Refusal } from "#server/platform/refusals/refusal.ts";
import type { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import { asksForSchema, IntrospectionCache } from "./introspection-cache.ts";
import { DocumentCache, withAsOf, withKey } from "./document-cache.ts";
import { limits, withinLimits } from "./limits.rules.ts";
import { readHash, notRegistered } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { answerSubscription } from "./subscribing.ts";
import { translateError, withRequestId } from "./translate-error.ts";
import { understandsWith } from "./understood.ts";

type ServerContext = { request: FastifyRequest; reply: FastifyReply; caller: Request };

type Options = {
  schema: GraphQLSchema;
  tools: RouteTools;
  subscriptions: GraphqlSubscriptions;
  registered: RegisteredOperations;
};

/** The response header that names the channel of a subscription. */
const subscriptionHeader = "X-Subscription-ID";

/** Adds POST and GET /graphql for signed-in callers; everybody else gets an error and nothing of the schema. */
export function addGraphqlServer(http: FastifyInstance, options: Options): void {
  const { schema, tools, registered } = options;
  const { log } = tools.platform;
  const introspection = new IntrospectionCache(schema);
  const documents = new DocumentCache({ schema, registered, log });
  const understands = understandsWith({ schema, registered });
  const yoga = createYoga<ServerContext, Request>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    batching: { limit: limits.batch },
    maskedErrors: { maskError: (error) => translateError(error, log) },
    context: ({ caller, params }) => withKey(caller, params.extensions),
    plugins: [
      registeredPlugin(registered),
      limitPlugin(),
      cachePlugin(documents),
      introspectionPlugin(introspection),
      requestIdPlugin(),
    ],
  });
  http.route({
    url: "/graphql",
    method: ["GET", "POST", "OPTIONS"],
    errorHandler: (error, request, reply) => void answerError(error, request, reply),
    async handler(request, reply) {
      const caller = await tools.identifyCaller(request);
      if (!caller.user) {
        throw notSignedIn();
      }
      if (isOfOtherVersion(request) && !understands(request.body)) {
        return sendToOtherVersion(reply);
      }
      const type = request.method === "POST" ? plainJsonType(request) : null;
      if (type === null) {
        return answerWithYoga({ request: request, reply, caller });
      }
      const result = await documents.tryExecute(request.body, caller);
      if (result !== null) {
        return reply.type(type).send(JSON.stringify(result));
      }
      const first = await answerSubscription(request.body, { ...options, request: caller });
      if (first !== null) {
        const headers = first.channel === null ? {} : { [subscriptionHeader]: first.channel };
        return reply.headers(headers).type(type).send(JSON.stringify(first.result));
      }
      return answerWithYoga({ request: request, reply, caller });
    },
  });

  async function answerWithYoga(context: ServerContext): Promise<FastifyReply> {
    const response = await yoga.handleNodeRequestAndResponse(context.request, context.reply, context);
    // As text, because the compression plugin does not support `Response`; nothing here streams.
    return context.reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  }
}

/** Sends errors before execution (not signed in, no JSON, too long) in the GraphQL response format. */
function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
  if (status >= 500) {
    throw error;
  }
  const code = error instanceof Refusal ? error.code : "bad-request";
  const errors = [{ message: error.message, extensions: { code, requestId: request.id } }];
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify({ errors }));
}

/** Returns the content type of the response to a plain JSON request; null when Yoga must negotiate it. */
function plainJsonType(request: FastifyRequest): string | null {
  if (!request.headers["content-type"]?.startsWith("application/json")) {
    return null;
  }
  const accept = request.headers.accept ?? "*/*";
  if (accept.includes("application/graphql-response+json")) {
    return "application/graphql-response+json; charset=utf-8";
  }
  return accept.includes("application/json") || accept.includes("*/*") ? "application/json; charset=utf-8" : null;
}

function registeredPlugin(registered: RegisteredOperations): Plugin {
  return {
    onParams({ params, setParams }) {
      const hash = readHash(params);
      if (params.query !== undefined || hash === null) {
        return;
      }
      const query = registered.get(hash);
      if (query === undefined) {
        throw notRegistered();
      }
      setParams({ ...params, query });
    },
  };
}

function limitPlugin(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(withinLimits);
    },
  };
}

function cachePlugin(documents: DocumentCache): Plugin {
  return {
    onParse({ params }) {
      const { source } = params;
      const text = typeof source === "string" ? source : source.body;
      return ({ context }) => void texts.set(context, text);
    },
    onValidate({ params, context }) {
      return ({ valid }) => {
        const text = texts.get(context);
        // Introspection has its own result cache, which is faster than executing.
        if (valid && text !== undefined && !asksForSchema(params.documentAST)) {
          documents.add(text, params.documentAST);
        }
      };
    },
  };
}

function introspectionPlugin(introspection: IntrospectionCache): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const result = introspection.resultFor(args.document, args.operationName);
      if (result !== null) {
        setResultAndStopExecution({ ...result });
      }
    },
  };
}

function requestIdPlugin(): Plugin<object, ServerContext> {
  return {
    onResultProcess(processed) {
      const { result } = processed;
      const { caller } = processed.serverContext;
      const tag = (part: ExecutionResult) => withAsOf(tagErrors(part, caller.requestId), caller);
      if (Array.isArray(result)) {
        processed.setResult(result.map((part) => tag(part)));
      } else if (!(Symbol.asyncIterator in result)) {
        processed.setResult(tag(result));
      }
    },
  };
}

function tagErrors<Result extends { errors?: readonly GraphQLError[] }>(result: Result, requestId: string): Result {
  return result.errors ? { ...result, errors: result.errors.map((error) => withRequestId(error, requestId)) } : result;
}

/** Parsing and validation of one request share only its context object. */
const texts = new WeakMap<object, string>();
