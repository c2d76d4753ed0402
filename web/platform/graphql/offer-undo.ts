import { platformText } from "#web/platform/platform-text.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import type { ChangeOutcome } from "./use-change.ts";

/**
 * Shows what was done and offers Undo for ten seconds; `reverse` is the operation that undoes it. The
 * server refuses when another person has changed the record since; its message is then shown.
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
