import { useMemo } from "react";
import { weekdayOf } from "#common/business-date.ts";
import type { MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { goalSteps } from "#common/goals/goal-steps.ts";
import type { GoalStep } from "#common/goals/goal-steps.ts";
import { formatWholeMoney } from "#common/money.ts";
import { dayName, monthWord, signedPercent, specialName, weekdayName } from "#web/areas/goals/goal-words.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";

type WhyGoalProps = { day: ResolvedGoal; plan: MonthPlan };

/** The steps of the rule to the day's goal, whatever a person has fixed for it. Nothing where there is no rule's goal. */
export function WhyGoal({ day, plan }: WhyGoalProps) {
  const steps = useMemo(() => goalSteps(plan, day.date), [plan, day.date]);
  const last = steps.at(-1);
  if (last === undefined) {
    return null;
  }
  return (
    <section className={classes.why} aria-label={text("why.title", { amount: formatWholeMoney(last.cents) })}>
      <h3>{text("why.title", { amount: formatWholeMoney(last.cents) })}</h3>
      <dl>
        {steps.map((step) => {
          const { label, note } = stepWords(step, day, plan);
          return (
            <div key={step.kind} data-sum={step === last || step.kind === "mix"}>
              <dt>
                {label}
                {note !== null && <small>{note}</small>}
              </dt>
              <dd>{formatWholeMoney(step.cents)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type StepWords = { label: string; note: string | null };

function stepWords({ kind }: GoalStep, { date, comparison }: ResolvedGoal, plan: MonthPlan): StepWords {
  const { source, special, range } = comparison;
  const compared = dayName(comparison.date);
  const specialNote = special === null ? null : specialName(special, plan.calendar.country);
  const growthTenths = plan.defaults.findLast(({ startsOn }) => startsOn <= date)?.growthTenths ?? 0;
  const words: Record<GoalStep["kind"], StepWords> = {
    lastYear: { label: text("why.lastYear", { date: compared }), note: specialNote ?? text("why.grown") },
    around: { label: text("why.around"), note: text("why.grown") },
    recent: {
      label: text("why.recent", { weekday: weekdayName(weekdayOf(date)) }),
      note: text("why.recentHint"),
    },
    comparison: {
      label: source === "none" ? text("day.noComparison") : text(`why.comparison.${source}`, { date: compared }),
      note: range === undefined ? specialNote : likelyWords(range),
    },
    mix: { label: text("why.mix"), note: null },
    growth: { label: text("why.growth", { growth: signedPercent(growthTenths) }), note: null },
    minimum: { label: text("why.minimum"), note: null },
    held: { label: text("why.held"), note: null },
    share: {
      label: text("why.share", { month: monthWord(date), amount: formatWholeMoney(plan.monthGoalCents ?? 0) }),
      note: null,
    },
  };
  return words[kind];
}

function likelyWords({ lowCents, highCents }: NonNullable<ResolvedGoal["comparison"]["range"]>): string {
  return text("why.borrowedHint", { low: formatWholeMoney(lowCents), high: formatWholeMoney(highCents) });
}
