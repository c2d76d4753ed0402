import { useParams } from "@tanstack/react-router";
import { formatInstantDate } from "#common/date-format.ts";
import { marginOf } from "#common/inventory/item-figures.ts";
import { formatMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { LineChart } from "#web/ui/figures/line-chart.tsx";
import { text } from "./item-text.ts";
import { itemHistoryQuery } from "./item.queries.ts";
import type { Item, ItemHistory } from "./item.queries.ts";
import classes from "./item.module.css";

const chartHeight = 220;

/** How pieces like it sell with age and where this one is among them, and the prices that it had. */
export function ItemHistoryCards({ item }: { item: Item }) {
  const { inventoryItemId: id } = useParams({ from: "/s/$storeId/inventory/detail/show/$inventoryItemId" });
  const read = useRead(itemHistoryQuery, { variables: { id }, live: ["pos-inventoryItem"] });
  if (read.status !== "ready") {
    return (
      <Card title={text("peers")}>
        <ReadState read={read} />
      </Card>
    );
  }
  const { prices, peers } = read.data.inventoryHistory;
  return (
    <>
      {!item.isNew && <PeersCard item={item} peers={peers} />}
      {prices.length > 0 && <PricesCard item={item} prices={prices} />}
    </>
  );
}

/** The name of what it is compared with, such as "Girls, Outerwear in 6X". */
function peersName({ categoryPath, size }: Item, isSized: boolean): string {
  const category = categoryPath.join(", ");
  return isSized && size !== null ? text("peers.sized", { category, size }) : category;
}

function PeersCard({ item, peers }: { item: Item; peers: ItemHistory["peers"] }) {
  if (peers === null) {
    return (
      <Card title={text("peers")}>
        <p className={classes.hint}>{text("peers.few")}</p>
      </Card>
    );
  }
  const { isSized, pieces, points, usualDays, shareNow, shareIn60 } = peers;
  // A line up from its age to the curve.
  const here = [0, shareNow ?? 0].map((y) => ({ x: item.days, y }));
  const name = peersName(item, isSized);
  const words = [
    shareNow !== null && text("peers.now", { day: item.days, share: formatPercent(shareNow) }),
    shareIn60 !== null && text("peers.in60", { share: formatPercent(shareIn60), count: pieces }),
    usualDays !== null && text("peers.usual", { count: usualDays }),
  ].filter((line) => line !== false);
  return (
    <Card title={text("peers.of", { name })}>
      <p className={classes.peerWords}>
        {words.map((line, at) => (at === 0 ? <b key={line}>{line}</b> : <span key={line}>{line}</span>))}
      </p>
      <LineChart
        label={text("peers.label", { name })}
        series={[
          { name: text("peers.like"), kind: "goal", points: points.map(({ days, share }) => ({ x: days, y: share })) },
          ...(shareNow === null ? [] : [{ name: text("peers.this"), kind: "actual" as const, points: here }]),
        ]}
        formatX={(days) => text("peers.day", { day: days })}
        formatY={formatPercent}
        height={chartHeight}
        hasTable={false}
      />
    </Card>
  );
}

function PricesCard({ item, prices }: { item: Item; prices: ItemHistory["prices"] }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <Card title={text("prices")} hasPadding={false}>
      <table className={classes.prices} aria-label={text("prices")}>
        <thead>
          <tr>
            <th scope="col">{text("prices.on")}</th>
            <th scope="col" data-number>
              {text("prices.from")}
            </th>
            <th scope="col" data-number>
              {text("prices.to")}
            </th>
            <th scope="col" data-number>
              {text("margin")}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ at, from, to }) => (
            <tr key={at}>
              <td>{formatInstantDate(new Date(at), timeZone)}</td>
              <td data-number>{formatMoney(from)}</td>
              <td data-number>
                <b>{formatMoney(to)}</b>
              </td>
              <td data-number>{formatPercent(marginOf({ price: to, cost: item.cost }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
