import { Link } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { broughtText } from "./brought-text.ts";
import { customerBuysQuery } from "./page.queries.ts";
import type { CustomerBuy } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";
import rowClasses from "./rows.module.css";
import { rowsOfPage, TabList } from "./tab-list.tsx";
import type { TabColumn } from "./tab-list.tsx";
import { useStoreName } from "./use-store-name.ts";

/** What a customer brought, the newest first; buys of another store are named. */
export function BuysTab({ customerId }: { customerId: string }) {
  const variables = { customerId, first: rowsOfPage };
  const read = useRead(customerBuysQuery, { variables, live: ["Buy", "Customer", "pos-buy"] });
  const columns: readonly TabColumn<CustomerBuy>[] = [
    { name: text("column.buy"), renderCell: (buy) => <BuyNumber buy={buy} /> },
    { name: text("column.date"), renderCell: ({ businessDate }) => formatDate(businessDate) },
    { name: text("column.brought"), renderCell: broughtText, isExtra: true },
    { name: text("column.pieces"), renderCell: (buy) => formatNumber(piecesOf(buy)), isNumber: true },
    { name: text("column.taken"), renderCell: ({ itemsTaken }) => formatNumber(itemsTaken), isNumber: true },
    { name: text("column.takeRate"), renderCell: (buy) => <TakeRate buy={buy} />, isNumber: true },
    { name: text("column.paid"), renderCell: (buy) => <Paid buy={buy} />, isNumber: true, isSum: true },
    { name: text("column.as"), renderCell: payoutText, isExtra: true },
  ];
  return (
    <TabList
      label={text("tab.buys")}
      read={read}
      list={read.status === "ready" ? read.data.customerBuys : null}
      variables={variables}
      columns={columns}
      rowClass={({ isOpen }) => (isOpen ? rowClasses.current : undefined)}
      empty={{ title: text("none.buys"), text: text("none.buysText") }}
    />
  );
}

function BuyNumber({ buy }: { buy: CustomerBuy }) {
  const storeId = useActiveStoreId();
  const other = useStoreName()(buy.storeId);
  return other === null && storeId !== null ? (
    <Link to="/s/$storeId/customers/detail/buys/show/$buyId" params={{ storeId, buyId: buy.id }}>
      {text("column.buy")} {buy.number}
    </Link>
  ) : (
    <span className={classes.named}>
      {text("column.buy")} {buy.number} <small>{text("elsewhere", { store: other ?? "" })}</small>
    </span>
  );
}

function TakeRate({ buy }: { buy: CustomerBuy }) {
  const tenths = percentOf(buy.itemsTaken, piecesOf(buy));
  return (
    <span className={rowClasses.rate}>
      {tenths !== null && <meter min={0} max={1000} value={tenths} aria-hidden="true" />}
      <span>{formatWholePercent(tenths)}</span>
    </span>
  );
}

function Paid({ buy }: { buy: CustomerBuy }) {
  if (buy.isCancelled) {
    return <Badge>{text("cancelled")}</Badge>;
  }
  return buy.isOpen ? <Badge tone="accent">{stageText(buy.stage)}</Badge> : formatMoney(buy.paid);
}

const stageTexts: Readonly<Record<string, "stage.sorting" | "stage.ready" | "stage.notified">> = {
  sorting: "stage.sorting",
  ready: "stage.ready",
  notified: "stage.notified",
};

function stageText(stage: string): string {
  return text(stageTexts[stage] ?? "stage.waiting");
}

const payoutTexts: Readonly<Record<string, "payout.cash" | "payout.credit" | "payout.check" | "payout.digital">> = {
  cash: "payout.cash",
  credit: "payout.credit",
  check: "payout.check",
  digital: "payout.digital",
};

function payoutText({ payout, isOpen }: CustomerBuy): string {
  const key = isOpen || payout === null ? undefined : payoutTexts[payout];
  return key === undefined ? unknownText : text(key);
}

function piecesOf({ itemsTaken, itemsPassed }: CustomerBuy): number | null {
  return itemsTaken === null || itemsPassed === null ? null : itemsTaken + itemsPassed;
}
