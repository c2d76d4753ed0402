/** Enough for the longest license, with its headers and line ends. */
const mostKeys = 1000;

/** The head's script and the program are built apart and share nothing but the window. */
const windowKey = "hangtagEarlyKeys";

type EarlyKeys = { events: KeyboardEvent[]; keep: (event: KeyboardEvent) => void };

/** Keeps the keys that are pressed outside of fields before the program has loaded: a scan does not wait for it. */
export function keepEarlyKeys(): void {
  const events: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent): void => {
    if (event.target === document.body && events.length < mostKeys) {
      events.push(event);
    }
  };
  const early: EarlyKeys = { events, keep };
  Reflect.set(window, windowKey, early);
  window.addEventListener("keydown", keep, { capture: true });
}

/** Returns the keys that were kept, once, and keeps no more. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const early: EarlyKeys | undefined = Reflect.get(window, windowKey);
  if (early === undefined) {
    return [];
  }
  window.removeEventListener("keydown", early.keep, { capture: true });
  Reflect.deleteProperty(window, windowKey);
  return early.events;
}
