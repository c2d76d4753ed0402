import { useRead } from "#web/platform/graphql/use-read.ts";
import classes from "./buys-badge.module.css";
import { text } from "./buys-badge-text.ts";
import { openBuysQuery } from "./open-buys.queries.ts";

/** Beside the area's name: how many sellers wait, and for how many of them the offer is ready. */
export function BuysBadge() {
  const read = useRead(openBuysQuery, { live: ["Buy", "pos-buy"] });
  if (read.status !== "ready" || read.data.buyDesk.openCount === 0) {
    return null;
  }
  const { openCount, buys, registerBuys } = read.data.buyDesk;
  const readyCount =
    buys.filter(({ buy }) => buy.stage === "READY").length +
    registerBuys.filter(({ readyAt }) => readyAt !== null).length;
  return (
    <span className={classes.badges}>
      <span className={classes.badge} title={text("open", { count: openCount })}>
        {openCount}
        <span className={classes.words}> {text("open", { count: openCount })}</span>
      </span>
      {readyCount > 0 && (
        <span className={classes.badge} data-ready title={text("ready", { count: readyCount })}>
          {readyCount}
          <span className={classes.words}> {text("ready", { count: readyCount })}</span>
        </span>
      )}
    </span>
  );
}
