import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { monthEffect } from "#common/goals/standing-goals.ts";
import { formatWholeMoney } from "#common/money.ts";
import { monthName } from "#web/areas/goals/goal-words.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";

type MonthEffectNoteProps = {
  before: MonthPlan;
  after: MonthPlan;
  /** The day that is changed itself; null where the whole month is. */
  date: string | null;
};

/** What saving would do to the rest of the month; follows what is typed. Nothing where it does nothing. */
export function MonthEffectNote({ before, after, date }: MonthEffectNoteProps) {
  const effect = monthEffect(before, after, date);
  const isSameTotal = effect.totalCents === effect.totalBeforeCents;
  if (effect.days === 0 && isSameTotal) {
    return null;
  }
  const month = monthName(before.month);
  const total = formatWholeMoney(effect.totalCents);
  const least = formatWholeMoney(effect.leastCents);
  const most = formatWholeMoney(effect.mostCents);
  const others =
    effect.days === 0
      ? text("effect.noOthers")
      : text(effect.isDrop ? "effect.drop" : "effect.rise", {
          count: effect.days,
          amount: least === most ? least : text("effect.range", { least, most }),
        });
  return (
    <output className={classes.effect}>
      {others} {text(isSameTotal ? "effect.sameTotal" : "effect.newTotal", { month, total })}
    </output>
  );
}
