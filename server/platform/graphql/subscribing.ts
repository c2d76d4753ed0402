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
import { platformAt } from "#server/platform/context/platform-at.ts";
import { identifyAgain } from "#server/platform/auth/identify.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import type { GraphqlSubscription } from "#server/platform/realtime/graphql-subscriptions.ts";
import { graphqlRequest } from "./graphql-request.ts";
import type { GraphqlRequest } from "./graphql-request.ts";
import { listRefreshEvents } from "./refresh-on.ts";
import { limits, withinLimits } from "./limits.rules.ts";
import { findText } from "./registered-operations.ts";
import type { RegisteredOperations } from "./registered-operations.ts";
import { translateErrors } from "./translate-error.ts";

/** Opens the subscriptions; each refresh runs with the current rights of its session. */
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
 * Resolves to the first result of a subscription and the channel of later ones. Null when the request is not a valid
 * subscription; the regular path then reports the error.
 */
export async function answerSubscription(
  raw: unknown,
  options: Options & { request: Request },
): Promise<FirstAnswer | null> {
  const { schema, request } = options;
  const ask = graphqlRequest.safeParse(raw);
  const text = ask.success ? findText(ask.data, options.registered) : null;
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

type SubscriptionRequest = { ask: GraphqlRequest; document: DocumentNode; operation: OperationDefinitionNode };

/** Registers before the first execution, so that events in between reach the client as soon as it listens. */
async function subscribe(
  subscription: SubscriptionRequest,
  options: Options & { request: Request },
): Promise<FirstAnswer | null> {
  const { schema, subscriptions, request } = options;
  const { user, store, employee, platform } = request;
  if (!user || !store) {
    throw notFound("Store");
  }
  const variables = declaredVariables(schema, subscription);
  if (variables === null) {
    return null;
  }
  const channel = await subscriptions.start({
    accountId: store.accountId,
    storeId: store.id,
    userId: user.id,
    sessionId: user.sessionId,
    employeeId: employee?.id ?? null,
    // Printed, because PostgreSQL cannot store a NUL, which GraphQL allows in a comment.
    document: print(subscription.document),
    operationName: subscription.ask.operationName ?? null,
    variables,
    eventNames: listRefreshEvents(schema, subscription),
  });
  const result = await execute({
    schema,
    document: subscription.document,
    contextValue: request,
    variableValues: variables,
    operationName: subscription.ask.operationName ?? null,
  });
  if (!result.data) {
    await subscriptions.withdraw(channel);
  }
  if (result.data === undefined) {
    return null;
  }
  const translated = translateErrors(result, { log: platform.log, requestId: request.requestId });
  return { result: translated, channel: result.data === null ? null : channel };
}

/** Returns the declared variables, which are stored with the subscription; null when one is invalid. */
function declaredVariables(
  schema: GraphQLSchema,
  { ask, operation }: SubscriptionRequest,
): Record<string, unknown> | null {
  const definitions = operation.variableDefinitions ?? [];
  const variables = ask.variables ?? {};
  if (getVariableValues(schema, definitions, variables).errors !== undefined) {
    return null;
  }
  const names = new Set(definitions.map(({ variable }) => variable.name.value));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name)));
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
    contextValue: { ...caller, platform: platformAt(platform, caller.store) },
    variableValues: subscription.variables,
    operationName: subscription.operationName,
  });
  return isRefused(result) ? null : translateErrors(result, { log: platform.log, requestId: caller.requestId });
}

/** Parses and validates; a stored document may no longer fit the schema of a newer program. */
function validDocument(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: limits.tokens });
    return validate(schema, document, [...specifiedRules, withinLimits]).length === 0 ? document : null;
  } catch {
    // oxlint-disable-previous-line -- the regular path reports a text that is not a document
    return null;
  }
}

/** Returns whether the result is empty because the person lost the permission. */
function isRefused({ data, errors }: ExecutionResult): boolean {
  return !data && errors?.some(({ originalError }) => isRightsRefusal(originalError)) === true;
}

function isRightsRefusal(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 401 || error.status === 403 || error.status === 404);
}
