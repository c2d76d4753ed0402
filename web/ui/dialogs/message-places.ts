import { createSignal } from "#web/ui/signal.ts";

/**
 * In each modal dialog that is open, where messages stand; the topmost last. All but the topmost dialog is out of reach
 * for pointer, keyboard and readers, so that is where a message must be.
 */
export const messagePlaces = createSignal<readonly HTMLElement[]>([]);

/** Adds a place for messages. Returns the function that removes it. */
export function offerMessagePlace(place: HTMLElement): () => void {
  messagePlaces.set([...messagePlaces.get(), place]);
  return () => {
    messagePlaces.set(messagePlaces.get().filter((other) => other !== place));
  };
}
