import { isOnline } from "#web/platform/browser/online.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { ConnectionError } from "#web/platform/calls/api-error.ts";
import { activeEmployee } from "#web/platform/employee/active-employee.ts";
import type { EmployeeRequest } from "#web/platform/employee/team-mode.rules.ts";
import { mustWaitForEmployee, waitForEmployee } from "#web/platform/employee/employee-gate.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { addWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";
import { nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import { currentSession, endSession } from "#web/platform/session/session.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { sendInBatch } from "./batch.ts";
import type { OutgoingOperation } from "./batch.ts";
import { noteAsOf } from "./data-as-of.ts";
import type { Operation, Variables } from "./operation.ts";
import { BadStatus, dataOf, isUnanswered, OperationRefused } from "./server-errors.ts";

export type SendOptions = {
  /** Reads from another store than the active one; a change is always of the active one. */
  otherStoreId?: number;
  /** Sent at once: a change, or a refetch of data on the screen that is stale. */
  isUrgent?: boolean;
  /** `none`: the change may be sent without an active employee. */
  employee?: "none" | undefined;
  /** What the PIN is for, in the words of the screen that asks for it. */
  request?: EmployeeRequest | undefined;
  /** Without a connection the change stays on the device, and `data` is given for its response. */
  mayWait?: { words: string; data: unknown } | undefined;
};

export type SendOperation = (operation: Operation, variables: Variables, options?: SendOptions) => Promise<unknown>;

/**
 * Sends every GraphQL operation of the web: batches operations, gives each change an idempotency key
 * and an employee, and retries after a lost connection. Resolves to the data.
 *
 * @throws OperationRefused, BadStatus, ConnectionError, ActionNeedsEmployeeError
 */
export function sendOperation(
  operation: Operation,
  variables: Variables,
  { otherStoreId, isUrgent = false, employee, request, mayWait }: SendOptions = {},
): Promise<unknown> {
  return withProblemsLogged(operation, async () => {
    if (operation.kind !== "mutation") {
      return sendWithRetries({ operation, variables, isUrgent, otherStoreId });
    }
    if (otherStoreId !== undefined) {
      throw new Error(`${operation.name} would change another store than the active one`);
    }
    const change = { operation, variables, idempotencyKey: newId(), isUrgent: true };
    const send = () => sendOrKeep(change, mayWait);
    return employee === "none" ? send() : sendWithEmployee(send, request);
  });
}

/** Sends a change from the outbox with its original key, as the person who made it. */
export function sendKeptChange(
  operation: Operation,
  { key, employeeId, variables }: { key: string; employeeId: number | null; variables: Variables },
): Promise<unknown> {
  const change = { operation, variables, idempotencyKey: key, actingEmployeeId: employeeId, isUrgent: true };
  return withProblemsLogged(operation, () => sendWithRetries(change));
}

/** Logs errors and rethrows them. An invalid token signs the person out. */
async function withProblemsLogged(operation: Operation, send: () => Promise<unknown>): Promise<unknown> {
  const token = currentSession()?.token;
  try {
    return await send();
  } catch (error) {
    logProblem(operation.name, error);
    // A late response to a former session must not end the new one.
    if (isSignedOut(error) && token === currentSession()?.token) {
      endSession();
    }
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof BadStatus
    ? error.status === 401
    : error instanceof OperationRefused && error.codes.includes("not-signed-in");
}

/**
 * Holds a change until an employee has entered a PIN. If the server still requires a person (a manager, or a PIN that
 * has expired), the screen asks once and the change is retried with the same key.
 */
async function sendWithEmployee(send: () => Promise<unknown>, request?: EmployeeRequest): Promise<unknown> {
  if (mustWaitForEmployee(currentSession()?.type === "PosUser")) {
    await waitForEmployee("action", request);
  }
  try {
    return await send();
  } catch (error) {
    const reason = missingPerson(error);
    if (reason === null) {
      throw error;
    }
    await waitForEmployee(reason, request);
    return send();
  }
}

function missingPerson(error: unknown): "action" | "manager" | null {
  const codes = error instanceof OperationRefused ? error.codes : [];
  if (codes.includes("action-needs-manager")) {
    return "manager";
  }
  return codes.includes("action-needs-employee") ? "action" : null;
}

type OutgoingChange = OutgoingOperation & { idempotencyKey: string };

/**
 * Stores a change in the outbox when the server cannot be reached, and resolves as if it had been sent. This needs an
 * active employee, because the change is later sent as that person. A change queues behind pending ones, so that all arrive in
 * the order they were made.
 */
async function sendOrKeep(change: OutgoingChange, mayWait: SendOptions["mayWait"]): Promise<unknown> {
  if (mayWait === undefined || activeEmployee() === null) {
    return sendWithRetries(change);
  }
  if (!isOnline() || nextToSend(waitingChanges()) !== null) {
    return keepWaiting(change, mayWait);
  }
  try {
    return await sendWithRetries(change);
  } catch (error) {
    if (isUnanswered(error)) {
      return keepWaiting(change, mayWait);
    }
    throw error;
  }
}

function keepWaiting(
  { operation, variables, idempotencyKey }: OutgoingChange,
  { words, data }: { words: string; data: unknown },
): unknown {
  const employee = activeEmployee();
  addWaiting({
    key: idempotencyKey,
    userId: currentSession()?.userId ?? 0,
    storeId: activeStoreId() ?? 0,
    employeeId: employee?.id ?? null,
    employeeName: employee?.fullName ?? "",
    name: operation.name,
    query: operation.text,
    variables,
    words,
    at: new Date().toISOString(),
    refusal: null,
  });
  return data;
}

/** Whether the process that was reached is of another version and made nothing of the request. */
function isOtherVersion(error: unknown): boolean {
  return error instanceof BadStatus && error.status === 425;
}

/** Average waits before each retry, in milliseconds. Jitter keeps the screens of a store from retrying at once. */
const retryWaitsMs = [300, 600];

/** Retries when the outcome is unknown. The idempotency key keeps a change from being applied twice. */
async function sendWithRetries(outgoing: OutgoingOperation): Promise<unknown> {
  for (const waitMs of retryWaitsMs) {
    try {
      return await sendOnce(outgoing);
    } catch (error) {
      if (!(isUnanswered(error) || isOtherVersion(error)) || !isOnline()) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * waitMs));
    }
  }
  return sendOnce(outgoing);
}

async function sendOnce(outgoing: OutgoingOperation): Promise<unknown> {
  try {
    const response = await sendInBatch(outgoing);
    noteAsOf(outgoing.operation.name, response.asOf);
    return dataOf(response);
  } catch (error) {
    throw error instanceof OperationRefused || error instanceof BadStatus ? error : new ConnectionError(error);
  }
}
