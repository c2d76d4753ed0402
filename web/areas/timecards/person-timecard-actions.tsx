import { IconDots, IconDownload, IconPlus, IconPrinter } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import type { Period } from "./period.ts";
import type { Timecard } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import { useApprovals } from "./use-approvals.ts";
import { useExport } from "./use-export.ts";

type PersonTimecardActionsProps = {
  timecard: Timecard;
  period: Period;
  today: string;
  /** Opens a day that may have no punches yet. */
  onAdd: (date: string) => void;
};

export function PersonTimecardActions({ timecard, period, today, onAdd }: PersonTimecardActionsProps) {
  const can = useCan();
  const exportHours = useExport();
  const { approve, withdraw, isBusy } = useApprovals(period);
  const { employeeId, days, approvedDays } = timecard;
  const items = [
    ...(can("team:manage") && approvedDays > 0
      ? [{ label: text("withdraw"), onSelect: () => void withdraw([employeeId]) }]
      : []),
    ...(can("reports:export")
      ? [
          {
            label: text("menu.export"),
            icon: <IconDownload size={18} />,
            onSelect: () => void exportHours(period, employeeId),
          },
        ]
      : []),
    { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() },
  ];
  return (
    <>
      {can("team:manage") && (
        <Button
          data-new
          icon={<IconPlus size={18} />}
          onClick={() => onAdd(today < period.to ? (today < period.from ? period.from : today) : period.to)}
        >
          {text("edit.add")}
        </Button>
      )}
      {can("team:manage") && days.some(({ isApproved, date }) => !isApproved && date < today) && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void approve([employeeId])}>
          {text("approve")}
        </Button>
      )}
      <Menu label={text("menu.label")} icon={<IconDots size={20} />} items={items} />
    </>
  );
}
