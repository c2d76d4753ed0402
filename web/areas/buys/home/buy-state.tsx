import { formatDayOfMonth } from "#common/date-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import classes from "./home.module.css";

const tones = { WAITING: "neutral", SORTING: "accent", READY: "good", COMPLETE: "neutral" } as const;

/** How far a buy is, and what is out of the ordinary about it. */
export function BuyState({ desk: { buy, isCarriedOver }, pos }: { desk: DeskBuy; pos: string }) {
  const { stage, outcome, posSync } = buy;
  return (
    <span className={classes.state}>
      <Badge tone={tones[stage]}>{outcome === null ? buyText(`stage.${stage}`) : buyText(`outcome.${outcome}`)}</Badge>
      {buy.isDropOff && <Badge>{text("row.dropOff")}</Badge>}
      {isCarriedOver && <Badge tone="warn">{text("row.carried", { date: formatDayOfMonth(buy.businessDate) })}</Badge>}
      {buy.customer.isDoNotBuy && <Badge tone="bad">{text("row.doNotBuy")}</Badge>}
      {posSync !== "LINKED" && (
        <Badge tone={posSync === "FAILED" ? "bad" : "warn"}>{buyText(`pos.${posSync}`, { pos })}</Badge>
      )}
    </span>
  );
}
