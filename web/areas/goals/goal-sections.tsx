import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconInfoCircle } from "@tabler/icons-react";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { DayDialog } from "#web/areas/goals/day/day-dialog.tsx";
import { DefaultsPanel } from "./defaults-panel.tsx";
import type { GoalSearch } from "./goal-search.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";
import { monthPlanOf } from "./month-plan.ts";
import { MonthPanel } from "./month-panel.tsx";

const defaultsSection = 0;
const monthSection = 1;

/** Without preferences there is nothing to see in a month yet. */
function shownSection(settings: GoalSettings, { activeSetup }: GoalSearch): number {
  const first = settings.plan.defaults.length === 0 ? defaultsSection : monthSection;
  return activeSetup === defaultsSection || activeSetup === monthSection ? activeSetup : first;
}

const states = {
  PENDING: { Icon: IconCircleDashed, word: "state.pending" },
  WARNING: { Icon: IconAlertTriangle, word: "state.warning" },
  COMPLETE: { Icon: IconCircleCheck, word: "state.complete" },
  INFO: { Icon: IconInfoCircle, word: "state.info" },
} as const;

type SectionLinksProps = { settings: GoalSettings; search: GoalSearch };

/** The page's two sections, each with how far it is set up; which one is open stands in the address. */
export function SectionLinks({ settings, search }: SectionLinksProps) {
  const shown = shownSection(settings, search);
  const sections = [
    { id: monthSection, label: text("panel.month"), state: settings.monthState },
    { id: defaultsSection, label: text("panel.defaults"), state: settings.defaultsState },
  ];
  return (
    <ViewLinks label={text("page.sections")}>
      {sections.map(({ id, label, state }) => {
        const { Icon, word } = states[state];
        return (
          <Link
            key={id}
            from="/s/$storeId/goal/settings"
            search={(now) => ({ ...now, activeSetup: id, day: undefined })}
            replace
            resetScroll={false}
            aria-current={id === shown ? "page" : undefined}
            data-kind={state}
          >
            <Icon size={18} className={classes.state} aria-hidden="true" />
            {label}
            <small>{text(word)}</small>
          </Link>
        );
      })}
    </ViewLinks>
  );
}

type GoalSectionsProps = SectionLinksProps & { onShow: (search: GoalSearch) => void };

/** The open section. A wide screen shows an opened day beside its month, others above it. */
export function GoalSections({ settings, search, onShow }: GoalSectionsProps) {
  const isWide = useIsWide();
  const plan = useMemo(() => monthPlanOf(settings), [settings]);
  const days = useMemo(() => resolveMonth(plan), [plan]);
  const day = days.find(({ date }) => date === search.day);
  const parts = { settings, plan, days };
  return (
    <div className={classes.columns} data-day-open={isWide && day !== undefined}>
      {shownSection(settings, search) === defaultsSection ? (
        <DefaultsPanel {...parts} />
      ) : (
        <MonthPanel
          {...parts}
          openDate={search.day}
          onOpenDay={(date) => onShow({ day: date, month: date.slice(0, 7) })}
        />
      )}
      {day !== undefined && (
        <DayDialog key={day.date} {...parts} day={day} isBeside={isWide} onClose={() => onShow({ day: undefined })} />
      )}
    </div>
  );
}
