import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateRange } from "#common/date-format.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { lengthOf, shifted, withLength } from "./period.ts";
import type { Period, PeriodLength } from "./period.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

type PeriodBarProps = {
  period: Period;
  today: string;
  /** Null means the store's week of today. */
  onChange: (period: Period | null) => void;
  children?: ReactNode;
};

const lengths = ["week", "twoWeeks", "month"] as const satisfies readonly PeriodLength[];

/** Which days are shown, the way to their neighbours, and what can be done with them. */
export function PeriodBar({ period, today, onChange, children }: PeriodBarProps) {
  const isNow = period.from <= today && today <= period.to;
  return (
    <div className={classes.bar} data-no-print>
      <div className={classes.period}>
        <IconButton isOutlined label={text("period.previous")} onClick={() => onChange(shifted(period, -1))}>
          <IconChevronLeft size={20} />
        </IconButton>
        <strong aria-live="polite">{formatDateRange(period)}</strong>
        <IconButton isOutlined label={text("period.next")} onClick={() => onChange(shifted(period, 1))}>
          <IconChevronRight size={20} />
        </IconButton>
        {!isNow && (
          <Button kind="quiet" isCompact onClick={() => onChange(null)}>
            {text("period.now")}
          </Button>
        )}
      </div>
      <fieldset className={classes.lengths} aria-label={text("period.length")}>
        {lengths.map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={lengthOf(period) === length}
            onClick={() => onChange(withLength(period, length))}
          >
            {text(`period.${length}`)}
          </button>
        ))}
      </fieldset>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
