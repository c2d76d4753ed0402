import type { ApolloLink } from "@apollo/client";
import { Kind, OperationTypeNode } from "graphql";

export function isMutation(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.MUTATION;
}

export function isSubscription(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.SUBSCRIPTION;
}

/** Uploads and introspection travel alone; subscriptions have a link of their own. */
export function travelsAlone(operation: ApolloLink.Operation): boolean {
  return asksForTheSchema(operation) || holdsFile(operation.variables);
}

function asksForTheSchema(operation: ApolloLink.Operation): boolean {
  return operation.query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (selection) =>
          selection.kind === Kind.FIELD && (selection.name.value === "__schema" || selection.name.value === "__type"),
      ),
  );
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) {
    return true;
  }
  return typeof value === "object" && value !== null && Object.values(value).some(holdsFile);
}
