import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { DayPicker } from "react-day-picker";
import type { ChevronProps, DropdownProps, Modifiers } from "react-day-picker";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate, formatWeekday } from "#common/date-format.ts";
import { earliestShopDate, latestShopDate } from "#common/dates/date-text.ts";
import { classNames as joined } from "#web/ui/class-names.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./calendar.module.css";

export type CalendarProps = {
  value: BusinessDate | null;
  today: BusinessDate;
  first?: BusinessDate | undefined;
  last?: BusinessDate | undefined;
  /** The chosen day, or today, takes the focus; the arrow keys go on from there. */
  takesFocus?: boolean;
  onPick: (date: BusinessDate) => void;
};

/** Days to pick from, month by month. Its months all have six weeks, so no button moves while a person turns pages. */
export function Calendar(props: CalendarProps) {
  const { value, today, first = earliestShopDate, last = latestShopDate, takesFocus = false, onPick } = props;
  const start = value ?? today;
  return (
    <DayPicker
      // It gives the focus to a day only as it begins.
      key={String(takesFocus)}
      mode="single"
      required
      selected={value === null ? undefined : toDay(value)}
      today={toDay(today)}
      defaultMonth={toDay(start)}
      startMonth={toDay(first)}
      endMonth={toDay(last)}
      disabled={[{ before: toDay(first) }, { after: toDay(last) }]}
      weekStartsOn={0}
      fixedWeeks
      showOutsideDays
      navLayout="around"
      captionLayout="dropdown"
      autoFocus={takesFocus}
      classNames={classNames}
      components={{ Chevron, Dropdown }}
      labels={{
        labelDayButton: dayLabel,
        labelPrevious: () => uiText("calendar.previousMonth"),
        labelNext: () => uiText("calendar.nextMonth"),
        labelMonthDropdown: () => uiText("calendar.chooseMonth"),
        labelYearDropdown: () => uiText("calendar.chooseYear"),
      }}
      onSelect={(day) => onPick(toDate(day))}
    />
  );
}

/** The calendar's names of its parts, and ours. */
const classNames = {
  root: joined(classes.root),
  month: joined(classes.month),
  button_previous: joined(classes.turn),
  button_next: joined(classes.turn),
  dropdowns: joined(classes.choices),
  weekday: joined(classes.weekday),
  day: joined(classes.cell),
  day_button: joined(classes.day),
  today: joined(classes.today),
  selected: joined(classes.selected),
  outside: joined(classes.outside),
  disabled: joined(classes.disabled),
};

function Chevron({ orientation }: ChevronProps) {
  return orientation === "left" ? <IconChevronLeft size={20} /> : <IconChevronRight size={20} />;
}

/** The system's own list: a wheel on a phone, and a letter or two at the counter. */
function Dropdown({ options = [], value, disabled, onChange, "aria-label": label }: DropdownProps) {
  return (
    <select className={classes.choice} aria-label={label} value={value} disabled={disabled} onChange={onChange}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function dayLabel(day: Date, { selected, today }: Modifiers): string {
  const date = toDate(day);
  const values = { date: `${formatWeekday(date)}, ${formatDate(date)}` };
  if (selected) {
    return uiText("calendar.daySelected", values);
  }
  return today ? uiText("calendar.dayToday", values) : values.date;
}

/** The calendar counts in days of the browser's own clock; at noon no clock change makes them another one. */
function toDay(date: BusinessDate): Date {
  return new Date(`${date}T12:00`);
}

function toDate(day: Date): BusinessDate {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
