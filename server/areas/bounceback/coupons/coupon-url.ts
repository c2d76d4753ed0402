import type { StoreContext } from "#server/platform/context/context.ts";

/** A coupon's page. The store's id stands before the random part, so that the page is found by a key of its store. */
export function publicUrlOf(
  { platform }: Pick<StoreContext, "platform">,
  { storeId, publicToken }: { storeId: number; publicToken: string },
): string {
  return `${platform.publicUrl.replace(/\/$/, "")}/c/${storeId.toString(36)}.${publicToken}`;
}
