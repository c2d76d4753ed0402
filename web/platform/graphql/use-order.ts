import { useRef, useState } from "react";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { ChangeOutcome } from "./use-change.ts";

type Ids = readonly string[];

/**
 * Items in an order that a person is changing: a new order shows at once; refused, the old one is back and the server's
 * words say why. `save` is done when the saved order has come back.
 */
export function useOrder<Item extends { id: string }>(
  saved: readonly Item[],
  save: (ids: string[]) => Promise<ChangeOutcome<unknown>>,
): { items: readonly Item[]; reorder: (ids: Ids) => Promise<void> } {
  const [chosen, setChosen] = useState<Ids | null>(null);
  // A key is pressed faster than the server answers: only the newest order is sent, and never beside another.
  const newest = useRef<Ids | null>(null);
  const reorder = async (ids: Ids) => {
    setChosen(ids);
    const isSending = newest.current !== null;
    newest.current = ids;
    if (isSending) {
      return;
    }
    let sent = ids;
    let outcome = await save([...sent]);
    while (outcome.isDone && newest.current !== sent) {
      sent = newest.current;
      outcome = await save([...sent]);
    }
    newest.current = null;
    setChosen(null);
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return { items: inOrder(saved, chosen), reorder };
}

/** Puts items that were added meanwhile at the end. */
function inOrder<Item extends { id: string }>(items: readonly Item[], ids: Ids | null): readonly Item[] {
  const placeOf = ({ id }: Item) => {
    const place = ids?.indexOf(id) ?? -1;
    return place === -1 ? items.length : place;
  };
  return ids === null ? items : items.toSorted((left, right) => placeOf(left) - placeOf(right));
}
