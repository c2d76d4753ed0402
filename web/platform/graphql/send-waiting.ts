import type { StoreData } from "./store-data.ts";
import { refusalOf } from "./refusal-of.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { isPutOff, nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { keepForReading, refuseWaiting, removeWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";

/** Returns a message when an accepted change met another state than expected, or null. */
type DescribeConflict = (answer: unknown) => string | null;

const conflicts = new Map<string, DescribeConflict>();

/** Registers how an area explains the late response to one of its operations. */
export function explainLateResponse(operationName: string, words: DescribeConflict): void {
  conflicts.set(operationName, words);
}

let sending: Promise<void> | null = null;

/**
 * Sends the outbox in order, each change as the person who made it. Stops when the
 * connection is lost; no change leaves the outbox without a response.
 */
export function sendWaiting(store: StoreData): Promise<void> {
  sending ??= sendAll(store).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(store: StoreData): Promise<void> {
  for (let change = nextToSend(waitingChanges()); change !== null; change = nextToSend(waitingChanges())) {
    if (!(await sendOne(store, change))) {
      return;
    }
  }
}

/** Resolves to false when the server is unreachable, so the next change would fail too. */
async function sendOne(store: StoreData, change: WaitingChange): Promise<boolean> {
  const { key, name } = change;
  try {
    const data = await store.sendWaiting(change);
    const conflict = conflicts.get(name)?.(data) ?? null;
    if (conflict === null) {
      removeWaiting(key);
    } else {
      keepForReading(key, conflict);
    }
    return true;
  } catch (error) {
    const { code, text } = refusalOf(error);
    if (isPutOff(code)) {
      return false;
    }
    const needsPin = code === "action-needs-employee" || code === "action-needs-manager";
    refuseWaiting(key, needsPin ? platformText("outbox.needsPin", { name: change.employeeName }) : text);
    return true;
  }
}
