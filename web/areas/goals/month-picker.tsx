import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { monthName } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";

type MonthPickerProps = { month: BusinessDate; onPick: (month: BusinessDate) => void };

export function MonthPicker({ month, onPick }: MonthPickerProps) {
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
