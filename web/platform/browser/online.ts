/**
 * Whether requests reach the server. The browser's own word is not enough: on a network whose line is dead it still says
 * that it is online.
 */
import { useSyncExternalStore } from "react";

const probeEveryMs = 5000;
const probeWithinMs = 4000;
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

const listeners = new Set<() => void>();
let isCutOff = false;
let isProbing = false;

/** Calls the listener whenever the answer of `isOnline` may have changed; returns how to stop. */
export function watchOnline(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Calls the listener each time the connection comes back; returns how to stop. */
export function whenBackOnline(listener: () => void): () => void {
  return watchOnline(() => {
    if (isOnline()) {
      listener();
    }
  });
}

export function isOnline(): boolean {
  return navigator.onLine && !isCutOff;
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true);
}

/** A request got an answer; but a proxy answers for a server that is gone. */
export function noteResponse(response: Response): void {
  if (gatewayStatuses.has(response.status)) {
    void suspectConnection();
  } else if (isFromServer(response)) {
    setCutOff(false);
  }
}

/** A request got no answer, perhaps by its own bad luck: the server is asked until it answers. */
export async function suspectConnection(): Promise<void> {
  if (isProbing) {
    return;
  }
  isProbing = true;
  while (!(await isServerThere())) {
    setCutOff(true);
    await new Promise((resolve) => setTimeout(resolve, probeEveryMs));
  }
  isProbing = false;
  setCutOff(false);
}

/** A hotel's sign-in page that answers in the server's place is no answer. */
function isFromServer({ headers }: Response): boolean {
  return (headers.get("content-type") ?? "").includes("json");
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeWithinMs);
    const response = await fetch("/healthz", { cache: "no-store", redirect: "error", signal });
    return response.ok && isFromServer(response);
  } catch {
    return false;
  }
}

function setCutOff(next: boolean): void {
  if (isCutOff !== next) {
    isCutOff = next;
    listeners.forEach((listener) => {
      listener();
    });
  }
}
