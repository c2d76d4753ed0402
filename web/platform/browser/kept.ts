import { logProblem } from "#web/platform/log/log.ts";

/** The keys of our entries in this browser's storage. */
export type KeptName =
  | "session"
  | "user"
  | "device"
  | "store"
  | "pos"
  | "printers"
  | "last-route"
  | "last-read"
  | "language"
  | "color-scheme"
  | "hints"
  | "chime"
  | "single-keys"
  | "kept-messages"
  | "drafts"
  | "recent-choices"
  | "outbox"
  | "take-off"
  | "setup";

const prefix = "hangtag.";

/** A browser may refuse its storage (private windows, full disk); the page then simply forgets. */
export function readKept(name: KeptName): string | null {
  try {
    return window.localStorage.getItem(prefix + name);
  } catch (error) {
    logProblem("The browser's storage could not be read", error);
    return null;
  }
}

export function keep(name: KeptName, value: string | null): void {
  try {
    if (value === null) {
      window.localStorage.removeItem(prefix + name);
    } else {
      window.localStorage.setItem(prefix + name, value);
    }
  } catch (error) {
    logProblem("The browser's storage could not be written", error);
  }
}

/** Returns a stored JSON value, or null when it is missing or unreadable. */
export function readKeptJson(name: KeptName): unknown {
  const text = readKept(name);
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    logProblem(`What was kept as ${name} is not JSON`, error);
    return null;
  }
}

/** Calls `listener` when another window of this browser changes a stored value. Returns how to stop. */
export function watchKept(name: KeptName, listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) {
      listener();
    }
  };
  window.addEventListener("storage", handleStorage);
  return () => {
    window.removeEventListener("storage", handleStorage);
  };
}
