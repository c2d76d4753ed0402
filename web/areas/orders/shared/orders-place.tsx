import { Suspense } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { ordersPlaceQuery } from "./orders-place.queries.ts";

/** Only a store with an online shop loads it. */
const OrdersCard = lazyWithTimeout(async () => (await import("./orders-card.tsx")).OrdersCard);

/** Where online orders stand on the daybook; nothing in a store that sells nothing online. */
export function OrdersPlace() {
  const read = useRead(ordersPlaceQuery, { live: ["Integration"] });
  return read.status === "ready" && read.data.onlineOrders.isConnected ? (
    <Suspense fallback={null}>
      <OrdersCard />
    </Suspense>
  ) : null;
}
