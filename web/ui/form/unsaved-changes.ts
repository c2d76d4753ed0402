/** Who has typed something that is not saved. The router and the update notice ask here before they take a page away. */
import { useEffect, useId } from "react";
import { ask } from "#web/ui/dialogs/question.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { uiText } from "#web/ui/ui-text.ts";

const unsavedForms = createSignal<ReadonlySet<string>>(new Set());

export function hasUnsavedChanges(): boolean {
  return unsavedForms.get().size > 0;
}

export function useHasUnsavedChanges(): boolean {
  return useSignal(unsavedForms).size > 0;
}

/** Calls back whenever a form becomes unsaved or saved; returns how to stop. */
export function watchUnsavedChanges(listener: () => void): () => void {
  return unsavedForms.subscribe(listener);
}

/**
 * True when the page may be left: nothing is unsaved, or the person chose Leave.
 * The router's blocker calls it; nothing is thrown away by asking.
 */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) {
    return true;
  }
  return ask({
    title: uiText("form.unsavedTitle"),
    text: uiText("form.unsavedText"),
    cancel: uiText("form.cancel"),
    confirm: uiText("form.leave"),
    tone: "bad",
  });
}

/** Counts the form as unsaved while `isDirty` holds, also against closing the tab or reloading. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  useEffect(
    function guardPage() {
      if (!isDirty) {
        return undefined;
      }
      const guardUnload = (event: BeforeUnloadEvent) => {
        event.preventDefault();
      };
      unsavedForms.set(new Set([...unsavedForms.get(), id]));
      window.addEventListener("beforeunload", guardUnload);
      return () => {
        unsavedForms.set(new Set([...unsavedForms.get()].filter((other) => other !== id)));
        window.removeEventListener("beforeunload", guardUnload);
      };
    },
    [id, isDirty],
  );
}
