import type { BusinessDate } from "#common/business-date.ts";
import { CalendarEvents } from "#web/areas/goals/comparisons/calendar-events.tsx";
import { ClosedHolidays } from "#web/areas/goals/comparisons/closed-holidays.tsx";
import { ExcludedDays } from "#web/areas/goals/comparisons/excluded-days.tsx";
import { FreakDays } from "#web/areas/goals/comparisons/freak-days.tsx";
import { GoalCalendar } from "./goal-calendar.tsx";
import classes from "./goals.module.css";
import { HolidayHints } from "#web/areas/goals/comparisons/holiday-hints.tsx";
import { MonthActions } from "./month-actions.tsx";
import { MonthGoalForm } from "./month-goal-form.tsx";
import { MonthPicker } from "./month-picker.tsx";
import type { PanelParts } from "./panel-parts.ts";
import { PreviewLine } from "./preview-line.tsx";

type MonthPanelProps = PanelParts & { onOpenDay: (date: BusinessDate) => void };

/** A month: its goal, its days, and what a manager should look at before trusting them. */
export function MonthPanel({ settings, plan, days, onPickMonth, onOpenDay }: MonthPanelProps) {
  const minimum = plan.defaults.findLast((version) => version.startsOn <= settings.today)?.minSalesCents ?? 0;
  return (
    <div className={classes.monthPanel}>
      <div className={classes.monthHead}>
        <MonthPicker month={plan.month} onPick={onPickMonth} />
        <PreviewLine days={days} />
      </div>
      <div className={classes.monthTools}>
        <MonthGoalForm key={plan.month} settings={settings} plan={plan} />
        <MonthActions settings={settings} plan={plan} />
      </div>
      <GoalCalendar
        month={plan.month}
        days={days}
        today={settings.today}
        weekStart={settings.weekStart}
        minimumCents={minimum}
        onOpen={onOpenDay}
      />
      <div className={classes.lists}>
        <ClosedHolidays settings={settings} />
        <FreakDays settings={settings} />
        <HolidayHints settings={settings} plan={plan} onOpenDay={onOpenDay} />
        <CalendarEvents settings={settings} />
        <ExcludedDays settings={settings} />
      </div>
    </div>
  );
}
