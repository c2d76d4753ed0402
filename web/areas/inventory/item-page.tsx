import { IconHourglass, IconLock, IconPlugConnectedX } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { relativeTime } from "#common/relative-time.ts";
import { formatTime } from "#common/time-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { CodeField } from "#web/ui/scanner/code-field.tsx";
import { ItemHistoryCards } from "./item-history.tsx";
import { ItemLinks } from "./item-links.tsx";
import { text } from "./item-text.ts";
import { itemQuery } from "./item.queries.ts";
import type { Item, ItemView } from "./item.queries.ts";
import classes from "./item.module.css";

const route = "/s/$storeId/inventory/detail/show/$inventoryItemId";

/** A piece as the register has it. Nothing is changed here. */
export function ItemPage() {
  const { storeId, inventoryItemId: id } = useParams({ from: route });
  const read = useRead(itemQuery, { variables: { id }, live: ["pos-inventoryItem", "OnlineOrder", "device"] });
  const view = read.status === "ready" ? read.data.inventoryItem : null;
  if (view !== null && view.item !== null) {
    return <ShownItem view={view} item={view.item} />;
  }
  return (
    <Page
      width="form"
      title={view === null ? id : text("missing", { pos: view.posName ?? text("missingPos") })}
      back={
        <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: undefined }}>
          {text("back")}
        </BackLink>
      }
    >
      {view !== null && <Freshness view={view} />}
      <Card>{view === null ? <ReadState read={read} /> : <MissingItem code={id} />}</Card>
    </Page>
  );
}

function MissingItem({ code }: { code: string }) {
  const navigate = useNavigate({ from: route });
  const input = useRef<HTMLInputElement>(null);
  useEffect(function putCursorInField() {
    input.current?.focus({ preventScroll: true });
  }, []);
  const field = (
    <CodeField
      label={text("field")}
      placeholder={text("example")}
      go={text("go")}
      isPrimary
      isBusy={false}
      field={input}
      onCode={(next) => void navigate({ params: (params) => ({ ...params, inventoryItemId: next }), replace: true })}
    />
  );
  return <EmptyState title={text("again")} text={text("missingText", { code })} action={field} />;
}

const tones: Readonly<Record<Item["status"], Tone>> = {
  IN_STOCK: "neutral",
  CLEARANCE: "warn",
  SOLD: "neutral",
  TRANSFERRED: "neutral",
  REMOVED: "bad",
};

/** What the piece is now: what holds it back from the floor comes before what the register calls it. */
function StatusBadge({ item: { status, holdUntil, orderState } }: { item: Item }) {
  const isHere = status === "IN_STOCK" || status === "CLEARANCE";
  if (isHere && holdUntil !== null) {
    return <Badge tone="warn">{text("status.ON_HOLD")}</Badge>;
  }
  return isHere && orderState !== null && orderState !== "done" ? (
    <Badge tone="accent">{text("status.ONLINE")}</Badge>
  ) : (
    <Badge tone={tones[status]}>{text(`status.${status}`)}</Badge>
  );
}

function ShownItem({ view, item }: { view: ItemView; item: Item }) {
  const { storeId } = useParams({ from: route });
  return (
    <Page
      title={item.description}
      back={
        <BackLink to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: undefined }}>
          {text("back")}
        </BackLink>
      }
      about={
        <span className={classes.badges}>
          {item.size !== null && item.size !== "" && (
            <Badge>
              {text("size")} {item.size}
            </Badge>
          )}
          <StatusBadge item={item} />
          <Badge>{text(item.isNew ? "goods.new" : "goods.used")}</Badge>
        </span>
      }
    >
      <Freshness view={view} />
      {item.holdUntil !== null && (
        <p className={classes.stale}>
          <IconHourglass size={20} aria-hidden="true" />
          <span>
            <b>{text("hold", { date: formatDate(item.holdUntil) })}.</b> {text("hold.text")}
          </span>
        </p>
      )}
      <Figures item={item} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ItemHistoryCards item={item} />
        </div>
        <div className={classes.column}>
          <ItemLinks item={item} />
          <RegisterFacts item={item} />
        </div>
      </div>
    </Page>
  );
}

/** Whether what is shown may have changed since: the register was silent for more than half an hour. */
function Freshness({ view: { feedAt, isFeedStale } }: { view: ItemView }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  if (!isFeedStale) {
    return feedAt === null ? null : (
      <p className={classes.fresh}>{text("fresh", { time: formatTime(new Date(feedAt), timeZone) })}</p>
    );
  }
  const at = feedAt === null ? null : new Date(feedAt);
  return (
    <output className={classes.stale}>
      <IconPlugConnectedX size={20} aria-hidden="true" />
      <span>
        <b>
          {at === null
            ? text("stale.never")
            : text("stale", { time: formatTime(at, timeZone), ago: relativeTime(at, { now, timeZone }) })}
        </b>{" "}
        {text("stale.text")}
      </span>
    </output>
  );
}

type Fact = { label: string; value: string; detail: string };

function Figures({ item }: { item: Item }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const dateOf = (at: string) => formatInstantDate(new Date(at), timeZone);
  const { price, cost, margin, days, receivedAt, soldAt, soldPrice, quantity } = item;
  const isSold = item.status === "SOLD" && soldPrice !== null;
  const shownPrice = isSold ? soldPrice : price;
  const earned = cost === null ? null : shownPrice - cost;
  const facts: Fact[] = [
    {
      label: text(isSold ? "soldFor" : "price"),
      value: formatMoney(shownPrice),
      detail: isSold && soldPrice !== price ? text("soldFor.was", { price: formatMoney(price) }) : "",
    },
    { label: text("cost"), value: formatMoney(cost), detail: "" },
    {
      label: text("margin"),
      value: formatPercent(margin),
      detail:
        margin === null ? "" : text("margin.text", { earned: formatMoney(earned), price: formatMoney(shownPrice) }),
    },
    {
      label: text("age"),
      value: text("age.days", { count: days }),
      detail:
        soldAt === null
          ? text("age.since", { date: dateOf(receivedAt) })
          : text("age.until", { from: dateOf(receivedAt), to: dateOf(soldAt) }),
    },
    ...(item.isNew ? [{ label: text("quantity"), value: String(quantity), detail: "" }] : []),
  ];
  return (
    <dl className={classes.figures}>
      {facts.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {detail !== "" && <small>{detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RegisterFacts({ item }: { item: Item }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { sku, categoryPath, brand, receivedAt } = item;
  const rows = [
    [text("fact.tag"), sku],
    [text("fact.department"), categoryPath[0] ?? unknownText],
    [text("fact.category"), categoryPath.at(-1) ?? unknownText],
    [text("fact.brand"), brand ?? unknownText],
    [text("fact.received"), formatInstantDate(new Date(receivedAt), timeZone)],
  ] as const;
  return (
    <Card title={text("register")}>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.readOnly}>
        <IconLock size={16} aria-hidden="true" />
        {text("readOnly")}
      </p>
    </Card>
  );
}
