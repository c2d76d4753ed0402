import {
  execute,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  parse,
  print,
  specifiedRules,
  validate,
} from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { identifyAgain } from "#server/platform/auth/identify.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import type { GraphqlSubscription } from "#server/platform/realtime/graphql-subscriptions.ts";
import { graphqlAsk } from "./graphql-ask.ts";
import type { GraphqlAsk } from "./graphql-ask.ts";
import { eventsHeard } from "./heard.ts";
import { limits, withinLimits } from "./limits.rules.ts";
import { textOf } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { translateErrors } from "./translate-error.ts";

/** The subscriptions of this program, each answered again with the rights its sign-in has at that moment. */
export function openSubscriptions(platform: Platform, schema: GraphQLSchema): GraphqlSubscriptions {
  const { database, realtime, log } = platform;
  return new GraphqlSubscriptions({
    database,
    realtime,
    log,
    execute: (subscription) => executeAgain(subscription, { platform, schema }),
  });
}

export type FirstAnswer = { result: ExecutionResult; channel: string | null };

type Options = { schema: GraphQLSchema; subscriptions: GraphqlSubscriptions; registered: RegisteredOperations };

/**
 * The first answer of a subscription and the channel of the further ones. Null when the request is no valid subscription:
 * what is wrong with it is told on the way that every other request takes.
 */
export async function answerSubscription(
  raw: unknown,
  options: Options & { request: Request },
): Promise<FirstAnswer | null> {
  const { schema, request } = options;
  const ask = graphqlAsk.safeParse(raw);
  const text = ask.success ? textOf(ask.data, options.registered) : null;
  if (!ask.success || text === null || !text.includes("subscription")) {
    return null;
  }
  const document = validDocument(schema, text);
  const operation = document && getOperationAST(document, ask.data.operationName);
  if (!document || operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return null;
  }
  return subscribe({ ask: ask.data, document, operation }, { ...options, request });
}

type Wanted = { ask: GraphqlAsk; document: DocumentNode; operation: OperationDefinitionNode };

/** Registered before the first answer is made: what happens in between is told as soon as the client listens. */
async function subscribe(wanted: Wanted, options: Options & { request: Request }): Promise<FirstAnswer | null> {
  const { schema, subscriptions, request } = options;
  const { user, store, employee, platform } = request;
  if (!user || !store) {
    throw notFound("Store");
  }
  const variables = declaredVariables(schema, wanted);
  if (variables === null) {
    return null;
  }
  const channel = await subscriptions.start({
    accountId: store.accountId,
    storeId: store.id,
    userId: user.id,
    sessionId: user.sessionId,
    employeeId: employee?.id ?? null,
    // Printed, because PostgreSQL keeps no text with a NUL, which GraphQL allows in a comment.
    document: print(wanted.document),
    operationName: wanted.ask.operationName ?? null,
    variables,
    eventNames: eventsHeard(schema, wanted),
  });
  const result = await execute({
    schema,
    document: wanted.document,
    contextValue: request,
    variableValues: variables,
    operationName: wanted.ask.operationName ?? null,
  });
  if (!result.data) {
    await subscriptions.withdraw(channel);
  }
  if (result.data === undefined) {
    return null;
  }
  const told = translateErrors(result, { log: platform.log, requestId: request.requestId });
  return { result: told, channel: result.data === null ? null : channel };
}

/** What is kept with the subscription: the variables that it declares. Null when one of them is out of its range. */
function declaredVariables(schema: GraphQLSchema, { ask, operation }: Wanted): Record<string, unknown> | null {
  const definitions = operation.variableDefinitions ?? [];
  const given = ask.variables ?? {};
  if (getVariableValues(schema, definitions, given).errors !== undefined) {
    return null;
  }
  const names = new Set(definitions.map(({ variable }) => variable.name.value));
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}

async function executeAgain(
  subscription: GraphqlSubscription,
  { platform, schema }: { platform: Platform; schema: GraphQLSchema },
): Promise<ExecutionResult | null> {
  const { sessionId, storeId, employeeId } = subscription;
  const caller = sessionId === null ? null : await identifyAgain(platform, { sessionId, storeId, employeeId });
  const document = validDocument(schema, subscription.document);
  if (!caller || !document) {
    return null;
  }
  const result = await execute({
    schema,
    document,
    contextValue: { ...caller, platform },
    variableValues: subscription.variables,
    operationName: subscription.operationName,
  });
  return isRefused(result) ? null : translateErrors(result, { log: platform.log, requestId: caller.requestId });
}

/** Also for one that was kept: a newer program may not have its field any more. */
function validDocument(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    return validate(schema, document, [...specifiedRules, withinLimits]).length === 0 ? document : null;
  } catch {
    // oxlint-disable-previous-line -- a text that is no document is told by the way that every request takes
    return null;
  }
}

/** Nothing was answered, because the person may not see it any more. */
function isRefused({ data, errors }: ExecutionResult): boolean {
  return !data && errors?.some(({ originalError }) => isRightsRefusal(originalError)) === true;
}

function isRightsRefusal(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 401 || error.status === 403 || error.status === 404);
}
