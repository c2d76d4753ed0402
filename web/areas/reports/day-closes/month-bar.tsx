import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { addDays } from "#common/business-date.ts";
import { formatMonth } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { text } from "./day-closes-text.ts";
import type { DayCloses } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

type MonthBarProps = {
  found: Pick<DayCloses, "from" | "to" | "today">;
  /** Nothing means the running month. */
  onPick: (date: string | undefined) => void;
};

export function MonthBar({ found: { from, to, today }, onPick }: MonthBarProps) {
  const isNow = from <= today && today <= to;
  return (
    <div className={classes.bar} data-no-print>
      <IconButton isOutlined label={text("bar.previous")} onClick={() => onPick(addDays(from, -1))}>
        <IconChevronLeft size={20} />
      </IconButton>
      <strong aria-live="polite">{formatMonth(from)}</strong>
      <IconButton isOutlined label={text("bar.next")} disabled={to >= today} onClick={() => onPick(addDays(to, 1))}>
        <IconChevronRight size={20} />
      </IconButton>
      {!isNow && (
        <Button kind="quiet" isCompact onClick={() => onPick(undefined)}>
          {text("bar.now")}
        </Button>
      )}
    </div>
  );
}
