import { useEffect, useRef } from "react";
import { chimes, playChime } from "#web/platform/browser/chime.ts";
import type { WaitingOrder } from "./orders.queries.ts";

/** Chimes when an order is there that was not there before; what stood there as the page opened is no news. */
export function useOrderChime(orders: readonly Pick<WaitingOrder, "id" | "state">[] | null): void {
  const before = useRef<ReadonlySet<string> | null>(null);
  const ids = orders === null ? null : orders.filter(({ state }) => state === "NEW").map(({ id }) => id);
  const key = ids?.join(" ") ?? null;
  useEffect(
    function chimeForNewOrders() {
      if (ids === null) {
        return;
      }
      const isMore = before.current !== null && ids.some((id) => before.current?.has(id) === false);
      before.current = new Set([...(before.current ?? []), ...ids]);
      if (isMore && chimes.get()) {
        playChime();
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is what `ids` holds
    [key],
  );
}
