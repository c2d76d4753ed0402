import { resolveMonth } from "#common/goals/resolve-month.ts";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import type { GoalSettings } from "./goals.queries.ts";
import { monthCsv } from "./month-csv.ts";
import { monthPlanOf } from "./month-plan.ts";

/** The shown month as a file and on paper. */
export function MonthMenu({ settings }: { settings: GoalSettings }) {
  const save = () => {
    const plan = monthPlanOf(settings);
    const month = { days: resolveMonth(plan), today: settings.today, sales: plan.history.sales };
    saveCsv(monthCsv(month), `goals-${plan.month.slice(0, 7)}.csv`);
  };
  return <ListMenu onSave={save} />;
}
