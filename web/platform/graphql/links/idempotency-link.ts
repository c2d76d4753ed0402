import { ApolloLink } from "@apollo/client";
import { newId } from "#web/platform/browser/new-id.ts";
import { isMutation } from "./operation-kind.ts";

/** Gives each change a key of its own, so that sending it again after a lost answer changes nothing twice. */
export function idempotencyLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) {
      // A change that had to wait keeps the key of its first try.
      const { waitingKey } = operation.getContext();
      const idempotencyKey = typeof waitingKey === "string" ? waitingKey : newId();
      operation.extensions = { idempotencyKey, ...operation.extensions };
    }
    return forward(operation);
  });
}
