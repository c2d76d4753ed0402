import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { addDays } from "#common/business-date.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import type { Timecards } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import { useApprovals } from "./use-approvals.ts";
import { useExport } from "./use-export.ts";

/** Approval of everybody at once, and the ways out of the program. */
export function PeriodActions({ found }: { found: Timecards }) {
  const can = useCan();
  const exportHours = useExport();
  const { approve, isBusy } = useApprovals(found);
  const open = found.timecards.filter(({ days, approvedDays }) => days.length > approvedDays);
  const hasEndedDays = found.from <= addDays(found.today, -1);
  const approveAll = async () => {
    const question = { title: text("approve.title"), text: text("approve.text") };
    if (await ask({ ...question, confirm: text("approve"), cancel: text("cancel") })) {
      await approve(open.map(({ employeeId }) => employeeId));
    }
  };
  return (
    <>
      {can("team:manage") && open.length > 0 && hasEndedDays && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void approveAll()}>
          {text("approveAll")}
        </Button>
      )}
      <Menu
        label={text("menu.label")}
        icon={<IconDots size={20} />}
        items={[
          ...(can("reports:export")
            ? [
                {
                  label: text("menu.export"),
                  icon: <IconDownload size={18} />,
                  onSelect: () => void exportHours(found, null),
                },
              ]
            : []),
          { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() },
        ]}
      />
    </>
  );
}
