import type { Platform, StoreContext } from "#server/platform/context/context.ts";
import { storeSlug } from "./store-slug.rules.ts";
import { linkToken } from "#server/platform/public-pages/public-reply.ts";

/** The page on which a seller reads where the pile stands; null for a buy from before there were such pages. */
export function sellerPageUrl(
  { platform, store }: Pick<StoreContext, "platform" | "store">,
  { pageToken }: { pageToken: string | null },
): string | null {
  const base = platform.publicUrl.replace(/\/$/, "");
  return pageToken === null ? null : `${base}/b/${linkToken({ storeId: store.id, secret: pageToken })}`;
}

/** The store's public page. It opens as before when the store is renamed: signs hang for years. */
export function checkInUrl({
  platform,
  store,
}: {
  platform: Pick<Platform, "publicUrl">;
  store: { id: number; name: string };
}): string {
  return `${platform.publicUrl.replace(/\/$/, "")}/checkin/${storeSlug(store)}`;
}
