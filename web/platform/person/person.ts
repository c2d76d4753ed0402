import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import { currentSession, watchSession } from "#web/platform/session/session.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

const billing = shape.object({ step: shape.text, days: shape.maybe(shape.number) });

const reachableStore = shape.object({
  id: shape.number,
  name: shape.text,
  initials: shape.text,
  number: shape.text,
  color: shape.text,
  timeZone: shape.text,
  /** The store that this one is the training copy of. */
  trainingOf: shape.maybe(shape.number),
  billing: shape.maybe(billing),
});

const personSchema = shape.object({
  id: shape.number,
  email: shape.text,
  full_name: shape.text,
  role: shape.number,
  default_store_id: shape.maybe(shape.number),
  account_id: shape.maybe(shape.number),
  stores: shape.list(reachableStore),
});

export type ReachableStore = ShapeOf<typeof reachableStore>;
/** The signed-in login with the stores it reaches. */
export type Person = ShapeOf<typeof personSchema>;

const person = createSignal<Person | null>(keptPerson());

watchSession(() => {
  if (currentSession()?.userId !== person.get()?.id) {
    person.set(null);
  }
});

export function currentPerson(): Person | null {
  return person.get();
}

export function usePerson(): Person | null {
  return useSignal(person);
}

/**
 * Asks for the login and its stores, and keeps them so that the application opens offline.
 *
 * @throws ApiError, ConnectionError
 */
export async function loadPerson(): Promise<Person> {
  const loadedPerson = await callApi({ path: "/user", answer: personSchema });
  const text = JSON.stringify(loadedPerson);
  keep("user", text);
  if (text !== JSON.stringify(person.get())) {
    person.set(loadedPerson);
  }
  return loadedPerson;
}

function keptPerson(): Person | null {
  const kept = shape.read(personSchema, readKeptJson("user"));
  return kept?.id === currentSession()?.userId ? kept : null;
}
