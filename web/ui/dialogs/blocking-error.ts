import { createSignal } from "#web/ui/signal.ts";

export type BlockingError = {
  title?: string;
  text: string;
  /** The primary button's text; Reload, or OK when there is no reload. */
  button?: string;
  /** Only closes the dialog instead of reloading the page. */
  cancelRefresh?: boolean;
  onClose?: () => void;
};

export const blockingError = createSignal<BlockingError | null>(null);

/** Stops everything with an error. Its primary button reloads the page unless `cancelRefresh` is set. */
export function showBlockingError(error: BlockingError): void {
  blockingError.set(error);
}
