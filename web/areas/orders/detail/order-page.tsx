import { IconExternalLink } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatTime } from "#common/time-format.ts";
import { leftWords } from "#web/areas/orders/shared/due-words.ts";
import { text as listText } from "#web/areas/orders/shared/orders-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./detail-text.ts";
import { orderQuery } from "./detail.queries.ts";
import type { OrderPageData, ShownOrder } from "./detail.queries.ts";
import { OrderActs } from "./order-acts.tsx";
import { OrderBanners } from "./order-banners.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSide } from "./order-side.tsx";
import { TextOffer } from "./text-offer.tsx";
import classes from "./order.module.css";

/** One online order: the list to pick by, and what happens with it afterwards. */
export function OrderPage() {
  const { orderId } = useParams({ from: "/s/$storeId/orders/detail/show/$orderId" });
  const read = useRead(orderQuery, { variables: { id: orderId }, live: ["OnlineOrder", "pos-inventoryItem"] });
  if (read.status === "failed") {
    return <EmptyState title={text("missing")} text={text("missingText")} isPage />;
  }
  return read.status === "ready" ? <ShownOrderPage page={read.data.onlineOrder} /> : <ReadState read={read} />;
}

const tones: Readonly<Record<ShownOrder["state"], Tone>> = {
  NEW: "accent",
  PICKING: "accent",
  PICKED: "good",
  PROBLEM: "bad",
  READY_FOR_PICKUP: "good",
  PACKED: "good",
  DONE: "neutral",
  CANCELLED: "bad",
};

function ShownOrderPage({ page }: { page: OrderPageData }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { order, shopUrl, shopName } = page;
  return (
    <Page
      title={order.name}
      back={
        <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: undefined }}>
          {text("back")}
        </BackLink>
      }
      about={
        <span className={classes.badges}>
          <Badge tone={tones[order.state]}>{listText(`state.${order.state}`)}</Badge>
          <Badge>{listText(`delivery.${order.delivery}`)}</Badge>
          <DueLine order={order} />
        </span>
      }
      actions={
        <a className={classes.shop} href={shopUrl} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} aria-hidden="true" />
          {text("shop", { shop: shopName })}
        </a>
      }
      aside={<OrderSide page={page} />}
    >
      <OrderBanners page={page} />
      <OrderLines page={page} />
      <TextOffer page={page} />
      <OrderActs page={page} />
    </Page>
  );
}

const pickedStates: ReadonlySet<ShownOrder["state"]> = new Set(["NEW", "PICKING", "PICKED", "PROBLEM"]);

/** While people look for the pieces: until when, and how much of the hour is left. */
function DueLine({ order }: { order: ShownOrder }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  if (!pickedStates.has(order.state)) {
    return null;
  }
  const { words, tone } = leftWords(order.dueAt, now);
  return (
    <span className={classes.due} data-tone={tone}>
      <b>{text("due", { time: formatTime(new Date(order.dueAt), timeZone) })}</b> {words}
    </span>
  );
}
