import { weekdayOf } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatWholeMoney } from "#common/money.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { SidePanel } from "#web/ui/dialogs/side-panel.tsx";
import { CorrectGoalForm } from "./correct-goal-form.tsx";
import { ComparisonNote, DayForm } from "./day-form.tsx";
import { ExcludeDay } from "./exclude-day.tsx";
import { goalHistory } from "#web/areas/goals/goal-history.ts";
import { goalSettingsQuery, restoreGoalMutation } from "#web/areas/goals/goals.queries.ts";
import { weekdayName } from "#web/areas/goals/goal-words.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";
import type { PanelParts } from "#web/areas/goals/panel-parts.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

type DayDialogProps = PanelParts & {
  day: ResolvedGoal;
  /** Beside the month instead of above it. */
  isBeside: boolean;
  onClose: () => void;
};

/** One day: what is fixed for it while it is to come; when it is over, what it was and whether it serves next year. */
export function DayDialog({ day, isBeside, onClose, settings, ...parts }: DayDialogProps) {
  const { date } = day;
  const [restore] = useChange(restoreGoalMutation);
  const bringBack = (eventId: string) =>
    restore({ id: date, eventId }, { refetches: [goalSettingsQuery, recordHistoryQuery] });
  const Frame = isBeside ? SidePanel : Dialog;
  const isOver = day.isFrozen || date < settings.today;
  const title = text("day.title", { weekday: weekdayName(weekdayOf(date)), date: formatDate(date) });
  return (
    <Frame title={title} onClose={onClose}>
      {isOver ? (
        <div className={classes.dayOver}>
          <p>{text(day.isFrozen ? "day.isFrozen" : "day.isPast")}</p>
          <dl className={classes.facts}>
            <div>
              <dt>{text("day.goalWas")}</dt>
              <dd>{day.salesCents === null ? text("day.none") : formatWholeMoney(day.salesCents)}</dd>
            </div>
            <div>
              <dt>{text("day.basedOn")}</dt>
              <dd>
                <ComparisonNote comparison={day.comparison} country={parts.plan.calendar.country} />
              </dd>
            </div>
          </dl>
          {day.isFrozen && <CorrectGoalForm day={day} />}
          <ExcludeDay title={text("exclude.title")} date={date} settings={settings} />
        </div>
      ) : (
        <div className={classes.dayOver}>
          <DayForm day={day} settings={settings} {...parts} columns={isBeside ? 1 : 2} onClose={onClose} />
          <ExcludeDay title={text("exclude.comparison")} date={day.comparison.date} settings={settings} />
        </div>
      )}
      <RecordHistory kind="Goal" id={date} words={goalHistory} onRestore={bringBack} />
    </Frame>
  );
}
