import { useRead } from "#web/platform/graphql/use-read.ts";
import { Unseen } from "#web/ui/unseen.tsx";
import classes from "./buys-badge.module.css";
import { text } from "./buys-badge-text.ts";
import { openBuyCountsQuery } from "./open-buys.queries.ts";

/** Beside the area's name: how many sellers wait, and for how many of them the offer is ready. */
export function BuysBadge() {
  const read = useRead(openBuyCountsQuery, { live: ["Buy", "pos-buy"] });
  if (read.status !== "ready" || read.data.openBuyCounts.open === 0) {
    return null;
  }
  const { open, ready } = read.data.openBuyCounts;
  return (
    <span className={classes.badges}>
      <span className={classes.badge} title={text("open", { count: open })}>
        {open}
        <Unseen> {text("open", { count: open })}</Unseen>
      </span>
      {ready > 0 && (
        <span className={classes.badge} data-ready title={text("ready", { count: ready })}>
          {ready}
          <Unseen> {text("ready", { count: ready })}</Unseen>
        </span>
      )}
    </span>
  );
}
