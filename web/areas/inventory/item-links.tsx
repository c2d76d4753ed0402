import { IconReceipt2, IconShoppingBag, IconTag, IconUser } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text as orderText } from "#web/areas/orders/shared/orders-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./item-text.ts";
import type { Item } from "./item.queries.ts";
import classes from "./item.module.css";

/** The order, buy, seller and sale that a piece belongs to. Who brought it is a manager's to see. */
export function ItemLinks({ item }: { item: Item }) {
  const { orderId, buyNumber, seller, soldTicket } = item;
  const hasNone = orderId === null && buyNumber === null && seller === null && soldTicket === null;
  return (
    <Card title={text("links")} hasPadding={hasNone}>
      {hasNone ? (
        <p className={classes.hint}>{text("link.none")}</p>
      ) : (
        <ul className={classes.links}>
          <OrderLink item={item} />
          <BuyLink item={item} />
          <SellerLink item={item} />
          <SaleLine item={item} />
        </ul>
      )}
    </Card>
  );
}

function Words({ icon, title, detail }: { icon: ReactNode; title: string; detail: string }) {
  return (
    <>
      {icon}
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
    </>
  );
}

function OrderLink({ item: { orderId, orderName, orderState } }: { item: Item }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return orderId === null ? null : (
    <li>
      <Link to="/s/$storeId/orders/detail/show/$orderId" params={{ storeId, orderId }}>
        <Words
          icon={<IconShoppingBag size={20} aria-hidden="true" />}
          title={text("link.order", { name: orderName ?? "" })}
          detail={text(orderState === "problem" ? "link.orderGone" : "link.orderText")}
        />
        <OrderState state={orderState} />
      </Link>
    </li>
  );
}

function OrderState({ state }: { state: string | null }) {
  const shown = orderStates.find((each) => each === state?.toUpperCase());
  return shown === undefined ? null : (
    <Badge tone={shown === "PROBLEM" ? "bad" : "neutral"}>{orderText(`state.${shown}`)}</Badge>
  );
}

const orderStates = ["NEW", "PICKING", "PICKED", "PROBLEM", "READY_FOR_PICKUP", "PACKED", "DONE"] as const;

function BuyLink({ item: { buyNumber, buyId } }: { item: Item }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (buyNumber === null) {
    return null;
  }
  const icon = <IconTag size={20} aria-hidden="true" />;
  const title = text("link.buy", { number: buyNumber });
  return (
    <li>
      {buyId === null ? (
        <p>
          <Words icon={icon} title={title} detail={text("link.buyAtRegister")} />
        </p>
      ) : (
        <Link to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }}>
          <Words icon={icon} title={title} detail={text("link.buyText")} />
        </Link>
      )}
    </li>
  );
}

function SellerLink({ item: { seller } }: { item: Item }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (seller === null) {
    return null;
  }
  const { customerId, name } = seller;
  const words = <Words icon={<IconUser size={20} aria-hidden="true" />} title={name} detail={text("link.seller")} />;
  return (
    <li>
      {customerId === null ? (
        <p>{words}</p>
      ) : (
        <Link to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId }}>
          {words}
        </Link>
      )}
    </li>
  );
}

function SaleLine({ item: { soldTicket, soldAt, soldTerminal } }: { item: Item }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (soldTicket === null) {
    return null;
  }
  const at = soldAt === null ? null : new Date(soldAt);
  const time = at === null ? "" : `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  return (
    <li>
      <p>
        <Words
          icon={<IconReceipt2 size={20} aria-hidden="true" />}
          title={text("link.sale", { number: soldTicket })}
          detail={text("link.saleText", { time, terminal: soldTerminal ?? "" })}
        />
      </p>
    </li>
  );
}
