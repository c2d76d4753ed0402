import { createSignal } from "#web/ui/signal.ts";

/** Whether the list of keyboard shortcuts is open. */
export const shortcutHelp = createSignal(false);

/** What begins something new on a page: the first one, since a page may offer it twice. */
export const newSelector = "[data-new]";
