import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { useOnline, whenBackOnline } from "#web/platform/browser/online.ts";
import { useStoreChanges } from "#web/platform/realtime/store-changes.ts";
import type { TypedDocument, Variables } from "./operation.ts";
import { isUnanswered, OperationRefused } from "./server-errors.ts";
import type { StandIn } from "./store-data.ts";
import { useStoreData } from "./use-store-data.ts";

/** The states of a read. `ready` data is stale (`isOld`) when the last refetch failed. */
export type Read<Data> = ReadStatus<Data> & {
  again: () => void;
  /** Appends the page that these variables name. */
  more: (variables: Variables) => Promise<void>;
};

type ReadStatus<Data> =
  | { status: "loading" | "offline" | "failed" | "forbidden" }
  | { status: "ready"; data: Data; isOld: boolean };

type ReadOptions<Data, Input> = {
  variables?: Input;
  /** Refetches when a record of one of these kinds changes in the store. */
  live?: readonly RecordKind[];
  /** Sends no request while true. */
  isPaused?: boolean;
  /** Data to show until the server responds, if nothing is cached for these variables. */
  standIn?: StandIn<Data, Input>;
};

/**
 * Reads for a screen: cached data first, then the response. Errors are only logged; a screen that has data keeps
 * it and marks it as old.
 */
export function useRead<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
  options: ReadOptions<NoInfer<Data>, NoInfer<Input>> = {},
): Read<Data> {
  const { variables, live = [], isPaused = false, standIn } = options;
  const store = useStoreData();
  const isOnline = useOnline();
  const watch = store.watch(document, variables, standIn);
  const result = useQuery({ ...watch, enabled: !isPaused }, store.queries);
  const version = useSyncExternalStore(store.records.subscribe, store.records.version);
  const data = useMemo(
    () => (result.data === undefined ? undefined : store.records.latest(document, result.data, result.dataUpdatedAt)),
    // oxlint-disable-next-line react/exhaustive-deps -- `version` stands for what the records hold
    [document, result.data, result.dataUpdatedAt, store, version],
  );
  const key = JSON.stringify(watch.queryKey);
  const again = useCallback(
    () => void store.refetchQuery(watch.queryKey),
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the query's key by its values
    [store, key],
  );
  useStoreChanges(isPaused ? [] : live, again);
  useRetryWhenOnline(result.error !== null, again);
  useRetryLater(result.error, again);
  const more = (next: Variables) => store.readMore(document, { variables: variables ?? {}, next });
  const status = isPaused ? ({ status: "loading" } as const) : statusOf(data, { error: result.error, isOnline });
  return { again, more, ...status };
}

/** Refetches after a failure as soon as the connection is back. */
function useRetryWhenOnline(hasFailed: boolean, again: () => void): void {
  useEffect(
    function askAgainOnceBack() {
      if (!hasFailed) {
        return undefined;
      }
      return whenBackOnline(again);
    },
    [hasFailed, again],
  );
}

/** Often enough that nobody reloads the page, in milliseconds. */
const askAgainAfterMs = 5000;

/**
 * Refetches after a failure that a proxy or a process caused while it was replaced: the connection was never gone, so
 * nothing tells that it is back.
 */
function useRetryLater(error: Error | null, again: () => void): void {
  useEffect(
    function askAgainLater() {
      if (!isUnanswered(error)) {
        return undefined;
      }
      const timer = window.setTimeout(again, askAgainAfterMs);
      return () => {
        window.clearTimeout(timer);
      };
    },
    [error, again],
  );
}

function statusOf<Data>(
  data: Data | undefined,
  { error, isOnline }: { error: Error | null; isOnline: boolean },
): ReadStatus<Data> {
  if (data !== undefined) {
    return { status: "ready", data, isOld: error !== null };
  }
  if (error === null) {
    return { status: "loading" };
  }
  return { status: isForbidden(error) ? "forbidden" : isOnline ? "failed" : "offline" };
}

function isForbidden(error: Error): boolean {
  return (
    error instanceof OperationRefused &&
    error.codes.some((code) => code === "forbidden" || code === "action-needs-manager")
  );
}
