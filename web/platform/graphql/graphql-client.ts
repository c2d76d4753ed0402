import { ApolloClient, ApolloLink } from "@apollo/client";
import { BatchHttpLink } from "@apollo/client/link/batch-http";
import { HttpLink } from "@apollo/client/link/http";
import { RetryLink } from "@apollo/client/link/retry";
import { ServerError } from "@apollo/client/errors";
import { askServer } from "#web/platform/calls/ask-server.ts";
import { isOnline } from "#web/platform/browser/online.ts";
import type { Connections } from "./cache.ts";
import { createCache } from "./cache.ts";
import { earlyReadLink } from "./links/early-read-link.ts";
import { employeeGateLink } from "./links/employee-gate-link.ts";
import { errorLink } from "./links/error-link.ts";
import { headerLink } from "./links/header-link.ts";
import { idempotencyLink } from "./links/idempotency-link.ts";
import { outboxLink } from "./links/outbox-link.ts";
import { isSubscription, travelsAlone } from "./links/operation-kind.ts";
import { subscriptionLink } from "./links/subscription-link.ts";

/** Requests of this long, in milliseconds, travel together; the server takes ten at most. */
const batchIntervalMs = 100;
const batchMax = 10;

export function createGraphqlClient(connections: Connections = {}): ApolloClient {
  return new ApolloClient({
    cache: createCache(connections),
    link: ApolloLink.from([
      errorLink(),
      idempotencyLink(),
      employeeGateLink(),
      earlyReadLink(),
      outboxLink(),
      retryLink(),
      headerLink(),
      transport(),
    ]),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
    assumeImmutableResults: true,
  });
}

function transport(): ApolloLink {
  const alone = new HttpLink({ includeExtensions: true, fetch: askServer });
  const together = new BatchHttpLink({
    includeExtensions: true,
    fetch: askServer,
    batchInterval: batchIntervalMs,
    batchMax,
  });
  return ApolloLink.split(isSubscription, subscriptionLink(), ApolloLink.split(travelsAlone, alone, together));
}

/** A lost connection is tried again: a change carries its key, so it cannot happen twice. */
function retryLink(): RetryLink {
  return new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: { max: 3, retryIf: (error) => isOnline() && !ServerError.is(error) },
  });
}
