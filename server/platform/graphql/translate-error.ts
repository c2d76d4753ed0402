import { GraphQLError } from "graphql";
import type { ExecutionResult } from "graphql";
import type { Log } from "#server/platform/log/log.ts";
import { lostDatabase } from "#server/platform/refusals/database-refusal.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/**
 * Keeps the text and code of refusals and the errors of the request itself (syntax, unknown field). Everything else is a
 * bug, which is logged once and shown without details.
 */
export function translateError(error: unknown, log: Log): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const lost = lostDatabase(original);
  if (lost) {
    log.warn({ err: original }, "The database was lost during a GraphQL request");
  }
  const cause = lost ?? original;
  if (cause instanceof Refusal) {
    const { code, details, fields } = cause;
    const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
    return toLocatedError(error, { message: cause.message, extensions: { ...details, code, ...errors } });
  }
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) {
    return error;
  }
  log.error({ err: cause }, "A GraphQL request failed unexpectedly");
  return toLocatedError(error, {
    message: "Something went wrong on our side. We logged it.",
    extensions: { code: "internal" },
  });
}

/** Translates each error of the result and adds the request id, so that a person can report it. */
export function translateErrors(result: ExecutionResult, source: { log: Log; requestId: string }): ExecutionResult {
  return result.errors
    ? {
        ...result,
        errors: result.errors.map((error) => withRequestId(translateError(error, source.log), source.requestId)),
      }
    : result;
}

/** Copies the error, because validation errors are cached and shared with later requests. */
export function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  return toLocatedError(error, { message: error.message, extensions: { ...error.extensions, requestId } });
}

function toLocatedError(
  error: unknown,
  problem: { message: string; extensions: Record<string, unknown> },
): GraphQLError {
  const { message, extensions } = problem;
  const original = error instanceof GraphQLError ? error : new GraphQLError(message);
  return new GraphQLError(message, {
    nodes: original.nodes ?? null,
    source: original.source ?? null,
    positions: original.positions ?? null,
    path: original.path ?? null,
    extensions,
  });
}
