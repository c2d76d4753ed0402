import { formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";

type OpenToBuyFiguresProps = { buys: NonNullable<DaybookGoal["openToBuy"]> };

/** A store that does not sell yet watches what it buys. */
export function OpenToBuyFigures({ buys: { today, total } }: OpenToBuyFiguresProps) {
  const of = (whole: string): string => text("goal.of", { target: whole });
  return (
    <div className={classes.figures}>
      <Figure label={text("goal.buysToday")} value={formatNumber(today.buys)} />
      <Figure label={text("goal.buysTotal")} value={formatNumber(total.buys)} />
      <Figure
        label={text("goal.itemsBought")}
        value={formatNumber(today.itemsBought)}
        beside={of(formatNumber(total.itemsBought))}
      />
      {today.paid !== null && total.paid !== null && (
        <Figure
          label={text("goal.paid")}
          value={formatWholeMoney(today.paid)}
          beside={of(formatWholeMoney(total.paid))}
        />
      )}
    </div>
  );
}
