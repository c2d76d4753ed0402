import type { RefObject } from "react";
import { Popover } from "#web/ui/layers/popover.tsx";
import { Calendar } from "./calendar.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { DateChoices } from "./date-choices.tsx";

type DatePopoverProps = CalendarProps & {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** The dates that are chosen most stand beside the calendar. */
  hasQuickDates?: boolean;
  onClose: (how: "escape" | "elsewhere") => void;
};

/** A calendar beside what opened it. Loaded when a person comes near, with all that it stands on. */
export function DatePopover({ label, anchor, hasQuickDates = false, onClose, ...calendar }: DatePopoverProps) {
  return (
    <Popover label={label} anchor={anchor} onClose={onClose}>
      {hasQuickDates ? <DateChoices {...calendar} /> : <Calendar {...calendar} />}
    </Popover>
  );
}
