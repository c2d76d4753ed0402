import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addDays } from "#common/business-date.ts";
import { formatDateRange, formatMonth } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CalendarButton } from "#web/ui/controls/calendar-button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { PeriodKind, PeriodSearch } from "./period-search.ts";
import { pathOf } from "./period-search.ts";
import { text } from "./periods-text.ts";
import classes from "./periods.module.css";

type PeriodBarProps = {
  kind: PeriodKind;
  /** The page that shows the period, where it is not its report. */
  page?: keyof typeof pathOf;
  storeId: number;
  search: PeriodSearch;
  shown: { from: string; to: string; today: string };
  children?: ReactNode;
};

/** Which week or month is shown, the way to its neighbours and to any other. */
export function PeriodBar({ kind, page = kind, storeId, search, shown, children }: PeriodBarProps) {
  const navigate = useNavigate();
  const { from, to, today } = shown;
  const isNow = from <= today && today <= to;
  const isLastFull = kind === "week" && to < today && today <= addDays(to, 7);
  const goTo = (d: string | undefined) =>
    void navigate({ to: pathOf[page], params: { storeId }, search: { ...search, d } });
  return (
    <div className={classes.bar} data-no-print>
      <div className={classes.period}>
        <IconButton isOutlined label={text(`bar.${kind}.previous`)} onClick={() => goTo(addDays(from, -1))}>
          <IconChevronLeft size={20} />
        </IconButton>
        <strong aria-live="polite">
          {kind === "week" ? formatDateRange(shown) : formatMonth(from)}
          {isLastFull && <small>{text("mark.lastFull")}</small>}
        </strong>
        <IconButton isOutlined label={text(`bar.${kind}.next`)} onClick={() => goTo(addDays(to, 1))}>
          <IconChevronRight size={20} />
        </IconButton>
        <CalendarButton label={text("bar.choose")} value={search.d ?? today} today={today} onPick={goTo} />
        <PeriodMarks kind={kind} isNow={isNow} isLastFull={isLastFull} onNow={() => goTo(today)} />
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

type PeriodMarksProps = { kind: PeriodKind; isNow: boolean; isLastFull: boolean; onNow: () => void };

/** Which period it is, and the way back to the running one; on a phone the next arrow leads there from the last one. */
function PeriodMarks({ kind, isNow, isLastFull, onNow }: PeriodMarksProps) {
  const isPhone = useIsPhone();
  if (isNow || (isPhone && isLastFull)) {
    return null;
  }
  return (
    <>
      {isLastFull && <Badge tone="accent">{text("mark.lastFull")}</Badge>}
      <Button kind="quiet" isCompact onClick={onNow}>
        {text(`bar.${kind}.now`)}
      </Button>
    </>
  );
}
