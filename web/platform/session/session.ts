import { createSignal, useSignal } from "#web/ui/signal.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { keep, readKeptJson, watchKept } from "#web/platform/browser/kept.ts";

const linkedEmployee = shape.object({ employeeId: shape.number, isManager: shape.flag });

const sessionSchema = shape.object({
  email: shape.text,
  token: shape.text,
  userId: shape.number,
  role: shape.number,
  type: shape.oneOf("User", "PosUser"),
  defaultStoreId: shape.maybe(shape.number),
  accountId: shape.maybe(shape.number),
  /** Own employee in each store, by the store's id. */
  employees: shape.dictionary(linkedEmployee),
  supportDesk: shape.object({
    restoreId: shape.maybe(shape.text),
    externalId: shape.maybe(shape.text),
    email: shape.maybe(shape.text),
  }),
});

export type Session = ShapeOf<typeof sessionSchema>;

const current = createSignal<Session | null>(readKeptSession());

// Signing out in one window signs out all of them.
watchKept("session", () => {
  current.set(readKeptSession());
});

export function currentSession(): Session | null {
  return current.get();
}

export function useSession(): Session | null {
  return useSignal(current);
}

export function watchSession(listener: () => void): () => void {
  return current.subscribe(listener);
}

/** A session that is refreshed and found the same disturbs nobody: the guards would run again and the page render again. */
export function startSession(session: Session): void {
  const text = JSON.stringify(session);
  keep("session", text);
  if (text !== JSON.stringify(current.get())) {
    current.set(session);
  }
}

/** The person has to sign in again: on their own wish, or because the server no longer knows the token. */
export function endSession(): void {
  if (current.get() === null) {
    return;
  }
  keep("session", null);
  keep("user", null);
  keep("last-route", null);
  keep("last-read", null);
  current.set(null);
}

function readKeptSession(): Session | null {
  return shape.read(sessionSchema, readKeptJson("session"));
}
