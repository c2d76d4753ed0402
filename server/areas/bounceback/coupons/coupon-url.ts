import type { StoreContext } from "#server/platform/context/context.ts";
import { linkToken } from "#server/platform/public-pages/public-reply.ts";

/** A coupon's page. */
export function publicUrlOf(
  { platform }: Pick<StoreContext, "platform">,
  { storeId, publicToken }: { storeId: number; publicToken: string },
): string {
  return `${platform.publicUrl.replace(/\/$/, "")}/c/${linkToken({ storeId, secret: publicToken })}`;
}
