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
};

export type ShownSnackbar = Snackbar & { id: number; timeout: number };

export const shownSnackbars = createSignal<readonly ShownSnackbar[]>([]);

let lastId = 0;

/** Says what one person just did; returns how to take it away early. An action without a button raises an error. */
export function showSnackbar(snackbar: Snackbar): () => void {
  if (snackbar.action !== undefined && (snackbar.button ?? "") === "") {
    throw new Error(`The snackbar "${snackbar.text}" has an action but no button to start it`);
  }
  lastId += 1;
  const id = lastId;
  const shown = { ...snackbar, id, timeout: snackbar.timeout ?? snackbarTimeoutMs };
  // The same words twice are one message that stays longer.
  const others = shownSnackbars.get().filter((other) => other.text !== snackbar.text);
  shownSnackbars.set([...others, shown].slice(-3));
  return () => {
    dismissSnackbar(id);
  };
}

/** Says what was done and lets it be taken back for ten seconds. */
export function showUndo(text: string, undo: () => void): () => void {
  return showSnackbar({ text, button: uiText("snackbar.undo"), action: undo, timeout: undoTimeoutMs });
}

export function dismissSnackbar(id: number): void {
  shownSnackbars.set(shownSnackbars.get().filter((other) => other.id !== id));
}

export function isMultiLine(text: string): boolean {
  return text.length > multiLineAbove;
}
