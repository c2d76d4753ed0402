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
  return (
    <output className={classes.effect}>
      {othersWords(effect)} {text(isSameTotal ? "effect.sameTotal" : "effect.newTotal", { month, total })}
    </output>
  );
}

/** How many other days drop or rise, and by how much. */
export function othersWords({ days, isDrop, leastCents, mostCents }: ReturnType<typeof monthEffect>): string {
  if (days === 0) {
    return text("effect.noOthers");
  }
  const least = formatWholeMoney(leastCents);
  const most = formatWholeMoney(mostCents);
  return text(isDrop ? "effect.drop" : "effect.rise", {
    count: days,
    amount: least === most ? least : text("effect.range", { least, most }),
  });
}
