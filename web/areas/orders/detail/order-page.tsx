import { IconDots, IconExternalLink, IconPrinter } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { leftWords, momentWords } from "#web/areas/orders/shared/due-words.ts";
import { text as listText } from "#web/areas/orders/shared/orders-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./detail-text.ts";
import { orderQuery } from "./detail.queries.ts";
import type { OrderPageData, ShownOrder } from "./detail.queries.ts";
import { OrderActs } from "./order-acts.tsx";
import { OrderBanners } from "./order-banners.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSide } from "./order-side.tsx";
import { TextOffer } from "./text-offer.tsx";
import { usePrintSlip } from "./use-print-slip.ts";
import { WaitingCard } from "./waiting-card.tsx";
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
  const { order } = page;
  const isWaiting = order.state === "READY_FOR_PICKUP" || order.state === "PACKED";
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
          <Badge>{listText(`way.${order.delivery}`)}</Badge>
          <DueLine order={order} />
        </span>
      }
      actions={<PageActions page={page} />}
      aside={<OrderSide page={page} />}
    >
      <OrderBanners page={page} />
      {isWaiting && <WaitingCard page={page} />}
      <TextOffer page={page} />
      <OrderLines page={page} />
      <OrderActs page={page} />
    </Page>
  );
}

/** On a phone both ways out stand in a menu, so that the list begins higher. */
function PageActions({ page: { order, shopUrl, shopName } }: { page: OrderPageData }) {
  const isPhone = useIsPhone();
  const mayPrint = useCanAfterPin()("printing:print");
  const [print, isPrinting] = usePrintSlip(order.id);
  const toShop = text("shop", { shop: shopName });
  if (isPhone) {
    const openShop = () => window.open(shopUrl, "_blank", "noreferrer");
    const slip = { label: text("slip"), icon: <IconPrinter size={18} />, onSelect: () => void print() };
    const shop = { label: toShop, icon: <IconExternalLink size={18} />, onSelect: openShop };
    return <Menu label={text("more")} icon={<IconDots size={20} />} items={[...(mayPrint ? [slip] : []), shop]} />;
  }
  return (
    <>
      {mayPrint && (
        <Button icon={<IconPrinter size={18} aria-hidden="true" />} isBusy={isPrinting} onClick={() => void print()}>
          {text("slip")}
        </Button>
      )}
      <a className={classes.shop} href={shopUrl} target="_blank" rel="noreferrer">
        <IconExternalLink size={18} aria-hidden="true" />
        {toShop}
      </a>
    </>
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
      <b>{text("due", { time: momentWords(order.dueAt, { now, timeZone }) })}</b> {words}
    </span>
  );
}
