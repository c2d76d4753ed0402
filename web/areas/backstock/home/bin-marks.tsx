import { Badge } from "#web/ui/figures/badge.tsx";
import type { ListedBackstock } from "./home.queries.ts";
import { text } from "./home-text.ts";

/** What sets a bin apart: it should go first, or there is room in it. */
export function BinMarks({ filling, isOldest }: ListedBackstock) {
  return (
    <>
      {isOldest && <Badge tone="accent">{text("list.oldest")}</Badge>}
      {filling.isPacking && <Badge>{text("list.packing")}</Badge>}
    </>
  );
}
