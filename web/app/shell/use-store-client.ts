import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { accessTo } from "#web/platform/graphql/client-access.ts";
import type { ClientAccess } from "#web/platform/graphql/client-access.ts";
import { hasEarlyRead } from "#web/platform/graphql/early-read.ts";
import { loadChunk } from "#web/platform/lazy-with-timeout.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import type * as StoreClient from "./store-client.ts";

const part = createSignal<typeof StoreClient | null>(null);
let asked: Promise<typeof StoreClient> | null = null;

/** The client of the store one is in, and of this turn at the register. Comes at once unless there is something to draw first. */
export function useStoreClient(storeId: number, turn: number): ClientAccess {
  const loaded = useSignal(part);
  const mayCome = useDeferredValue(true, !hasEarlyRead());
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(
    function come() {
      if (mayCome) {
        loadPart().catch(setFailure);
      }
    },
    [mayCome],
  );
  if (failure !== null) {
    throw failure;
  }
  return useMemo(() => {
    if (loaded !== null) {
      return accessTo(loaded.clientOfStore(storeId, turn));
    }
    let coming: ReturnType<ClientAccess["coming"]> | null = null;
    return {
      now: null,
      coming: () => (coming ??= loadPart().then(({ clientOfStore }) => clientOfStore(storeId, turn))),
    };
  }, [loaded, storeId, turn]);
}

function loadPart(): Promise<typeof StoreClient> {
  asked ??= loadChunk(() => import("./store-client.ts")).then(
    (loaded) => {
      part.set(loaded);
      return loaded;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
