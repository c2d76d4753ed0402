import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "graphql";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import type { RouteTools } from "#server/platform/http/routes.ts";
import type { Request } from "#server/platform/context/context.ts";
import { notSignedIn, Refusal } from "#server/platform/refusals/refusal.ts";
import type { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import { asksForSchema, IntrospectionAnswers } from "./introspection-answers.ts";
import { KnownDocuments, withKey } from "./known-documents.ts";
import { limits, withinLimits } from "./limits.rules.ts";
import { hashOf, notRegistered } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { answerSubscription } from "./subscribing.ts";
import { translateError, withRequestId } from "./translate-error.ts";

type ServerContext = { asked: FastifyRequest; reply: FastifyReply; caller: Request };

type Options = {
  schema: GraphQLSchema;
  tools: RouteTools;
  subscriptions: GraphqlSubscriptions;
  registered: RegisteredOperations;
};

/** A subscription's answer names the channel of the further ones here. */
const subscriptionHeader = "X-Subscription-ID";

/** POST and GET /graphql. Only signed-in people are answered at all; everybody else gets the error and nothing of the schema. */
export function addGraphqlServer(http: FastifyInstance, options: Options): void {
  const { schema, tools, registered } = options;
  const { log } = tools.platform;
  const introspection = new IntrospectionAnswers(schema);
  const known = new KnownDocuments({ schema, registered, log });
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
      rememberPlugin(known),
      introspectionPlugin(introspection),
      requestIdPlugin(),
    ],
  });
  http.route({
    url: "/graphql",
    method: ["GET", "POST", "OPTIONS"],
    errorHandler: (error, asked, reply) => void answerError(error, asked, reply),
    async handler(asked, reply) {
      const caller = await tools.callerOf(asked);
      if (!caller.user) {
        throw notSignedIn();
      }
      const type = asked.method === "POST" ? plainJsonAnswer(asked) : null;
      if (type === null) {
        return answerFully({ asked, reply, caller });
      }
      const answer = await known.answer(asked.body, caller);
      if (answer !== null) {
        return reply.type(type).send(JSON.stringify(answer));
      }
      const first = await answerSubscription(asked.body, { ...options, request: caller });
      if (first !== null) {
        const headers = first.channel === null ? {} : { [subscriptionHeader]: first.channel };
        return reply.headers(headers).type(type).send(JSON.stringify(first.result));
      }
      return answerFully({ asked, reply, caller });
    },
  });

  async function answerFully(context: ServerContext): Promise<FastifyReply> {
    const answer = await yoga.handleNodeRequestAndResponse(context.asked, context.reply, context);
    // As text, because compression knows no `Response`; nothing here streams.
    return context.reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  }
}

/** Whatever is wrong before GraphQL begins (nobody signed in, no JSON, too long) is told in GraphQL's own form. */
function answerError(error: Error & { statusCode?: number }, asked: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
  if (status >= 500) {
    throw error;
  }
  const code = error instanceof Refusal ? error.code : "bad-request";
  const errors = [{ message: error.message, extensions: { code, requestId: asked.id } }];
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify({ errors }));
}

/** The content type to answer a JSON request with; null when what the client accepts needs a closer look. */
function plainJsonAnswer(asked: FastifyRequest): string | null {
  if (!asked.headers["content-type"]?.startsWith("application/json")) {
    return null;
  }
  const accept = asked.headers.accept ?? "*/*";
  if (accept.includes("application/graphql-response+json")) {
    return "application/graphql-response+json; charset=utf-8";
  }
  return accept.includes("application/json") || accept.includes("*/*") ? "application/json; charset=utf-8" : null;
}

function registeredPlugin(registered: RegisteredOperations): Plugin {
  return {
    onParams({ params, setParams }) {
      const hash = hashOf(params);
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

function rememberPlugin(known: KnownDocuments): Plugin {
  return {
    onParse({ params }) {
      const { source } = params;
      const text = typeof source === "string" ? source : source.body;
      return ({ context }) => void texts.set(context, text);
    },
    onValidate({ params, context }) {
      return ({ valid }) => {
        const text = texts.get(context);
        // The answers of introspection are kept, which is faster than any way to make them.
        if (valid && text !== undefined && !asksForSchema(params.documentAST)) {
          known.remember(text, params.documentAST);
        }
      };
    },
  };
}

function introspectionPlugin(introspection: IntrospectionAnswers): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const answer = introspection.answerTo(args.document, args.operationName);
      if (answer !== null) {
        setResultAndStopExecution({ ...answer });
      }
    },
  };
}

function requestIdPlugin(): Plugin<object, ServerContext> {
  return {
    onResultProcess(processed) {
      const { result } = processed;
      const { requestId } = processed.serverContext.caller;
      if (Array.isArray(result)) {
        processed.setResult(result.map((one) => namedByRequest(one, requestId)));
      } else if (!(Symbol.asyncIterator in result)) {
        processed.setResult(namedByRequest(result, requestId));
      }
    },
  };
}

function namedByRequest<Result extends { errors?: readonly GraphQLError[] }>(
  result: Result,
  requestId: string,
): Result {
  return result.errors ? { ...result, errors: result.errors.map((error) => withRequestId(error, requestId)) } : result;
}

/** Parsing and validating of one request share its context object and nothing else. */
const texts = new WeakMap<object, string>();
