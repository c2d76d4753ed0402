/** Changes that wait for the connection. They are kept on the device, so a reload or a dead battery loses none. */
import { keep, readKeptJson, watchKept } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { currentSession, useSession } from "#web/platform/session/session.ts";
import { activeStoreId, useActiveStoreId } from "#web/platform/store/active-store.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import * as rules from "./outbox.rules.ts";
import type { WaitingChange } from "./outbox.rules.ts";

const outboxSchema = shape.list(
  shape.object({
    key: shape.text,
    userId: shape.number,
    storeId: shape.number,
    employeeId: shape.maybe(shape.number),
    employeeName: shape.text,
    name: shape.text,
    query: shape.text,
    variables: shape.dictionary(shape.anything),
    words: shape.text,
    at: shape.text,
    refusal: shape.maybe(shape.text),
    isSaved: shape.maybe(shape.flag),
  }),
);

const outbox = createSignal<readonly WaitingChange[]>(readOutbox());

// Another window of this browser has added or sent something.
watchKept("outbox", () => {
  outbox.set(readOutbox());
});

export function waitingChanges(): readonly WaitingChange[] {
  return rules.waitingChangesOf(outbox.get(), { userId: currentSession()?.userId, storeId: activeStoreId() });
}

export function useWaitingChanges(): readonly WaitingChange[] {
  const all = useSignal(outbox);
  const userId = useSession()?.userId;
  const storeId = useActiveStoreId();
  return rules.waitingChangesOf(all, { userId, storeId });
}

export function addWaiting(change: WaitingChange): void {
  changeOutbox((all) => rules.withChange(all, change));
}

export function removeWaiting(key: string): void {
  changeOutbox((all) => rules.withoutChange(all, key));
}

/** Marks a change as refused; null makes it pending again. */
export function refuseWaiting(key: string, refusal: string | null): void {
  changeOutbox((all) => rules.withRefusal(all, { key, refusal }));
}

/** Keeps a change that the server took until a person has read what it met. */
export function keepForReading(key: string, words: string): void {
  changeOutbox((all) => rules.withRefusal(all, { key, refusal: words, isSaved: true }));
}

/** Reads from storage rather than memory, because another window may have written. */
function changeOutbox(change: (all: readonly WaitingChange[]) => readonly WaitingChange[]): void {
  const next = change(readOutbox());
  keep("outbox", next.length === 0 ? null : JSON.stringify(next));
  outbox.set(next);
}

function readOutbox(): readonly WaitingChange[] {
  return shape.read(outboxSchema, readKeptJson("outbox")) ?? [];
}
