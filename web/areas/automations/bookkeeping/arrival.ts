import { createSignal } from "#web/ui/signal.ts";
import type { RefusedChange } from "#web/platform/graphql/refusal-of.ts";

/** What a service sends back with a person, by the names of the address. */
export type Returned = Readonly<Record<string, string>>;

export type Arrival = {
  integration: string;
  returned: Returned;
  isStarted: boolean;
  /** Null until the server has refused it. */
  refused: RefusedChange | null;
};

/**
 * A person who came back from a service's sign-in page. Outside of React and of the address: a PIN draws the page again
 * while it is being finished, and a code that signs in is nothing for the history of a browser.
 */
export const arrival = createSignal<Arrival | null>(null);

export function arrive({ integration, returned }: Pick<Arrival, "integration" | "returned">): void {
  arrival.set({ integration, returned, isStarted: false, refused: null });
}

/** Every parameter as text; the router reads some as numbers. */
export function returnedFields(search: Record<string, unknown>): Returned {
  const texts = Object.entries(search).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

/** The store that a sign-in was started for: it stands before the first dot of its state, in base 36. Null where none does. */
export function storeOfState({ state = "" }: Returned): number | null {
  const [, storeText] = /^([0-9a-z]{1,6})\./.exec(state) ?? [];
  return storeText === undefined ? null : Number.parseInt(storeText, 36);
}
