import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import { currentTeamMode, watchTeamMode } from "#web/platform/employee/team-mode.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { currentSession, watchSession } from "#web/platform/session/session.ts";
import type { StoreData } from "./store-data.ts";

/** Written at most this often, in milliseconds. */
const keepEveryMs = 3000;
/** In characters. Beyond it, the oldest reads are dropped. */
const longestKept = 1_000_000;

const keptSchema = shape.object({
  userId: shape.number,
  storeId: shape.number,
  reads: shape.list(shape.object({ key: shape.list(shape.anything), at: shape.number, data: shape.anything })),
  changed: shape.list(shape.object({ at: shape.number, fields: shape.dictionary(shape.anything) })),
});

/**
 * Persists the latest reads of a store in this browser until sign-out, so that the program opens with them when
 * there is no network. Another session starts with nothing, in memory too. Reads made by a manager at a register are
 * not persisted, because anybody could reload the page and see them. Returns a function that stops it.
 */
export function persistReads(
  store: StoreData,
  { storeId, restores }: { storeId: number; restores: boolean },
): () => void {
  let owner = currentSession()?.userId ?? null;
  if (restores) {
    restore(store, { userId: owner, storeId });
  }
  let isOfManager = isManagerByPin();
  const stopLooking = watchTeamMode(() => {
    isOfManager ||= isManagerByPin();
  });
  let isUnchanged = true;
  const stopWatchingReads = store.queries.getQueryCache().subscribe(({ type }) => {
    isUnchanged &&= type !== "updated";
  });
  const stopWatchingRecords = store.records.subscribe(() => {
    isUnchanged = false;
  });
  const write = () => {
    const userId = currentSession()?.userId;
    if (isUnchanged || userId === undefined || userId !== owner || isOfManager) {
      return;
    }
    isUnchanged = true;
    keep("last-read", JSON.stringify({ userId, storeId, ...newestReads(store), changed: store.records.changed() }));
  };
  const timer = setInterval(write, keepEveryMs);
  window.addEventListener("pagehide", write);
  const stopWatching = watchSession(() => {
    const next = currentSession()?.userId ?? null;
    if (next === owner) {
      return;
    }
    owner = next;
    keep("last-read", null);
    store.forget();
  });
  return () => {
    clearInterval(timer);
    window.removeEventListener("pagehide", write);
    stopWatching();
    stopWatchingReads();
    stopWatchingRecords();
    stopLooking();
  };
}

function isManagerByPin(): boolean {
  const { employee } = currentTeamMode();
  return employee !== null && employee.how === "pin" && employee.isManager;
}

type PersistedRead = { key: readonly unknown[]; at: number; data: unknown };

function newestReads({ queries }: StoreData): { reads: PersistedRead[] } {
  const newestFirst = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .toSorted((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt);
  let length = 0;
  const reads: PersistedRead[] = [];
  for (const { queryKey, state } of newestFirst) {
    const read = { key: queryKey, at: state.dataUpdatedAt, data: state.data };
    length += JSON.stringify(read).length;
    if (length > longestKept) {
      break;
    }
    reads.push(read);
  }
  return { reads };
}

function restore(store: StoreData, { userId, storeId }: { userId: number | null; storeId: number }): void {
  const kept = shape.read(keptSchema, readKeptJson("last-read"));
  if (kept === null || kept.userId !== userId || kept.storeId !== storeId) {
    keep("last-read", null);
    return;
  }
  for (const { key, at, data } of kept.reads) {
    store.queries.setQueryData(key, data, { updatedAt: at });
  }
  store.records.restore(kept.changed);
}
