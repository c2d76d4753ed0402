import type { ApolloLink } from "@apollo/client";
import { Kind, OperationTypeNode } from "graphql";
import type { TypeNode } from "graphql";

export function isMutation(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.MUTATION;
}

export function isSubscription(operation: ApolloLink.Operation): boolean {
  return operation.operationType === OperationTypeNode.SUBSCRIPTION;
}

/** Uploads and introspection travel alone; subscriptions have a link of their own. */
export function travelsAlone(operation: ApolloLink.Operation): boolean {
  return asksForTheSchema(operation) || sendsFile(operation);
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

/** A file is a value of the scalar `Upload`, so what takes one cannot be written without its saying so. */
function sendsFile(operation: ApolloLink.Operation): boolean {
  return operation.query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ type }) => typeName(type) === "Upload"),
  );
}

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}
