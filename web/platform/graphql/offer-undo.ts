import { platformText } from "#web/platform/platform-text.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import type { ChangeOutcome } from "./use-change.ts";

/**
 * Says what was done and, for ten seconds, lets the person take it back: `reverse` is the operation that does so. The
 * server refuses when somebody else has changed the record since; then those words are shown.
 */
export function offerUndo(message: string, reverse: () => Promise<ChangeOutcome<unknown>>): void {
  showUndo(message, () => void undo(reverse));
}

async function undo(reverse: () => Promise<ChangeOutcome<unknown>>): Promise<void> {
  const outcome = await reverse();
  showSnackbar(
    outcome.isDone ? { text: platformText("undo.done"), color: "good" } : { text: outcome.refused.text, color: "bad" },
  );
}
