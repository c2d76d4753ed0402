import { useCallback, useEffect, useState } from "react";
import { isOnline, whenBackOnline } from "#web/platform/browser/online.ts";
import { ConnectionError } from "#web/platform/calls/api-error.ts";
import { logProblem } from "#web/platform/log/log.ts";

export type Loaded<Value> = { status: "loading" | "offline" | "failed" } | { status: "ready"; value: Value };

/** What a public page reads once, from outside any store, with the way to try again. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> & { again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value> & { key: string }>({ status: "loading", key });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function read() {
      let isLeft = false;
      const keep = (next: Loaded<Value>) => {
        if (!isLeft) {
          setLoaded({ ...next, key });
        }
      };
      load().then(
        (value) => keep({ status: "ready", value }),
        (error: unknown) => {
          logProblem("A public page could not be read", error);
          keep({ status: error instanceof ConnectionError && !navigator.onLine ? "offline" : "failed" });
        },
      );
      return () => {
        isLeft = true;
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key names what is read
    [key, attempt],
  );
  const again = useCallback(() => {
    setLoaded({ status: "loading", key });
    setAttempt((count) => count + 1);
  }, [key]);
  const { status } = loaded;
  useEffect(
    function readWhenBack() {
      if (status === "offline" && isOnline()) {
        // The connection came back before anything listened.
        again();
        return undefined;
      }
      return status === "offline" || status === "failed" ? whenBackOnline(again) : undefined;
    },
    [status, again],
  );
  return loaded.key === key ? { ...loaded, again } : { status: "loading", again };
}
