import { useState } from "react";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import type { BorrowedSeason } from "#common/goals/borrowed-season.ts";
import { firstOfMonth } from "#common/business-date.ts";
import { monthSummary } from "#common/goals/month-summary.ts";
import { resolveMonth, totalOf } from "#common/goals/resolve-month.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { monthName, signedPercent } from "./goal-words.ts";
import classes from "./goals.module.css";
import { copyExclusionsMutation, goalSettingsQuery } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { MonthGoalForm } from "./month-goal-form.tsx";
import type { PanelParts } from "./panel-parts.ts";
import { growthWords, minimumPart } from "./preview-line.tsx";
import { showOutcome } from "./use-goal-change.ts";

type MonthSum = { label: string; value: string | null; why: string; note: string | null; isShort?: boolean };

/** How the month stands in one row: its goal, what is sold of it, what is still to come, and what the rule alone gives. */
export function MonthHeadline(props: PanelParts) {
  const { settings, plan, days } = props;
  const [isChanging, setIsChanging] = useState(false);
  const isOver = plan.month < firstOfMonth(settings.today);
  const goal = goalSum(props);
  const sums = [soldSum(props), ...sumsToCome(props)].filter((sum) => sum !== null);
  return (
    <div className={classes.headline}>
      <div className={classes.sums}>
        <div className={classes.monthGoal}>
          <Sum sum={goal} />
          {!isOver && !isChanging && (
            <Button
              data-no-print
              onClick={() => setIsChanging(true)}
              aria-label={text("month.changeLabel", monthOf(plan))}
            >
              {text(goal.value === null ? "month.set" : "month.change")}
            </Button>
          )}
        </div>
        {sums.map((sum) => (
          <div key={sum.label}>
            <Sum sum={sum} />
          </div>
        ))}
      </div>
      {isChanging && <MonthGoalForm settings={settings} plan={plan} days={days} onDone={() => setIsChanging(false)} />}
      {plan.history.season !== undefined && <SeasonNote season={plan.history.season} />}
      {settings.copyableExclusions > 0 && <CopyExclusions settings={settings} plan={plan} />}
    </div>
  );
}

/** Which year the goals stand on while the store has none; gone when it has. */
function SeasonNote({ season: { sisters, until } }: { season: BorrowedSeason }) {
  const date = formatDate(until);
  return (
    <p className={classes.season}>
      {sisters === 0 ? text("season.none", { date }) : text("season.borrowed", { count: sisters, date })}
    </p>
  );
}

function Sum({ sum: { label, value, why, note, isShort } }: { sum: MonthSum }) {
  return (
    <div>
      <Figure label={label} value={value} explanation={<p>{why}</p>} />
      {note !== null && <small data-short={isShort}>{note}</small>}
    </div>
  );
}

/** The exclusions that last year's same days have. */
function CopyExclusions({ settings, plan: { month } }: Pick<PanelParts, "settings" | "plan">) {
  const [copy, isCopying] = useChange(copyExclusionsMutation);
  const copyAll = async () => {
    const outcome = await copy({ month }, { refetches: [goalSettingsQuery] });
    const count = outcome.isDone ? outcome.data.copyExclusions.length : 0;
    showOutcome(outcome, text("month.copied", { count }));
  };
  return (
    <div className={classes.monthFoot}>
      <Button isBusy={isCopying} onClick={() => void copyAll()}>
        {text("month.copy", { count: settings.copyableExclusions })}
      </Button>
    </div>
  );
}

function monthOf({ month }: PanelParts["plan"]): { month: string } {
  return { month: monthName(month) };
}

function goalSum({ plan, days }: PanelParts): MonthSum {
  const { totalCents, growthTenths, fromMinimumCents, takenCents } = monthSummary(days);
  const notes = [
    growthTenths === null ? null : growthWords(days, growthTenths),
    minimumPart(fromMinimumCents, takenCents),
  ].filter((note) => note !== null);
  return {
    label: text("month.goal", monthOf(plan)),
    value: totalCents === null ? null : formatWholeMoney(totalCents),
    why: text(plan.monthGoalCents === null ? "sum.why.goalOfRule" : "sum.why.goalOfMonth"),
    note: totalCents === null ? text("preview.none") : notes.join(", ") || null,
  };
}

/**
 * The month's days that are over and had a goal, those of them whose sales are known, and what they sold. On a closed day
 * nothing is missing.
 */
function soldSoFar({ plan, days, settings: { today } }: PanelParts) {
  const over = days.filter(({ date, salesCents }) => date < today && salesCents !== null);
  const sold = over.filter(({ date }) => plan.history.sales.has(date));
  const soldCents = sold.reduce<Cents>((sum, { date }) => sum + (plan.history.sales.get(date) ?? 0), 0);
  const missing = over.filter(({ date, rule }) => rule !== "closed" && !plan.history.sales.has(date)).length;
  return { over, sold, missing, soldCents };
}

/** A day without figures is left out on both sides: held against its goal it would look like a bad month. */
function soldSum(parts: PanelParts): MonthSum | null {
  const { over, sold, missing, soldCents } = soldSoFar(parts);
  const last = over.at(-1);
  if (last === undefined) {
    return null;
  }
  const sum = { label: text("sum.sold", { date: formatDayOfMonth(last.date) }), why: text("sum.why.sold") };
  const unknown = missing === 0 ? null : text("sum.missing", { count: missing });
  if (sold.length === 0) {
    return { ...sum, value: null, note: unknown };
  }
  const gap = soldCents - (totalOf(sold) ?? 0);
  const beside = text(gap < 0 ? "sum.behind" : "sum.ahead", { amount: formatWholeMoney(Math.abs(gap)) });
  return {
    ...sum,
    value: formatWholeMoney(soldCents),
    note: unknown === null ? beside : `${beside}, ${unknown}`,
    isShort: gap < 0,
  };
}

function sumsToCome(parts: PanelParts): MonthSum[] {
  const { plan, days, settings } = parts;
  const toCome = days.filter(({ date, rule }) => date >= settings.today && rule !== "closed");
  const total = totalOf(toCome);
  if (total === null) {
    return [];
  }
  const dates = new Set(toCome.map(({ date }) => date));
  const byRule = resolveMonth({ ...plan, monthGoalCents: null, dayGoals: [] });
  const ruleTotal = totalOf(byRule.filter(({ date }) => dates.has(date)));
  const toComeSum = {
    label: text("sum.toCome"),
    value: formatWholeMoney(total),
    why: text("sum.why.toCome"),
    note: neededNote(parts, toCome.length),
  };
  if (ruleTotal === null || ruleTotal === total) {
    return [toComeSum];
  }
  const percent = percentOf(ruleTotal - total, total);
  const ruleSum = {
    label: text("sum.rule"),
    value: formatWholeMoney(ruleTotal),
    why: text("sum.why.rule"),
    note: percent === null ? null : signedPercent(percent),
  };
  return [toComeSum, ruleSum];
}

/** How many open days are left, and what each has to bring for the month's goal once some are over. */
function neededNote(parts: PanelParts, count: number): string {
  const { over, missing, soldCents } = soldSoFar(parts);
  const openDays = text("sum.days", { count });
  if (over.length === 0 || missing > 0) {
    return openDays;
  }
  const left = (monthSummary(parts.days).totalCents ?? 0) - soldCents;
  return left <= 0
    ? text("sum.reached", { days: openDays })
    : text("sum.needed", { days: openDays, amount: formatWholeMoney(Math.ceil(left / count / 100) * 100) });
}
