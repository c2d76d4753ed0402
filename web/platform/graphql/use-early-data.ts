import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import { useState } from "react";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { isWholeAnswer, seeEarlyRead } from "./early-read.ts";

/**
 * What the page's head has read for this (`early-read.ts`), if it has come before the first drawing; else null. It can be
 * drawn as it is, before the client has come and the cache has written it down and read it again.
 */
export function useEarlyData<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
): Data | null {
  const question = JSON.stringify(variables);
  const [early] = useState(() => ({ document, question, data: earlyData(document, question) }));
  return early.document === document && early.question === question ? early.data : null;
}

function earlyData<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables = "{}"): Data | null {
  // The server answers a registered question in its shape; the cache takes its word for it in the same way.
  const isAnswer = (told: unknown): told is { data: Data } => isWholeAnswer(told);
  const told = seeEarlyRead({ operationName: nameOf(document), variables, storeId: String(activeStoreId()) });
  return isAnswer(told) ? told.data : null;
}

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? (operation.name?.value ?? "") : "";
}
