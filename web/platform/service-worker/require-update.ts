import { waitUntilFree } from "#web/platform/page-holds.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { productName } from "#web/platform/product-name.ts";
import { showBlockingError } from "#web/ui/dialogs/blocking-error.ts";
import { reloadIntoUpdate } from "./register-service-worker.ts";

/** Longest wait for unsaved forms, calls and check-ins before the block comes anyway. */
const requiredUpdateLimitMs = 5 * 60_000;

let isRequired = false;

/**
 * Blocks the program until it is reloaded. To be called when the server says that it does not support the running
 * version; it waits until nobody is in the middle of something, at most five minutes. Calling it again changes nothing.
 */
export async function requireUpdate(): Promise<void> {
  if (isRequired) {
    return;
  }
  isRequired = true;
  await waitUntilFree(requiredUpdateLimitMs);
  showBlockingError({
    title: platformText("update.requiredTitle"),
    text: platformText("update.required", { product: productName }),
    button: platformText("update.reloadToContinue"),
    // Its own way of reloading, which lets the new worker take over first.
    cancelRefresh: true,
    onClose: () => reloadIntoUpdate(),
  });
}
