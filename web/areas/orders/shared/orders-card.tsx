import { IconBell } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { countPieces, dueWords } from "./due-words.ts";
import classes from "./orders-card.module.css";
import { text } from "./orders-text.ts";
import { startPickingMutation, waitingOrdersQuery } from "./orders.queries.ts";
import type { WaitingOrder } from "./orders.queries.ts";
import { useOrderChime } from "./use-order-chime.ts";

/** So many are seen beside the day's tasks; on a phone, above them, only the nearest. */
const most = 6;
const mostOnPhone = 2;

/** Online orders that are not done, the nearest due first; a new one chimes. */
export function OrdersCard() {
  const read = useRead(waitingOrdersQuery, { live: ["OnlineOrder"] });
  const orders = read.status === "ready" ? workFirst(read.data.onlineOrders.orders) : null;
  const isPhone = useIsPhone();
  useOrderChime(orders);
  // On a phone it stands above the work, where what holds nothing has no place.
  if (orders === null || (isPhone && orders.length === 0)) {
    return read.status === "loading" && !isPhone ? <Skeleton height={96} /> : null;
  }
  return <Orders orders={orders} isPhone={isPhone} />;
}

function Orders({ orders, isPhone }: { orders: readonly WaitingOrder[]; isPhone: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? orders : orders.slice(0, isPhone ? mostOnPhone : most);
  const newest = orders
    .filter(({ state }) => state === "NEW")
    .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1))[0];
  const title = (
    <>
      {text("card.title")} {orders.length > 0 && <span className={classes.count}>{orders.length}</span>}
    </>
  );
  const isNew = newest !== undefined && (
    <Badge tone="accent" icon={<IconBell size={14} aria-hidden="true" />}>
      {text("card.new", { time: formatTime(new Date(newest.placedAt), timeZone) })}
    </Badge>
  );
  return (
    <div data-no-print>
      <Card title={title} aside={isNew} hasPadding={false}>
        {orders.length === 0 ? (
          <p className={classes.none}>
            <b>{text("card.none")}</b>
            <small>{text("card.noneText")}</small>
          </p>
        ) : (
          <ul className={classes.lines}>
            {shown.map((order) => (
              <OrderLine key={order.id} order={order} timeZone={timeZone} />
            ))}
          </ul>
        )}
        {orders.length > shown.length && (
          <p className={classes.more}>
            <Button kind="plain" onClick={() => setShowsAll(true)}>
              {text("card.all", { count: orders.length - shown.length })}
            </Button>
          </p>
        )}
      </Card>
    </div>
  );
}

/** What is to be done stands above what only waits for its customer. */
function workFirst(orders: readonly WaitingOrder[]): WaitingOrder[] {
  const waits = ({ state }: WaitingOrder) => Number(state === "READY_FOR_PICKUP" || state === "PACKED");
  return orders.toSorted((a, b) => waits(a) - waits(b));
}

function OrderLine({ order, timeZone }: { order: WaitingOrder; timeZone: string }) {
  const storeId = useActiveStoreId() ?? 0;
  const now = useNow();
  const { id, name, customerName, state } = order;
  const { main, detail, tone } = dueWords(order, { now, timeZone });
  return (
    <li data-fresh={state === "NEW" || undefined}>
      <Link to="/s/$storeId/orders/detail/show/$orderId" params={{ storeId, orderId: id }} className={classes.line}>
        <span className={classes.who}>
          <b>
            {name} {customerName ?? text("nobody")}
          </b>
          <small>{aboutOrder(order)}</small>
        </span>
        <span className={classes.time} data-tone={tone}>
          <b>{main}</b>
          {detail !== "" && <small>{detail}</small>}
        </span>
      </Link>
      {state === "NEW" && <StartButton order={order} />}
    </li>
  );
}

function aboutOrder({ lines, delivery, state }: WaitingOrder): string {
  const { all, foundCount } = countPieces(lines);
  const way = text(`delivery.${delivery}`);
  const isPicked = state === "PICKING" || foundCount > 0;
  return isPicked && state !== "READY_FOR_PICKUP" && state !== "PACKED"
    ? text("about.found", { found: foundCount, all, delivery: way })
    : text("about", { items: text("items", { count: all }), delivery: way });
}

/** Who starts goes to the pieces that are to be found. */
function StartButton({ order }: { order: WaitingOrder }) {
  const storeId = useActiveStoreId() ?? 0;
  const navigate = useNavigate();
  const mayPick = useCanAfterPin()("orders:pick");
  const [start, isStarting] = useChange(startPickingMutation);
  if (!mayPick) {
    return null;
  }
  const press = async () => {
    const request = { title: text("card.startWho") };
    const outcome = await start({ id: order.id }, { request, refetches: [waitingOrdersQuery] });
    if (outcome.isDone) {
      await navigate({ to: "/s/$storeId/orders/detail/show/$orderId", params: { storeId, orderId: order.id } });
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Button
      kind="primary"
      isBusy={isStarting}
      onClick={() => void press()}
      aria-label={`${text("card.start")} ${order.name}`}
    >
      {text("card.start")}
    </Button>
  );
}
