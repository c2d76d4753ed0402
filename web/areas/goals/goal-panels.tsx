import { useMemo } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import type { SetupPanelKind } from "#web/ui/feedback/setup-panel.tsx";
import { DayDialog } from "#web/areas/goals/day/day-dialog.tsx";
import { DefaultsPanel } from "./defaults-panel.tsx";
import type { GoalSearch } from "./goal-search.ts";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { monthPlanOf } from "./month-plan.ts";
import { MonthPanel } from "./month-panel.tsx";

const kinds = {
  PENDING: "pending",
  WARNING: "warning",
  COMPLETE: "complete",
  INFO: "info",
} as const satisfies Record<GoalSettings["defaultsState"], SetupPanelKind>;

type GoalPanelsProps = {
  settings: GoalSettings;
  search: GoalSearch;
  onShow: (search: GoalSearch) => void;
};

const none = -1;

/** The two panels; which one is open stands in the address. */
export function GoalPanels({ settings, search, onShow }: GoalPanelsProps) {
  const plan = useMemo(() => monthPlanOf(settings), [settings]);
  const days = useMemo(() => resolveMonth(plan), [plan]);
  const opened = search.activeSetup ?? (settings.plan.defaults.length === 0 ? 0 : 1);
  const toggle = (panel: number) => () => onShow({ activeSetup: opened === panel ? none : panel });
  const pickMonth = (month: BusinessDate) => onShow({ month: month.slice(0, 7) });
  const day = days.find(({ date }) => date === search.day);
  const parts = { settings, plan, days, onPickMonth: pickMonth };
  return (
    <>
      <SetupPanel
        kind={kinds[settings.defaultsState]}
        title={text("panel.defaults")}
        isOpen={opened === 0}
        onToggle={toggle(0)}
      >
        <DefaultsPanel {...parts} />
      </SetupPanel>
      <SetupPanel
        kind={kinds[settings.monthState]}
        title={text("panel.month")}
        isOpen={opened === 1}
        onToggle={toggle(1)}
      >
        <MonthPanel {...parts} onOpenDay={(date) => onShow({ day: date, month: date.slice(0, 7) })} />
      </SetupPanel>
      {day !== undefined && (
        <DayDialog key={day.date} {...parts} day={day} onClose={() => onShow({ day: undefined })} />
      )}
    </>
  );
}
