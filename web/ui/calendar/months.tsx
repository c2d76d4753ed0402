import { DatePicker } from "@mantine/dates";
import { useEffect, useEffectEvent, useRef } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { uiText } from "#web/ui/ui-text.ts";

export type MonthsProps = {
  value: BusinessDate | null;
  today: BusinessDate;
  first: BusinessDate | undefined;
  last: BusinessDate | undefined;
  /** The chosen day, or today, takes the focus; the arrow keys go on from there. */
  takesFocus?: boolean;
  onPick: (date: BusinessDate) => void;
};

/** Days to pick from, month by month. */
export function Months({ value, today, first, last, takesFocus = false, onPick }: MonthsProps) {
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    const day = value ?? today;
    const label = box.current?.querySelector<HTMLElement>(`[data-date="${day}"]`);
    (label ?? box.current?.querySelector<HTMLElement>("table button:enabled"))?.focus();
  });
  useEffect(
    function focusDay() {
      if (takesFocus) {
        begin();
      }
    },
    [takesFocus],
  );
  return (
    <div ref={box}>
      <DatePicker
        getDayProps={(date) => ({ "data-date": date })}
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
    </div>
  );
}
