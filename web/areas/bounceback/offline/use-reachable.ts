import { useState } from "react";
import { useOnline } from "#web/platform/browser/online.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";
import { findKeptCoupon } from "./seen-coupons.ts";

type Reachable = {
  isReachable: boolean;
  /** A redemption found no server, though the device believes that it has a network. */
  noteLost: () => void;
};

/** The next response of the coupon's page shows that the server is back. */
export function useReachable({ id }: Pick<Coupon, "id">): Reachable {
  const store = useStoreData();
  const isOnline = useOnline();
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const readAt = findKeptCoupon(store, (coupon) => coupon.id === id)?.readAt ?? null;
  const isLost = lostAt !== null && (readAt === null || readAt < lostAt);
  return { isReachable: isOnline && !isLost, noteLost: () => setLostAt(new Date()) };
}
