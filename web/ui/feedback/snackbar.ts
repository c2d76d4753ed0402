import { createSignal } from "#web/ui/signal.ts";
import { uiText } from "#web/ui/ui-text.ts";

/** Milliseconds a snackbar stays unless it says otherwise; 4 to 10 s are recommended. */
const snackbarTimeoutMs = 6000;
/** One that offers Undo stays longer. */
const undoTimeoutMs = 10_000;
/** Longer texts go over several lines, with the button below. */
const multiLineAbove = 50;

export type Snackbar = {
  text: string;
  /** Milliseconds. */
  timeout?: number;
  color?: "neutral" | "good" | "bad";
  button?: string;
  action?: () => void;
  /** A second offer about the same thing; taking either ends both. */
  second?: { button: string; action: () => void };
};

export type ShownSnackbar = Snackbar & { id: number; timeout: number };

/** One at a time: two at once are read by nobody, and an offer of the older one may be pointless by then. */
export const shownSnackbar = createSignal<ShownSnackbar | null>(null);

/** Messages stay until they are closed, for people who need longer to read. */
export const staysUntilClosed = createSignal(false);

let lastId = 0;

/** Says what one person just did; returns how to take it away early. An action without a button raises an error. */
export function showSnackbar(snackbar: Snackbar): () => void {
  if (snackbar.action !== undefined && (snackbar.button ?? "") === "") {
    throw new Error(`The snackbar "${snackbar.text}" has an action but no button to start it`);
  }
  lastId += 1;
  const id = lastId;
  const shown = { ...snackbar, id, timeout: snackbar.timeout ?? snackbarTimeoutMs };
  shownSnackbar.set(shown);
  return () => {
    dismissSnackbar(id);
  };
}

/** Shows what was done, with Undo for ten seconds. */
export function showUndo(text: string, undo: () => void, second?: Snackbar["second"]): () => void {
  const offer = { button: uiText("snackbar.undo"), action: undo, timeout: undoTimeoutMs };
  return showSnackbar({ text, ...offer, ...(second !== undefined && { second }) });
}

export function dismissSnackbar(id: number): void {
  if (shownSnackbar.get()?.id === id) {
    shownSnackbar.set(null);
  }
}

export function isMultiLine(text: string): boolean {
  return text.length > multiLineAbove;
}
