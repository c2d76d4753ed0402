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
      {date === null ? daysWords(effect, "month") : othersWords(effect)}{" "}
      {text(isSameTotal ? "effect.sameTotal" : "effect.newTotal", { month, total })}
    </output>
  );
}

type MonthEffect = ReturnType<typeof monthEffect>;

/** How many other days drop or rise, and by how much. */
export function othersWords(effect: MonthEffect): string {
  return effect.days === 0 ? text("effect.noOthers") : daysWords(effect, "others");
}

/** Of a month that is changed as a whole no day is another one. */
function daysWords({ days, isDrop, leastCents, mostCents }: MonthEffect, change: "others" | "month"): string {
  const least = formatWholeMoney(leastCents);
  const most = formatWholeMoney(mostCents);
  const keys = {
    others: isDrop ? "effect.drop" : "effect.rise",
    month: isDrop ? "effect.monthDrop" : "effect.monthRise",
  } as const;
  return text(keys[change], { count: days, amount: least === most ? least : text("effect.range", { least, most }) });
}
