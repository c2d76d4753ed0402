import { fetchFromServer } from "#web/platform/calls/fetch-from-server.ts";
import { requestHeaders, withStore } from "#web/platform/calls/request-headers.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { listenToChannel } from "#web/platform/realtime/realtime.ts";
import { operationOf } from "./operation.ts";
import type { Operation, TypedDocument, Variables } from "./operation.ts";
import { dataOf, readResponse } from "./server-errors.ts";

/** The server names the channel of a subscription in this header of its first response. */
const subscriptionIdHeader = "X-Subscription-ID";
const resultEvent = "update";

/** `more` is false when the subscription has ended. */
const update = shape.object({
  result: shape.anything,
  more: shape.flag,
});

type Listener<Data> = { onData: (data: Data) => void; onFailure: (error: unknown) => void };

/**
 * Subscribes by an ordinary request whose response is the first result, then listens on the channel that
 * it names. The server drops a subscription without listeners, so a gap renews it. Returns a function that unsubscribes.
 */
export function subscribe<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
  variables: Input,
  { onData, onFailure }: Listener<Data>,
): () => void {
  const operation = operationOf(document);
  // The server responds to a document in its shape.
  const isData = (value: unknown): value is Data => value !== null && value !== undefined;
  const openChannel = (): (() => void) =>
    listen(operation, variables, {
      onFailure,
      onData: (data) => {
        if (isData(data)) {
          onData(data);
        }
      },
      onGap: () => {
        stop();
        stop = openChannel();
      },
    });
  let stop = openChannel();
  return () => {
    stop();
  };
}

/** Opens one request and its channel. Returns a function that closes both. */
function listen(
  operation: Operation,
  variables: Variables,
  { onData, onFailure, onGap }: Listener<unknown> & { onGap: () => void },
): () => void {
  const aborting = new AbortController();
  let leave: (() => void) | null = null;
  const fail = (error: unknown) => {
    if (!aborting.signal.aborted) {
      logProblem(`Could not subscribe to ${operation.name}`, error);
      onFailure(error);
    }
  };
  const handleResult = (result: unknown) => {
    try {
      onData(dataOf(readResponse(result, 200)));
    } catch (error) {
      fail(error);
    }
  };
  request(operation, variables, aborting.signal)
    .then(({ result, channel }) => {
      if (aborting.signal.aborted) {
        return;
      }
      handleResult(result);
      // Without a channel the first response is the last: the server has refused.
      if (channel !== null) {
        leave = listenToChannel(channel, {
          onGap,
          events: { [resultEvent]: (data) => handleResult(shape.read(update, data)?.result) },
        });
      }
    })
    .catch(fail);
  return () => {
    aborting.abort();
    leave?.();
  };
}

async function request(
  { name, text }: Operation,
  variables: Variables,
  signal: AbortSignal,
): Promise<{ result: unknown; channel: string | null }> {
  // Built for each request, because another person may be at the screen after a gap.
  const response = await fetchFromServer(withStore("/graphql"), {
    method: "POST",
    headers: requestHeaders(),
    signal,
    body: JSON.stringify({ operationName: name, query: text, variables }),
  });
  return { result: await response.json(), channel: response.headers.get(subscriptionIdHeader) };
}
