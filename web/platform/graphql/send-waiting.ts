import type { StoreData } from "./store-data.ts";
import { refusalOf } from "./refusal-of.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { isPutOff, nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { refuseWaiting, removeWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";

/** Says in words that a change which was taken has found something else than it expected; null when all is well. */
type DescribeConflict = (answer: unknown) => string | null;

const conflicts = new Map<string, DescribeConflict>();

/** An area tells how the answer to one of its operations is to be understood when it comes late. */
export function explainLateResponse(operationName: string, words: DescribeConflict): void {
  conflicts.set(operationName, words);
}

let sending: Promise<void> | null = null;

/**
 * Sends what waits, one after the other in the order it was made, each as the person who made it. Stops when the
 * connection is gone again; nothing leaves the outbox without an answer.
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

/** False when it did not get through and the next would not either. */
async function sendOne(store: StoreData, change: WaitingChange): Promise<boolean> {
  const { key, name } = change;
  try {
    const data = await store.sendWaiting(change);
    const conflict = conflicts.get(name)?.(data) ?? null;
    if (conflict === null) {
      removeWaiting(key);
    } else {
      refuseWaiting(key, conflict);
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
