import { IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { BuyActs } from "./buy-acts.tsx";
import { BuyState } from "./buy-state.tsx";
import { BuyTimes } from "./buy-times.tsx";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import classes from "./home.module.css";

type BuyRowProps = {
  desk: DeskBuy;
  start: { posName: string; isLinked: boolean };
  storeId: number;
  now: Date;
  onSort: () => void;
  onComplete: () => void;
};

/** One pile: its number big, whose it is, how far it is, and the next thing to do. */
export function BuyRow({ desk, start, storeId, now, onSort, onComplete }: BuyRowProps) {
  const { buy, isCarriedOver } = desk;
  const { customer, stage } = buy;
  return (
    <li className={classes.row} data-carried={isCarriedOver}>
      <Link
        to="/s/$storeId/buys/detail/edit/$buyId"
        params={{ storeId, buyId: buy.id }}
        className={classes.number}
        aria-label={text("row.number", { number: buy.number })}
      >
        {buy.number}
      </Link>
      <span className={classes.person}>
        <Link
          to="/s/$storeId/buys/detail/customer/show/$customerId"
          params={{ storeId, customerId: customer.id }}
          className={classes.name}
        >
          {customer.fullName}
        </Link>
        <small>
          {[pileText(buy), buy.location !== "" && text("row.at", { place: buy.location })].filter(Boolean).join(" ")}
        </small>
      </span>
      <BuyState desk={desk} pos={start.posName} />
      <BuyTimes desk={desk} now={now} />
      <span className={classes.acts}>
        {stage === "READY" && (
          <a
            href={`tel:${customer.mobile}`}
            className={classes.call}
            aria-label={text("act.call", { name: customer.fullName })}
          >
            <IconPhone size={18} aria-hidden="true" />
          </a>
        )}
        <BuyActs desk={desk} start={start} onSort={onSort} onComplete={onComplete} />
      </span>
    </li>
  );
}
