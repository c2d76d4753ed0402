import { ApolloLink } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { print } from "graphql";
import { catchError, of, throwError } from "rxjs";
import { isOnline } from "#web/platform/browser/online.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { activeEmployee } from "#web/platform/employee/active-employee.ts";
import { addWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";
import { nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { isMutation } from "./operation-kind.ts";

/** Stands in the context of a change that may wait: what it is in words, and what the screen shows until it is sent. */
export type MayWait = { words: string; answer: Record<string, unknown> };

/**
 * Keeps a change that may wait when the server cannot be reached, and answers the screen as if it had been sent. Only
 * with somebody active: a change of nobody has nobody to be sent as. Behind others that wait it queues up, so that
 * everything arrives in the order it was done.
 */
export function outboxLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { mayWait } = operation.getContext();
    if (!isMutation(operation) || !isMayWait(mayWait) || activeEmployee() === null) {
      return forward(operation);
    }
    const wait = () => {
      keepWaiting(operation, mayWait);
      return of<ApolloLink.Result>({ data: mayWait.answer });
    };
    if (!isOnline() || nextToSend(waitingChanges()) !== null) {
      return wait();
    }
    return forward(operation).pipe(
      catchError((error: unknown) => (isUnanswered(error) ? wait() : throwError(() => error))),
    );
  });
}

function keepWaiting(operation: ApolloLink.Operation, { words }: MayWait): void {
  const employee = activeEmployee();
  const key: unknown = operation.extensions["idempotencyKey"];
  addWaiting({
    key: typeof key === "string" ? key : newId(),
    userId: currentSession()?.userId ?? 0,
    storeId: activeStoreId() ?? 0,
    employeeId: employee?.id ?? null,
    employeeName: employee?.fullName ?? "",
    name: operation.operationName ?? "",
    query: print(operation.query),
    variables: operation.variables,
    words,
    at: new Date().toISOString(),
    refusal: null,
  });
}

/** The network failed, or something between us and the program: nothing is known of what became of the request. */
function isUnanswered(error: unknown): boolean {
  return ServerError.is(error) ? [502, 503, 504].includes(error.statusCode) : error instanceof TypeError;
}

function isMayWait(value: unknown): value is MayWait {
  return typeof value === "object" && value !== null && "words" in value && "answer" in value;
}
