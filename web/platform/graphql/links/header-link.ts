import { ApolloLink } from "@apollo/client";
import { requestHeaders, withStore } from "#web/platform/calls/request-headers.ts";

const graphqlPath = "/graphql";

/** Headers and store of the moment in which the request leaves, not of the one in which it was asked for. */
export function headerLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { actingEmployeeId } = operation.getContext();
    // A change that had to wait is sent as the person who made it, whoever stands at the screen by then.
    const acting = typeof actingEmployeeId === "number" ? { "X-User-Employee": String(actingEmployeeId) } : {};
    operation.setContext({
      uri: withStore(graphqlPath),
      headers: { ...requestHeaders(), ...acting },
    });
    return forward(operation);
  });
}
