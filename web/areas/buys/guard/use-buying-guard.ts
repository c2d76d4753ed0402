import { useRead } from "#web/platform/graphql/use-read.ts";
import { buyingGuardQuery } from "./guard.queries.ts";
import type { BuyingGuard } from "./guard.queries.ts";

/** Null until it is read: nobody waits for a warning. */
export function useBuyingGuard(): BuyingGuard | null {
  const read = useRead(buyingGuardQuery, { live: ["Buy", "pos-buy", "BuySettings"] });
  return read.status === "ready" ? read.data.buyingGuard : null;
}
