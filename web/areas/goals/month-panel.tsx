import { useSearch } from "@tanstack/react-router";
import type { BusinessDate } from "#common/business-date.ts";
import { CalendarEvents } from "#web/areas/goals/comparisons/calendar-events.tsx";
import { ShutHolidays } from "#web/areas/goals/comparisons/shut-holidays.tsx";
import { ExcludedDays } from "#web/areas/goals/comparisons/excluded-days.tsx";
import { FreakDays } from "#web/areas/goals/comparisons/freak-days.tsx";
import { GoalCalendar } from "./goal-calendar.tsx";
import classes from "./goals.module.css";
import { HolidayHints } from "#web/areas/goals/comparisons/holiday-hints.tsx";
import type { PanelParts } from "./panel-parts.ts";
import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import { monthName } from "./goal-words.ts";
import { MonthHeadline } from "./month-headline.tsx";
import { text } from "./goals-text.ts";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";

type MonthPanelProps = PanelParts & {
  /** Of the day that is open beside the month. */
  openDate: BusinessDate | undefined;
  onOpenDay: (date: BusinessDate) => void;
};

/** A month: its goal, its days, and what a manager should look at before trusting them. */
export function MonthPanel({ settings, plan, days, openDate, onOpenDay }: MonthPanelProps) {
  const store = useActiveStore();
  const minimum = plan.defaults.findLast((version) => version.startsOn <= settings.today)?.minSalesCents ?? 0;
  return (
    <div className={classes.monthPanel}>
      <p className={classes.printed}>
        {store?.name}, {monthName(plan.month)}
      </p>
      <MonthHeadline key={plan.month} settings={settings} plan={plan} days={days} />
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
      <div className={classes.lists} data-no-print>
        <ShutHolidays settings={settings} />
        <FreakDays settings={settings} />
        <HolidayHints settings={settings} plan={plan} onOpenDay={onOpenDay} />
        <CalendarEvents settings={settings} />
        <ExcludedDays settings={settings} />
      </div>
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
