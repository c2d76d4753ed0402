import { fetchFromServer } from "#web/platform/calls/fetch-from-server.ts";
import { requestHeaders, withStore } from "#web/platform/calls/request-headers.ts";
import type { Operation, Variables } from "./operation.ts";
import { BadStatus, readResponse } from "./server-errors.ts";
import type { OperationResponse } from "./server-errors.ts";

/** Collects operations into one request for this long, in milliseconds. The server takes ten at most. */
const batchIntervalMs = 100;
const batchMax = 10;

export type OutgoingOperation = {
  operation: Operation;
  variables: Variables;
  /** For a change: the server applies it once, however often it is sent. */
  idempotencyKey?: string;
  /** Sends a change that had to wait as the person who made it, no matter who stands at the screen by now. */
  actingEmployeeId?: number | null;
  /** Reads from another store than the active one. */
  otherStoreId?: number | undefined;
  /** Ends the interval and sends the pending operations with this one. */
  isUrgent?: boolean;
};

type Waiting = {
  body: object;
  resolve: (response: OperationResponse) => void;
  reject: (error: unknown) => void;
};
type Batch = { address: string; headers: Record<string, string>; waiting: Waiting[]; timer: number };

/** By address and headers, so requests for another person or store go in a batch of their own. */
const batches = new Map<string, Batch>();

/**
 * Sends one operation in a batch with the others of the same interval.
 *
 * @throws BadStatus, TypeError when the network fails
 */
export function sendInBatch(outgoing: OutgoingOperation): Promise<OperationResponse> {
  const { operation, variables, idempotencyKey, actingEmployeeId, otherStoreId } = outgoing;
  const body = {
    operationName: operation.name,
    variables,
    extensions: idempotencyKey === undefined ? {} : { idempotencyKey },
    query: operation.text,
  };
  const address = withStore("/graphql", otherStoreId);
  const acting = typeof actingEmployeeId === "number" ? { "X-User-Employee": String(actingEmployeeId) } : {};
  const headers = { ...requestHeaders(otherStoreId), ...acting };
  if (operation.isSentAlone) {
    return post({ address, headers }, body).then(({ json, status }) => readResponse(json, status));
  }
  return new Promise((resolve, reject) => {
    addToBatch({ address, headers }, { waiting: { body, resolve, reject }, isUrgent: outgoing.isUrgent ?? false });
  });
}

type Envelope = { address: string; headers: Record<string, string> };

function addToBatch(envelope: Envelope, { waiting, isUrgent }: { waiting: Waiting; isUrgent: boolean }): void {
  const key = JSON.stringify(envelope);
  const flush = () => {
    batches.delete(key);
    void sendBatch(batch);
  };
  const batch = batches.get(key) ?? { ...envelope, waiting: [], timer: window.setTimeout(flush, batchIntervalMs) };
  batches.set(key, batch);
  batch.waiting.push(waiting);
  if (batch.waiting.length >= batchMax) {
    window.clearTimeout(batch.timer);
    flush();
  } else if (isUrgent) {
    // Sends at the end of this turn, because one notice makes several cards refetch at once.
    window.clearTimeout(batch.timer);
    batch.timer = window.setTimeout(flush);
  }
}

async function sendBatch({ address, headers, waiting }: Batch): Promise<void> {
  try {
    const bodies = waiting.map(({ body }) => body);
    const { json, status } = await post({ address, headers }, bodies);
    waiting.forEach(({ resolve, reject }, at) => {
      try {
        // A refusal of the whole batch stands alone.
        resolve(readResponse(Array.isArray(json) ? json[at] : json, status));
      } catch (error) {
        reject(error);
      }
    });
  } catch (error) {
    waiting.forEach(({ reject }) => reject(error));
  }
}

async function post({ address, headers }: Envelope, body: object): Promise<{ json: unknown; status: number }> {
  const response = await fetchFromServer(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (response.status >= 300) {
    throw new BadStatus(response.status);
  }
  const text = await response.text();
  try {
    return { json: JSON.parse(text), status: response.status };
  } catch {
    throw new BadStatus(response.status);
  }
}
