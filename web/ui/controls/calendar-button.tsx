import { IconCalendar } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { DatePopover, loadDatePopover } from "#web/ui/calendar/later-date-popover.ts";
import { preload } from "#web/ui/preload.ts";
import { IconButton } from "./icon-button.tsx";

type CalendarButtonProps = {
  label: string;
  value: BusinessDate;
  today: BusinessDate;
  onPick: (date: BusinessDate) => void;
};

/** Goes to another date at one tap more than a neighbour's arrow. Escape, or a tap elsewhere, closes it again. */
export function CalendarButton({ label, value, today, onPick }: CalendarButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => preload(loadDatePopover)}
        onFocus={() => preload(loadDatePopover)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconCalendar size={20} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <DatePopover
            label={label}
            anchor={button}
            value={value}
            today={today}
            takesFocus
            onPick={(date) => {
              close();
              onPick(date);
            }}
            onClose={(how) => (how === "escape" ? close() : setIsOpen(false))}
          />
        </Suspense>
      )}
    </>
  );
}
