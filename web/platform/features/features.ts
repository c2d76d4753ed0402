import { useEffect, useState } from "react";
import { callApi } from "#web/platform/calls/call-api.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";

const flags = shape.list(shape.object({ feature: shape.text, variant: shape.text }));

const requestsByStore = new Map<number, Promise<ReadonlyMap<string, string>>>();

/** Returns a flag's variant for the active store, or null while loading or when it is not set. */
export function useFeature(feature: string): string | null {
  const storeId = useActiveStoreId();
  const [loaded, setLoaded] = useState<{ storeId: number; variants: ReadonlyMap<string, string> } | null>(null);
  useEffect(
    function askForFlags() {
      let isHere = true;
      if (storeId !== null) {
        variantsOf(storeId)
          .then((variants) => {
            if (isHere) {
              setLoaded({ storeId, variants });
            }
          })
          .catch((error: unknown) => {
            requestsByStore.delete(storeId);
            logProblem("The flags could not be read", error);
          });
      }
      return () => {
        isHere = false;
      };
    },
    [storeId],
  );
  return loaded?.storeId === storeId ? (loaded.variants.get(feature) ?? null) : null;
}

function variantsOf(storeId: number): Promise<ReadonlyMap<string, string>> {
  const pending = requestsByStore.get(storeId);
  if (pending !== undefined) {
    return pending;
  }
  const answer = callApi({ base: "", path: "/api/features", answer: flags }).then(
    (list) => new Map(list.map(({ feature, variant }) => [feature, variant])),
  );
  requestsByStore.set(storeId, answer);
  return answer;
}
