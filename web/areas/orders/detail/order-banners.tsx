import { IconAlertCircle, IconBan, IconClockExclamation, IconPlugConnectedX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatTime } from "#common/time-format.ts";
import { relativeTime } from "#common/relative-time.ts";
import { momentWords } from "#web/areas/orders/shared/due-words.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./detail-text.ts";
import { retryWriteMutation } from "./detail.queries.ts";
import type { OrderPageData } from "./detail.queries.ts";
import { useOrderAct } from "./use-order-act.ts";
import classes from "./order.module.css";

type PageProps = { page: OrderPageData };

/** What stands in the order's way, and the way out of it. */
export function OrderBanners({ page }: PageProps) {
  const { state, isReconciled } = page.order;
  const isOpen = state === "NEW" || state === "PICKING" || state === "PROBLEM";
  return (
    <>
      {state === "CANCELLED" && <Cancelled page={page} />}
      {state === "PROBLEM" && <Problem page={page} />}
      {state === "NEW" && isReconciled && <Reconciled page={page} />}
      {isOpen && page.isFeedStale && <Quiet page={page} />}
      {page.writeState === "FAILED" && <Unwritten page={page} />}
    </>
  );
}

type BannerProps = { tone: "bad" | "warn"; icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

function Banner({ tone, icon, title, children, action }: BannerProps) {
  return (
    <section className={classes.banner} data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      {icon}
      <p>
        <b>{title}</b> {children}
      </p>
      {action}
    </section>
  );
}

function Cancelled({ page: { order } }: PageProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const time = momentWords(order.cancelledAt ?? order.stateAt, { now, timeZone });
  const isShelved = order.shelf !== null && !order.isPutBack;
  return (
    <Banner tone="bad" icon={<IconBan size={20} aria-hidden="true" />} title={text("cancelled", { time })}>
      {isShelved
        ? text("cancelled.shelf", { shelf: order.shelf ?? "" })
        : text(order.isPutBack ? "cancelled.done" : "cancelled.text")}
    </Banner>
  );
}

function Problem({ page: { order, shopName, shopUrl } }: PageProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const open = order.lines.filter(({ quantity }) => quantity > 0);
  const sold = open.filter(({ pickState }) => pickState === "SOLD_IN_STORE");
  const missing = open.filter(({ pickState }) => pickState === "MISSING");
  const [first] = sold.length > 0 ? sold : missing;
  const at = first?.pickedAt ?? null;
  const words = {
    item: first?.title ?? "",
    time: at === null ? "" : relativeTime(new Date(at), { now, timeZone }),
    count: sold.length > 0 ? sold.length : missing.length,
  };
  return (
    <Banner
      tone="bad"
      icon={<IconAlertCircle size={20} aria-hidden="true" />}
      title={text(sold.length > 0 ? "problem.sold" : "problem.missing", words)}
      action={
        <a className={classes.shop} href={shopUrl} target="_blank" rel="noreferrer">
          {text("problem.refund", { shop: shopName })}
        </a>
      }
    >
      {text("problem.text", { shop: shopName })}
    </Banner>
  );
}

function Reconciled({ page: { order, shopName } }: PageProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const timeOf = (at: string) => formatTime(new Date(at), timeZone);
  const words = { placed: timeOf(order.placedAt), found: timeOf(order.receivedAt), shop: shopName };
  return (
    <Banner tone="warn" icon={<IconClockExclamation size={20} aria-hidden="true" />} title={text("reconciled")}>
      {text("reconciled.text", words)}
    </Banner>
  );
}

function Quiet({ page: { feedAt } }: PageProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const title = feedAt === null ? text("stale.never") : text("stale", { time: formatTime(new Date(feedAt), timeZone) });
  return (
    <Banner tone="warn" icon={<IconPlugConnectedX size={20} aria-hidden="true" />} title={title}>
      {text("stale.text")}
    </Banner>
  );
}

function Unwritten({ page: { order, shopName, writeProblem } }: PageProps) {
  const [retry, isRetrying] = useOrderAct(retryWriteMutation);
  return (
    <Banner
      tone="bad"
      icon={<IconAlertCircle size={20} aria-hidden="true" />}
      title={text("write.FAILED", { shop: shopName })}
      action={
        <Button isBusy={isRetrying} onClick={() => void retry({ id: order.id })}>
          {text("act.retry")}
        </Button>
      }
    >
      {writeProblem}
    </Banner>
  );
}
