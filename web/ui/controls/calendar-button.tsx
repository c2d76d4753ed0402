import { IconCalendar } from "@tabler/icons-react";
import { Suspense, lazy, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import classes from "./calendar-button.module.css";
import { IconButton } from "./icon-button.tsx";

const Calendar = lazy(async () => ({ default: (await import("#web/ui/calendar/calendar.tsx")).Calendar }));

type CalendarButtonProps = {
  label: string;
  value: BusinessDate;
  today: BusinessDate;
  onPick: (date: BusinessDate) => void;
};

/** Goes to another date at one tap more than a neighbour's arrow. Escape, or a tap elsewhere, closes it again. */
export function CalendarButton({ label, value, today, onPick }: CalendarButtonProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };
  const handleLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setIsOpen(false);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the button and calendar inside
    <div ref={box} className={classes.box} onKeyDown={handleKey} onBlur={handleLeave}>
      <IconButton label={label} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconCalendar size={20} />
      </IconButton>
      {isOpen && (
        // It takes the focus of a tap beside its days, or leaving the box would close it.
        <div className={classes.calendar} tabIndex={-1}>
          <Suspense>
            <Calendar
              value={value}
              today={today}
              first={undefined}
              last={undefined}
              onPick={(date) => {
                close();
                onPick(date);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
