import type { ApolloClient, NormalizedCacheObject } from "@apollo/client";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import { currentTeamMode, watchTeamMode } from "#web/platform/employee/team-mode.ts";
import * as shape from "#web/platform/calls/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { currentSession, watchSession } from "#web/platform/session/session.ts";

/** Written at most this often, in milliseconds. */
const keepEveryMs = 3000;
/** Letters; more is not worth the browser's storage, and the page then opens empty. */
const longestKept = 1_000_000;

const keptSchema = shape.object({ userId: shape.number, storeId: shape.number, data: shape.anything });

/**
 * What was last read in a store stays in this browser until the person signs out, so that the program opens with it when there is
 * no network. Nobody else ever sees it: another session begins with nothing, in memory too. What a manager has read at a
 * register is not kept: whoever reloads the page would have it. Returns how to stop.
 */
export function keepCache(
  client: ApolloClient,
  { storeId, restores }: { storeId: number; restores: boolean },
): () => void {
  let owner = currentSession()?.userId ?? null;
  if (restores) {
    restore(client, { userId: owner, storeId });
  }
  let isOfManager = isManagerByPin();
  const stopLooking = watchTeamMode(() => {
    isOfManager ||= isManagerByPin();
  });
  let written = "";
  const write = () => {
    const userId = currentSession()?.userId;
    if (userId === undefined || userId !== owner || isOfManager) {
      return;
    }
    const text = JSON.stringify({ userId, storeId, data: client.cache.extract() });
    if (text !== written && text.length <= longestKept) {
      written = text;
      keep("last-read", text);
    }
  };
  const timer = setInterval(write, keepEveryMs);
  window.addEventListener("pagehide", write);
  const stopWatching = watchSession(() => {
    const next = currentSession()?.userId ?? null;
    if (next === owner) {
      return;
    }
    owner = next;
    written = "";
    keep("last-read", null);
    client.clearStore().catch((error: unknown) => {
      logProblem("What was read before could not be forgotten", error);
    });
  });
  return () => {
    clearInterval(timer);
    window.removeEventListener("pagehide", write);
    stopWatching();
    stopLooking();
  };
}

function isManagerByPin(): boolean {
  const { employee } = currentTeamMode();
  return employee !== null && employee.how === "pin" && employee.isManager;
}

function restore(client: ApolloClient, { userId, storeId }: { userId: number | null; storeId: number }): void {
  const kept = shape.read(keptSchema, readKeptJson("last-read"));
  if (kept !== null && kept.userId === userId && kept.storeId === storeId && isCache(kept.data)) {
    client.cache.restore(kept.data);
  } else {
    keep("last-read", null);
  }
}

function isCache(data: unknown): data is NormalizedCacheObject {
  return typeof data === "object" && data !== null;
}
