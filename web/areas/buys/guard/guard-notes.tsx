import { formatWeeks } from "#common/buys/supply.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { text } from "./guard-text.ts";
import { useBuyingGuard } from "./use-buying-guard.ts";
import classes from "./guard.module.css";

/** While an amount is typed that the drawer's plan does not have; paying goes on all the same. */
export function CashNote({ amount }: { amount: number | null }) {
  const cash = useBuyingGuard()?.cash ?? null;
  const isOver = cash !== null && amount !== null && amount > Math.max(0, cash.left);
  return (
    <output>
      {isOver && (
        <span className={classes.warning}>
          {text(cash.left > 0 ? "note.cash" : "note.cashOver", {
            ...{ left: formatWholeMoney(cash.left), plan: formatWholeMoney(cash.plan) },
            ...{ amount: formatMoney(amount), over: formatMoney(amount - cash.left) },
          })}
        </span>
      )}
    </output>
  );
}

const mostNamed = 3;

/** Beside the counts of what is taken. */
export function SupplyNote() {
  const guard = useBuyingGuard();
  if (guard === null || guard.full.length === 0) {
    return null;
  }
  const names = guard.full
    .slice(0, mostNamed)
    .map(({ name, weeks }) => text("note.name", { name, weeks: formatWeeks(weeks) }))
    .join(", ");
  return <p className={classes.warning}>{text("note.full", { weeks: guard.mostWeeks ?? 0, names })}</p>;
}
