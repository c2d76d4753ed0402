import { GraphQLError } from "graphql";
import type { ExecutionResult } from "graphql";
import type { Log } from "#server/platform/log/log.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/**
 * Refusals keep their text and code; an error of the request itself (syntax, unknown field) stays as it is. Everything
 * else is a bug: logged once, and the person sees no more than that it was.
 */
export function translateError(error: unknown, log: Log): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof Refusal) {
    const { code, details, fields } = cause;
    const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
    return located(error, { message: cause.message, extensions: { ...details, code, ...errors } });
  }
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) {
    return error;
  }
  log.error({ err: cause }, "A GraphQL request failed unexpectedly");
  return located(error, {
    message: "Something went wrong on our side. We logged it.",
    extensions: { code: "internal" },
  });
}

/** The result with each error translated and named by the request that met it, so that a person can tell us which. */
export function translateErrors(result: ExecutionResult, of: { log: Log; requestId: string }): ExecutionResult {
  return result.errors
    ? { ...result, errors: result.errors.map((error) => withRequestId(translateError(error, of.log), of.requestId)) }
    : result;
}

/** A new error, because an error of a document is kept and served to the next request of the same text. */
export function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  return located(error, { message: error.message, extensions: { ...error.extensions, requestId } });
}

function located(error: unknown, told: { message: string; extensions: Record<string, unknown> }): GraphQLError {
  const { message, extensions } = told;
  const place = error instanceof GraphQLError ? error : new GraphQLError(message);
  return new GraphQLError(message, {
    nodes: place.nodes ?? null,
    source: place.source ?? null,
    positions: place.positions ?? null,
    path: place.path ?? null,
    extensions,
  });
}
