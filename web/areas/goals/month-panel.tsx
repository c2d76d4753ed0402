import { useSearch } from "@tanstack/react-router";
import { classNames } from "#web/ui/class-names.ts";
import type { Cents } from "#common/money.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { CalendarEvents } from "#web/areas/goals/comparisons/calendar-events.tsx";
import { ShutHolidays } from "#web/areas/goals/comparisons/shut-holidays.tsx";
import { ExcludedDays } from "#web/areas/goals/comparisons/excluded-days.tsx";
import { FreakDays } from "#web/areas/goals/comparisons/freak-days.tsx";
import { GoalCalendar } from "./goal-calendar.tsx";
import classes from "./goals.module.css";
import { HolidayHints } from "#web/areas/goals/comparisons/holiday-hints.tsx";
import type { PanelParts } from "./panel-parts.ts";
import { PreviewLine } from "./preview-line.tsx";
import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { monthName } from "./goal-words.ts";
import { MonthSums } from "./month-sums.tsx";
import type { GoalSettings } from "./goals.queries.ts";
import {
  copyExclusionsMutation,
  goalSettingsQuery,
  resetMonthMutation,
  saveMonthGoalMutation,
} from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { failureText, showOutcome, useGoalChange, useGoalUndo, useShowChange } from "./use-goal-change.ts";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { withMonthGoal } from "#common/goals/standing-goals.ts";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { minValue, numeric, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { MonthEffectNote } from "#web/areas/goals/day/month-effect-note.tsx";
import { WholeMoneyField, wholeDollars } from "./whole-money-field.tsx";

type MonthPanelProps = PanelParts & {
  /** Of the day that is open beside the month. */
  openDate: BusinessDate | undefined;
  onOpenDay: (date: BusinessDate) => void;
};

/** A month: its goal, its days, and what a manager should look at before trusting them. */
export function MonthPanel({ settings, plan, days, openDate, onOpenDay }: MonthPanelProps) {
  const minimum = plan.defaults.findLast((version) => version.startsOn <= settings.today)?.minSalesCents ?? 0;
  return (
    <div className={classes.monthPanel}>
      <div className={classNames(classes.section, classes.monthTools)}>
        <MonthGoalForm key={plan.month} settings={settings} plan={plan} />
        <MonthSums plan={plan} days={days} today={settings.today} />
        <div className={classes.monthFoot}>
          <PreviewLine days={days} />
          <MonthActions settings={settings} plan={plan} />
        </div>
      </div>
      <GoalCalendar
        month={plan.month}
        days={days}
        today={settings.today}
        weekStart={settings.weekStart}
        minimumCents={minimum}
        sales={plan.history.sales}
        openDate={openDate}
        onOpen={onOpenDay}
      />
      <div className={classes.lists}>
        <ShutHolidays settings={settings} />
        <FreakDays settings={settings} />
        <HolidayHints settings={settings} plan={plan} onOpenDay={onOpenDay} />
        <CalendarEvents settings={settings} />
        <ExcludedDays settings={settings} />
      </div>
    </div>
  );
}

type MonthActionsProps = { settings: GoalSettings; plan: MonthPlan };

/** What is done with a month as a whole. */
function MonthActions({ settings, plan }: MonthActionsProps) {
  const [reset, isResetting] = useGoalChange(resetMonthMutation);
  const [copy, isCopying] = useChange(copyExclusionsMutation);
  const showChange = useShowChange();
  const { month } = plan;
  const name = monthName(month);
  const isOver = month < firstOfMonth(settings.today);
  const hasOwn = plan.monthGoalCents !== null || plan.dayGoals.some(({ date }) => date >= settings.today);

  const resetAll = async () => {
    const title = text("month.resetTitle", { month: name });
    const words = { confirm: text("month.reset"), cancel: text("form.cancel") };
    if (await ask({ title, text: text("month.resetText"), ...words, tone: "bad" })) {
      showChange(await reset({ month }), { done: text("month.resetDone", { month: name }), id: month });
    }
  };
  const copyAll = async () => {
    const outcome = await copy({ month }, { refetches: [goalSettingsQuery] });
    const count = outcome.isDone ? outcome.data.copyExclusions.length : 0;
    showOutcome(outcome, text("month.copied", { count }));
  };
  return (
    <div className={classes.actions}>
      {settings.copyableExclusions > 0 && (
        <Button isBusy={isCopying} onClick={() => void copyAll()}>
          {text("month.copy", { count: settings.copyableExclusions })}
        </Button>
      )}
      {hasOwn && !isOver && (
        <Button kind="quiet" isBusy={isResetting} onClick={() => void resetAll()}>
          {text("month.reset")}
        </Button>
      )}
    </div>
  );
}

type MonthPickerProps = { month: BusinessDate; onPick: (month: BusinessDate) => void };

export function MonthPicker({ month: shownMonth, onPick }: MonthPickerProps) {
  // While a month is on its way the last one is shown; a second press counts from the one that was asked for.
  const { month: searchedMonth } = useSearch({ from: "/s/$storeId/goal/settings" });
  const month = searchedMonth === undefined ? shownMonth : `${searchedMonth}-01`;
  return (
    <fieldset className={classes.monthPicker} aria-label={text("page.month")}>
      <IconButton isOutlined label={text("page.previous")} onClick={() => onPick(firstOfMonth(addDays(month, -1)))}>
        <IconChevronLeft size={20} />
      </IconButton>
      <h2 aria-live="polite">{monthName(month)}</h2>
      <IconButton isOutlined label={text("page.next")} onClick={() => onPick(addDays(lastOfMonth(month), 1))}>
        <IconChevronRight size={20} />
      </IconButton>
    </fieldset>
  );
}

type MonthValues = { goalCents: number | string | null; version: string | null };

type MonthGoalFormProps = { settings: GoalSettings; plan: MonthPlan };

/** One amount for the whole month, spread over its open days to the dollar. */
function MonthGoalForm({ settings, plan }: MonthGoalFormProps) {
  const [save] = useGoalChange(saveMonthGoalMutation);
  const offerUndo = useGoalUndo();
  const { month } = plan;
  const name = monthName(month);
  const saved: MonthValues = { goalCents: plan.monthGoalCents, version: settings.plan.monthGoalVersion };
  const form = useForm<MonthValues>({
    initial: saved,
    fields: {
      goalCents: {
        label: text("month.goal", { month: name }),
        input: "goal",
        rules: [numeric, saying(text("month.positive"), minValue(1)), wholeDollars],
      },
      version: { label: "" },
    },
    save: ({ goalCents, version }) => save({ month, goal: goalOf(goalCents), version }),
    onSaved: (_saved, { goalCents }) => {
      const isCleared = goalOf(goalCents) === null;
      offerUndo({ done: text(isCleared ? "month.cleared" : "month.saved", { month: name }), id: month });
    },
    refusalText: failureText,
  });
  const since = useSavedSince(form, saved);
  const { goalCents: typed } = form.values;
  const isGoal = typeof typed === "number" && typed > 0 && typed % 100 === 0;
  const typedGoal = isGoal || typed === null ? typed : plan.monthGoalCents;
  const isOver = month < firstOfMonth(settings.today);
  return (
    <div>
      <Form form={form} label={text("month.goal", { month: name })}>
        <SavedSinceNote since={since} />
        <div className={classes.amountLine}>
          <WholeMoneyField
            {...form.field("goalCents")}
            isDisabled={isOver || form.status === "submitting"}
            hint={text("month.goalHint")}
          />
          <Button type="submit" isBusy={form.status === "submitting"} disabled={isOver || !form.isDirty}>
            {text("month.save")}
          </Button>
        </div>
        {form.isDirty && <MonthEffectNote before={plan} after={withMonthGoal(plan, typedGoal)} date={null} />}
      </Form>
    </div>
  );
}

/** Text is no amount yet. */
function goalOf(typed: MonthValues["goalCents"]): Cents | null {
  return typeof typed === "number" ? typed : null;
}
