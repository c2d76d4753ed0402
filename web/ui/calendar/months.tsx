import { DatePicker } from "@mantine/dates";
import type { BusinessDate } from "#common/business-date.ts";
import { uiText } from "#web/ui/ui-text.ts";

export type MonthsProps = {
  value: BusinessDate | null;
  today: BusinessDate;
  first: BusinessDate | undefined;
  last: BusinessDate | undefined;
  onPick: (date: BusinessDate) => void;
};

/** Days to pick from, month by month. */
export function Months({ value, today, first, last, onPick }: MonthsProps) {
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? today}
      firstDayOfWeek={0}
      size="md"
      // Weekends are days of work like any other in a shop.
      weekendDays={[]}
      ariaLabels={{
        previousMonth: uiText("calendar.previousMonth"),
        nextMonth: uiText("calendar.nextMonth"),
        previousYear: uiText("calendar.previousYear"),
        nextYear: uiText("calendar.nextYear"),
        previousDecade: uiText("calendar.previousYears"),
        nextDecade: uiText("calendar.nextYears"),
        monthLevelControl: uiText("calendar.chooseMonth"),
        yearLevelControl: uiText("calendar.chooseYear"),
      }}
      {...(first === undefined ? {} : { minDate: first })}
      {...(last === undefined ? {} : { maxDate: last })}
      onChange={(date) => {
        if (date !== null) {
          onPick(date);
        }
      }}
    />
  );
}
