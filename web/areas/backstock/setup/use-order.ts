import { useRef, useState } from "react";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";

type Placed = { id: string };

/**
 * Keeps an order that a person changes faster than the server responds: it shows immediately, requests never
 * overlap, only the newest order is sent, and a refused one is reverted.
 */
export function useOrder<Item extends Placed>(
  items: readonly Item[],
  send: (ids: string[]) => Promise<ChangeOutcome<unknown>>,
): { shown: readonly Item[]; reorder: (ids: readonly string[]) => void } {
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  const newest = useRef<readonly string[] | null>(null);
  const sendNewest = async (ids: readonly string[]) => {
    let sent = ids;
    let outcome = await send([...sent]);
    while (outcome.isDone && newest.current !== null && newest.current !== sent) {
      sent = newest.current;
      outcome = await send([...sent]);
    }
    newest.current = null;
    setPendingIds(null);
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const reorder = (ids: readonly string[]) => {
    const isSending = newest.current !== null;
    setPendingIds(ids);
    newest.current = ids;
    if (!isSending) {
      void sendNewest(ids);
    }
  };
  return { shown: inOrder(items, pendingIds), reorder };
}

/** Puts items that arrived meanwhile at the end. */
function inOrder<Item extends Placed>(items: readonly Item[], ids: readonly string[] | null): readonly Item[] {
  const placeOf = ({ id }: Item) => {
    const place = ids?.indexOf(id) ?? -1;
    return place === -1 ? items.length : place;
  };
  return ids === null ? items : items.toSorted((left, right) => placeOf(left) - placeOf(right));
}
