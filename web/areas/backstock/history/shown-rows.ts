import { useState } from "react";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

/** As many rows as the server gives at once. */
export const mostRows = 100;

export type ShownRows = { count: number; unfold: () => void };

/** A page on a desktop; on a phone a page more with each "Show more". */
export function useShownRows({ itemsPerPage }: TableState): ShownRows {
  const isPhone = useIsPhone();
  const [unfolded, setUnfolded] = useState(itemsPerPage);
  const count = isPhone ? Math.max(unfolded, itemsPerPage) : itemsPerPage;
  return { count, unfold: () => setUnfolded(Math.min(count + itemsPerPage, mostRows)) };
}

export function placeOf({ cursor }: TableState, count: number) {
  if (cursor !== null && "before" in cursor) {
    return { first: null, after: null, last: count, before: cursor.before };
  }
  return { first: count, after: cursor?.after ?? null, last: null, before: null };
}
