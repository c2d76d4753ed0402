import type { ObservableQuery, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import { useStoreChanges } from "#web/platform/realtime/store-changes.ts";
import { askAnew } from "./ask-anew.ts";
import type { Question } from "./ask-anew.ts";
import { useClientAccess } from "./client-access.ts";
import { useEarlyData } from "./use-early-data.ts";
import { watchRead } from "./watch-read.ts";

/** The states of a page that shows what it reads; `ready` may still be old when the last try failed. */
export type Read<Data> = ReadStatus<Data> & {
  again: () => void;
  more: (variables: OperationVariables) => Promise<void>;
};

type ReadStatus<Data> =
  | { status: "loading" | "offline" | "failed" | "forbidden" }
  | { status: "ready"; data: Data; isOld: boolean };

type ReadOptions<Variables> = {
  variables?: Variables;
  /** Kinds of record of the store whose change asks for all of it again. */
  live?: readonly RecordKind[];
  /** Asks nothing while true. */
  isPaused?: boolean;
};

/**
 * Reads for a screen: what the page's head has read already or the cache has first, then what the server says. Errors are
 * only logged; a screen that has data keeps it and says that it is old.
 */
export function useRead<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: ReadOptions<NoInfer<Variables>> = {},
): Read<Data> {
  const { variables, live = [], isPaused = false } = options;
  const isOnline = useOnline();
  const early = useEarlyData(document, variables);
  const { query, result } = useWatched(document, { variables, isPaused, awaitsServer: early !== null });
  const { again, isTrying } = useAgain(query, result?.error !== undefined);
  useStoreChanges(isPaused ? [] : live, again);
  const more = async (next: OperationVariables) => {
    await query?.fetchMore({ variables: next });
  };
  const status = result === null ? statusOfEarly(early) : statusOf(result, { isTrying, isOnline });
  return { again, more, ...status };
}

type Wanted<Variables> = { variables: Variables | undefined; isPaused: boolean; awaitsServer: boolean };

/** Both are null while there is nothing to ask, or nobody to ask yet. */
function useWatched<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, isPaused, awaitsServer }: Wanted<Variables>,
): { query: ObservableQuery<Data> | null; result: ObservableQuery.Result<Data> | null } {
  const { now: client } = useClientAccess();
  const question = JSON.stringify(variables);
  const { query, subscribe, current } = useMemo(
    () => (client === null || isPaused ? watchNothing : watchRead(client, { document, variables, awaitsServer })),
    // oxlint-disable-next-line react/exhaustive-deps -- `question` is the variables by their values
    [client, document, question, isPaused, awaitsServer],
  );
  return { query, result: useSyncExternalStore(subscribe, current) };
}

const watchNothing = { query: null, current: () => null, subscribe: () => () => undefined };

/** Asks again: when a person or a change wants it, and, after a failure, as soon as the network is back. */
function useAgain(query: Question | null, hasFailed: boolean): { again: () => void; isTrying: boolean } {
  const [isTrying, setIsTrying] = useState(false);
  const again = useCallback(() => {
    if (query === null) {
      return;
    }
    setIsTrying(true);
    askAnew(query)
      // The error link has written it down; the screen shows its own state.
      .catch(() => undefined)
      .finally(() => {
        setIsTrying(false);
      });
  }, [query]);
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
  return { again, isTrying };
}

function statusOfEarly<Data>(early: Data | null): ReadStatus<Data> {
  return early === null ? { status: "loading" } : { status: "ready", data: early, isOld: false };
}

function statusOf<Data>(
  result: ObservableQuery.Result<Data>,
  { isTrying, isOnline }: { isTrying: boolean; isOnline: boolean },
): ReadStatus<Data> {
  const { error } = result;
  if (result.dataState === "complete") {
    return { status: "ready", data: result.data, isOld: error !== undefined };
  }
  if (error !== undefined && !isTrying && !result.loading) {
    return { status: isForbidden(error) ? "forbidden" : isOnline ? "failed" : "offline" };
  }
  return { status: "loading" };
}

function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(
      (one) => one.extensions?.["code"] === "forbidden" || one.extensions?.["code"] === "action-needs-manager",
    )
  );
}
