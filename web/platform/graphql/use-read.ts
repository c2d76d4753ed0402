import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { useOnline } from "#web/platform/browser/online.ts";
import { useStoreChanges } from "#web/platform/realtime/store-changes.ts";
import { askAnew } from "./ask-anew.ts";

/** The states of a page that shows what it reads; `ready` may still be old when the last try failed. */
export type Read<Data> = { again: () => void; more: (variables: OperationVariables) => Promise<void> } & (
  | { status: "loading" }
  | { status: "offline" }
  | { status: "failed" }
  | { status: "forbidden" }
  | { status: "ready"; data: Data; isOld: boolean }
);

type ReadOptions<Variables> = {
  variables?: Variables;
  /** Kinds of record (or events) of the store whose change asks for all of it again. */
  live?: readonly string[];
  /** Asks nothing while true. */
  isPaused?: boolean;
};

/**
 * Reads for a screen: what the cache has first, then what the server says. Errors are only logged; a screen that has
 * data keeps it and says that it is old.
 */
export function useRead<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: ReadOptions<NoInfer<Variables>> = {},
): Read<Data> {
  const { variables, live = [], isPaused = false } = options;
  const isOnline = useOnline();
  const [isTrying, setIsTrying] = useState(false);
  const { dataState, data, error, loading, observable, fetchMore } = useQuery<Data>(document, {
    ...(variables !== undefined && { variables }),
    skip: isPaused,
    fetchPolicy: "cache-and-network",
  });

  const again = useCallback(() => {
    setIsTrying(true);
    askAnew(observable)
      // The error link has written it down; the screen shows its own state.
      .catch(() => undefined)
      .finally(() => {
        setIsTrying(false);
      });
  }, [observable]);
  const more = async (next: OperationVariables) => {
    await fetchMore({ variables: next });
  };
  useStoreChanges(isPaused ? [] : live, again);
  const hasFailed = error !== undefined;
  useEffect(
    function askAgainOnceBack() {
      if (!hasFailed) {
        return undefined;
      }
      window.addEventListener("online", again);
      return () => {
        window.removeEventListener("online", again);
      };
    },
    [hasFailed, again],
  );

  const acts = { again, more };
  if (dataState === "complete") {
    return { ...acts, status: "ready", data, isOld: error !== undefined };
  }
  if (error !== undefined && !isTrying && !loading) {
    return { ...acts, status: isForbidden(error) ? "forbidden" : isOnline ? "failed" : "offline" };
  }
  return { ...acts, status: "loading" };
}

function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(
      (one) => one.extensions?.["code"] === "forbidden" || one.extensions?.["code"] === "action-needs-manager",
    )
  );
}
