import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { logProblem } from "#web/platform/log/log.ts";
import { currentSession, endSession } from "#web/platform/session/session.ts";

/** Query and network errors are only logged; a token the server no longer knows signs out. */
export function errorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const name = operation.operationName ?? "GraphQL";
    logProblem(name, error);
    if (isSignedOut(error) && tokenOf(operation.getContext()["headers"]) === currentSession()?.token) {
      endSession();
    }
  });
}

function isSignedOut(error: unknown): boolean {
  if (ServerError.is(error)) {
    return error.statusCode === 401;
  }
  return CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.["code"] === "not-signed-in");
}

function tokenOf(headers: unknown): unknown {
  return typeof headers === "object" && headers !== null && "X-User-Token" in headers ? headers["X-User-Token"] : null;
}
