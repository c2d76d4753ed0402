import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { GoalSettings } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { monthCsv } from "./month-csv.ts";
import { monthPlanOf } from "./month-plan.ts";

/** The shown month as a file and on paper. */
export function MonthMenu({ settings }: { settings: GoalSettings }) {
  const can = useCan();
  const save = () => {
    const plan = monthPlanOf(settings);
    const month = { days: resolveMonth(plan), today: settings.today, sales: plan.history.sales };
    saveCsv(monthCsv(month), `goals-${plan.month.slice(0, 7)}.csv`);
  };
  const file = { label: text("menu.export"), icon: <IconDownload size={18} />, onSelect: save };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={can("reports:export") ? [file, print] : [print]}
    />
  );
}
