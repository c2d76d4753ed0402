import { Link, useParams } from "@tanstack/react-router";
import { formatWeeks } from "#common/buys/supply.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import panels from "#web/areas/buys/shared/shared.module.css";
import { text } from "./guard-text.ts";
import type { BuyingGuard } from "./guard.queries.ts";
import { useBuyingGuard } from "./use-buying-guard.ts";
import classes from "./guard.module.css";

/** What is left in the drawer, and of what there is too much: figures for the buyer, which stop nobody. */
export function GuardPanel() {
  const guard = useBuyingGuard();
  if (guard === null || (guard.cash === null && guard.full.length === 0)) {
    return null;
  }
  return (
    <section className={panels.panel} aria-label={text("title")}>
      <h2>{text("title")}</h2>
      {guard.cash !== null && <CashLeft cash={guard.cash} />}
      {guard.full.length > 0 && <FullList guard={guard} />}
    </section>
  );
}

function CashLeft({ cash: { plan, paid, left } }: { cash: NonNullable<BuyingGuard["cash"]> }) {
  const money = { plan: formatWholeMoney(plan), paid: formatWholeMoney(paid), over: formatWholeMoney(-left) };
  if (left < 0) {
    return <p className={classes.warning}>{text("cash.over", money)}</p>;
  }
  return (
    <p className={classes.cash}>
      <span>{text("cash.left")}</span>
      <span>
        <b>{formatWholeMoney(left)}</b> {text("cash.of", money)}
      </span>
    </p>
  );
}

function FullList({ guard: { mostWeeks, full } }: { guard: BuyingGuard }) {
  return (
    <>
      <p className={classes.warning}>
        <b>{text("full.title", { weeks: mostWeeks ?? 0 })}</b> {text("full.still")}
      </p>
      <ul className={classes.full}>
        {full.map((supply) => (
          <FullRow key={supply.name} supply={supply} />
        ))}
      </ul>
    </>
  );
}

/** What is in bins can be looked at there: a sale, a swap with a sister store, or no more of it today. */
function FullRow({
  supply: { sectionId, name, weeks, floorItems, binItems },
}: {
  supply: BuyingGuard["full"][number];
}) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{placesText(floorItems, binItems)}</small>
      </span>
      <span className={classes.weeks}>
        <b>{text("full.weeks", { weeks: formatWeeks(weeks) })}</b>
        {sectionId !== null && (binItems ?? 0) > 0 && (
          <Link
            to="/s/$storeId/backstock"
            params={{ storeId }}
            search={{ section: sectionId }}
            className={classes.bins}
            aria-label={text("full.openOf", { name })}
          >
            {text("full.open")}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Where bins are said to hold all there is, how much of it is on the floor is not known. */
function placesText(floorItems: number, binItems: number | null): string {
  if (binItems === null) {
    return text("full.pieces", { count: floorItems });
  }
  const bins = formatNumber(binItems);
  return floorItems === 0 ? text("full.bins", { bins }) : text("full.floor", { floor: formatNumber(floorItems), bins });
}
