import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { AwardPoints, AwardStateWords } from "#web/areas/automations/shared/award-words.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { customerLoyaltyQuery, housePointsQuery } from "./page.queries.ts";
import type { CustomerAward } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";
import { rowsOfPage, TabList } from "./tab-list.tsx";
import type { TabColumn } from "./tab-list.tsx";
import { useStoreName } from "./use-store-name.ts";

/** Each transaction with its points and the reason, below what the customer has in house points. */
export function LoyaltyTab({ customerId }: { customerId: string }) {
  const storeName = useStoreName();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const variables = { customerId, first: rowsOfPage };
  const read = useRead(customerLoyaltyQuery, { variables, live: ["Integration", "Customer"] });
  const columns: readonly TabColumn<CustomerAward>[] = [
    {
      name: text("column.transaction"),
      renderCell: ({ kind, number }) => text(kind === "SALE" ? "loyalty.sale" : "loyalty.buy", { number }),
    },
    { name: text("column.date"), renderCell: ({ happenedAt }) => formatInstantDate(new Date(happenedAt), timeZone) },
    { name: text("column.store"), renderCell: ({ storeId }) => storeName(storeId) ?? "", isExtra: true },
    { name: text("column.counts"), renderCell: ({ base }) => formatMoney(base), isNumber: true, isExtra: true },
    { name: text("column.points"), renderCell: (award) => <AwardPoints award={award} />, isNumber: true },
    { name: text("column.state"), renderCell: (award) => <AwardStateWords award={award} /> },
  ];
  return (
    <>
      <HousePoints customerId={customerId} />
      <TabList
        label={text("tab.loyalty")}
        read={read}
        list={read.status === "ready" ? read.data.customerLoyalty : null}
        variables={variables}
        columns={columns}
        empty={{ title: text("none.loyalty"), text: text("none.loyaltyText") }}
      />
    </>
  );
}

/** Nothing where the store keeps no points of its own: a service shows its customers what they have. */
function HousePoints({ customerId }: { customerId: string }) {
  const read = useRead(housePointsQuery, { variables: { id: customerId }, live: ["Integration", "Customer"] });
  const points = read.status === "ready" ? read.data.customer.housePoints : null;
  return points === null ? null : (
    <p className={classes.points}>
      <strong>{formatNumber(points)}</strong> {text("loyalty.balance", { count: points })}
    </p>
  );
}
