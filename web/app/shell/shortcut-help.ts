import { createSignal } from "#web/ui/signal.ts";

/** Whether the list of keyboard shortcuts is open. */
export const shortcutHelp = createSignal(false);
