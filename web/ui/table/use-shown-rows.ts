import { useState } from "react";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { mostRows } from "./table-state.ts";
import type { TableState } from "./table-state.ts";

export type ShownRows = { count: number; unfold: () => void };

/** A page on a desktop; on a phone a page more with each "Show more". */
export function useShownRows({ itemsPerPage }: TableState): ShownRows {
  const isPhone = useIsPhone();
  const [unfolded, setUnfolded] = useState(itemsPerPage);
  const count = isPhone ? Math.max(unfolded, itemsPerPage) : itemsPerPage;
  return { count, unfold: () => setUnfolded(Math.min(count + itemsPerPage, mostRows)) };
}
