import { ApolloLink } from "@apollo/client";
import { print } from "graphql";
import { Observable } from "rxjs";
import type { Subscriber } from "rxjs";
import { askServer } from "#web/platform/calls/ask-server.ts";
import { requestHeaders, withStore } from "#web/platform/calls/request-headers.ts";
import * as shape from "#web/platform/calls/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { listenToChannel } from "#web/platform/realtime/realtime.ts";

/** The server names the channel of a subscription in this header of its first answer. */
const subscriptionIdHeader = "X-Subscription-ID";
const resultEvent = "update";

/** `more` is false when the subscription has ended. */
const update = shape.object({
  result: shape.anything,
  more: shape.flag,
});

/**
 * Subscribes by an ordinary request, whose answer is the first result, then hears the further ones on the channel that
 * it names. The server forgets a subscription that nobody hears, so after a gap it is asked for again.
 */
export function subscriptionLink(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let stop = begin();
        function begin(): () => void {
          return hear(operation, {
            observer,
            onGap: () => {
              stop();
              stop = begin();
            },
          });
        }
        return () => {
          stop();
        };
      }),
  );
}

type Hearing = { observer: Subscriber<ApolloLink.Result>; onGap: () => void };

/** One round of request and channel; answers how to end it. */
function hear(operation: ApolloLink.Operation, { observer, onGap }: Hearing): () => void {
  const aborting = new AbortController();
  let leave: (() => void) | null = null;
  const tell = (told: { result: unknown; more: boolean } | null) => {
    if (told !== null && isResult(told.result)) {
      observer.next(told.result);
    }
    if (told?.more === false) {
      observer.complete();
    }
  };
  subscribe(operation, aborting.signal)
    .then(({ result, channel }) => {
      if (aborting.signal.aborted) {
        return;
      }
      tell({ result, more: channel !== null });
      if (channel !== null) {
        leave = listenToChannel(channel, {
          onGap,
          events: { [resultEvent]: (data) => tell(shape.read(update, data)) },
        });
      }
    })
    .catch((error: unknown) => {
      if (!aborting.signal.aborted) {
        logProblem(`Could not subscribe to ${operation.operationName ?? "a subscription"}`, error);
        observer.error(error);
      }
    });
  return () => {
    aborting.abort();
    leave?.();
  };
}

/** Without a channel the first answer is the last: the server has refused. */
async function subscribe(
  operation: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<{ result: unknown; channel: string | null }> {
  // Of this moment: after a gap somebody else may stand at the screen.
  const response = await askServer(withStore("/graphql"), {
    method: "POST",
    headers: requestHeaders(),
    signal,
    body: JSON.stringify({
      operationName: operation.operationName,
      query: print(operation.query),
      variables: operation.variables,
    }),
  });
  const result: unknown = await response.json();
  if (!isResult(result)) {
    throw new Error(`The server answered ${response.status} without a result`);
  }
  return { result, channel: response.headers.get(subscriptionIdHeader) };
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === "object" && value !== null;
}
