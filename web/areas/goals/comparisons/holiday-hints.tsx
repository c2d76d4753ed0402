import { IconCalendarEvent, IconPencil } from "@tabler/icons-react";
import type { BusinessDate } from "#common/business-date.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { dayName, specialName } from "#web/areas/goals/goal-words.ts";
import type { GoalSettings, HolidayHintData } from "#web/areas/goals/goals.queries.ts";
import { saveDayGoalMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./comparisons.module.css";
import { dayGoalInput } from "#web/areas/goals/month-plan.ts";
import { specialDayOf } from "./special-day.ts";
import { useGoalChange, useShowChange } from "#web/areas/goals/use-goal-change.ts";

type HolidayHintsProps = {
  settings: GoalSettings;
  plan: MonthPlan;
  onOpenDay: (date: BusinessDate) => void;
};

/**
 * Coming days that the weekday alone compares wrongly: to be chosen by a tap, or paired already and shown with the
 * reason.
 */
export function HolidayHints({ settings, plan, onOpenDay }: HolidayHintsProps) {
  const [save, isSaving] = useGoalChange(saveDayGoalMutation);
  const showChange = useShowChange();
  const { hints } = settings;
  if (hints.length === 0) {
    return null;
  }
  const newest = plan.defaults.findLast((version) => version.startsOn <= settings.today);
  const isAligned = newest?.alignsHolidays === true || newest?.salesRule === "fair";
  const use = async (date: string, compDate: string) => {
    // The day's other goals stay as they are: a hint speaks of nothing but the comparison.
    const dayGoal = settings.plan.dayGoals.find((goal) => goal.date === date);
    const goal = { ...(dayGoal && dayGoalInput(dayGoal)), date, compDate, version: dayGoal?.version ?? null };
    const done = text("hints.used", { date: formatDate(date), better: formatDate(compDate) });
    showChange(await save({ goal }), { done, id: date });
  };
  const title = text(isAligned ? "hints.aligned" : "hints.title", { count: hints.length });
  return (
    <section className={classes.list} data-tone={isAligned ? "info" : "warn"} aria-label={title}>
      <h3>
        <IconCalendarEvent size={18} aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {hints.map((hint) => (
          <li key={hint.date}>
            <p>{isAligned ? pairText(hint, plan) : warningText(hint, plan)}</p>
            <span className={classes.rowActions}>
              {hint.better === null && <small>{text("hints.noPair")}</small>}
              {hint.better !== null && !isAligned && (
                <Button isCompact disabled={isSaving} onClick={() => void use(hint.date, hint.better ?? "")}>
                  {text("hints.use", { date: formatDate(hint.better) })}
                </Button>
              )}
              <IconButton
                label={text("hints.change", { date: formatDate(hint.date) })}
                onClick={() => onOpenDay(hint.date)}
              >
                <IconPencil size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function warningText(hint: HolidayHintData, { calendar }: MonthPlan): string {
  const [special, wasThen] = [specialDayOf(hint.special), specialDayOf(hint.specialThen)];
  const dates = { date: dayName(hint.date), equivalent: formatDate(hint.equivalent) };
  if (special === null) {
    return text("hints.wasHoliday", {
      ...dates,
      special: wasThen === null ? "" : specialName(wasThen, calendar.country),
    });
  }
  const name = specialName(special, calendar.country);
  return wasThen === null
    ? text("hints.isHoliday", { ...dates, special: name })
    : text("hints.differs", { ...dates, special: name, was: specialName(wasThen, calendar.country) });
}

function pairText(hint: HolidayHintData, { calendar }: MonthPlan): string {
  const [special, wasThen] = [specialDayOf(hint.special), specialDayOf(hint.specialThen)];
  const date = dayName(hint.date);
  if (special === null) {
    const name = wasThen === null ? "" : specialName(wasThen, calendar.country);
    return text("hints.pairedAround", { date, equivalent: formatDate(hint.equivalent), special: name });
  }
  const better = hint.better === null ? formatDate(hint.equivalent) : dayName(hint.better);
  return text("hints.paired", { date, special: specialName(special, calendar.country), better });
}
