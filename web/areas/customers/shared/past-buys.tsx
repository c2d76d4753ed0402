import { Link } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./customers-text.ts";
import type { PastBuy } from "./customers.queries.ts";
import classes from "./customer.module.css";

/** What a customer has brought so far, the newest first; those of another store are named. */
export function PastBuys({ buys }: { buys: readonly PastBuy[] }) {
  const storeId = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  if (buys.length === 0) {
    return <p className={classes.none}>{text("buys.none")}</p>;
  }
  return (
    <ul className={classes.buys}>
      {buys.map((buy) => {
        const isHere = Number(buy.storeId) === storeId;
        const counts = { taken: buy.itemsTaken ?? 0, count: buy.itemsPassed ?? 0 };
        const store = stores.find(({ id }) => id === Number(buy.storeId))?.name ?? "";
        return (
          <li key={buy.id}>
            {isHere && storeId !== null ? (
              <Link to="/s/$storeId/customers/detail/buys/show/$buyId" params={{ storeId, buyId: buy.id }}>
                {text("buys.number", { number: buy.number })}
              </Link>
            ) : (
              <b>{text("buys.number", { number: buy.number })}</b>
            )}
            <span>{formatDate(buy.businessDate)}</span>
            <span className={classes.soft}>
              {buy.itemsTaken === null ? "" : text("buys.counts", counts)}
              {!isHere && text("buys.elsewhere", { store })}
            </span>
            <span className={classes.paid}>
              {buy.stage === "COMPLETE" ? formatMoney(buy.paid) : <Badge tone="accent">{text("buys.open")}</Badge>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
