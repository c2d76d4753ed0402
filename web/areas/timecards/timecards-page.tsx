import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodTotals } from "./period-totals.tsx";
import type { Period } from "./period.ts";
import { PrintedPeriod } from "./printed-period.tsx";
import { TimecardsBack } from "./timecards-back.tsx";
import type { Timecards, Timecard } from "./timecards.queries.ts";
import { timecardsQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";
import { useState } from "react";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { initialTableState } from "#web/ui/table/table-state.ts";
import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { TimecardState } from "./timecard-state.tsx";
import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { addDays } from "#common/business-date.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { useApprovals } from "./use-approvals.ts";
import { useExport } from "./use-export.ts";

/** Everybody's hours of a period, to look over, approve, export and print. */
export function TimecardsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/team/timecards" });
  const { from, to } = useSearch({ from: "/s/$storeId/team/timecards" });
  const navigate = useNavigate();
  const variables = from !== undefined && to !== undefined ? { from, to } : {};
  const read = useRead(timecardsQuery, { variables, live: ["Employee", "Timecard"] });
  const choose = (period: Period | null) => {
    void navigate({ to: "/s/$storeId/team/timecards", params: { storeId }, search: period ?? {} });
  };
  return (
    <Page back={<TimecardsBack to="team" />} title={text("title")}>
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {read.status === "ready" && (
        <>
          <PeriodBar period={read.data.timecards} today={read.data.timecards.today} onChange={choose}>
            <PeriodActions found={read.data.timecards} />
          </PeriodBar>
          <PrintedPeriod period={read.data.timecards} />
          <PeriodTotals
            timecards={read.data.timecards.timecards}
            seesWages={read.data.timecards.seesWages}
            beside={text("total.people", { count: withHours(read.data.timecards) })}
          />
          <TimecardsTable
            timecards={read.data.timecards.timecards}
            seesWages={read.data.timecards.seesWages}
            onOpen={({ employeeId }) =>
              void navigate({
                to: "/s/$storeId/team/timecards/$employeeId",
                params: { storeId, employeeId },
                search: variables,
              })
            }
          />
        </>
      )}
    </Page>
  );
}

function withHours({ timecards }: Timecards): number {
  return timecards.filter(({ days }) => days.length > 0).length;
}

type TimecardsTableProps = {
  timecards: readonly Timecard[];
  seesWages: boolean;
  onOpen: (timecard: Timecard) => void;
};

/** One line for each person of the period. */
function TimecardsTable({ timecards, seesWages, onOpen }: TimecardsTableProps) {
  const [state, setState] = useState(() => initialTableState({ sortBy: "fullName" }));
  return (
    <Card hasPadding={false}>
      <DataTable
        label={text("label")}
        headers={headersFor(seesWages)}
        rows={timecards}
        rowKey={({ employeeId }) => employeeId}
        state={state}
        onStateChange={setState}
        totalItems={timecards.length}
        onOpen={onOpen}
        empty={<EmptyState title={text("empty.title")} text={text("empty.text")} />}
        cells={timecardCells}
      />
    </Card>
  );
}

function headersFor(seesWages: boolean): readonly TableHeader[] {
  return [
    { propertyPath: "fullName", label: text("column.name"), sortable: true },
    { propertyPath: "minutes", label: text("column.hours"), sortable: true, align: "end" },
    { propertyPath: "breakMinutes", label: text("column.breaks"), sortable: true, align: "end" },
    { propertyPath: "overtimeMinutes", label: text("column.overtime"), sortable: true, align: "end" },
    ...(seesWages
      ? [{ propertyPath: "wages", label: text("column.wages"), sortable: true, align: "end" } as const]
      : []),
    { propertyPath: "missingClockOuts", label: text("column.state"), sortable: true },
  ];
}

/** On a phone, where each value has a line of its own, a dash is not worth one. */
const none = <span className={classes.none}>{unknownText}</span>;

/** How each column shows somebody's hours; who did not work has a dash, not 0. */
const timecardCells: Readonly<Record<string, (timecard: Timecard) => ReactNode>> = {
  fullName: ({ fullName, avatarUrl }) => (
    <span className={classes.name}>
      <Avatar name={fullName} url={avatarUrl} size={36} />
      {fullName}
    </span>
  ),
  minutes: ({ minutes, days }) => (days.length === 0 ? none : formatDuration(minutes)),
  breakMinutes: ({ breakMinutes, days }) => (days.length === 0 ? none : formatDuration(breakMinutes)),
  overtimeMinutes: ({ overtimeMinutes }) =>
    overtimeMinutes === 0 ? none : <strong>{formatDuration(overtimeMinutes)}</strong>,
  wages: ({ wages }) => (wages === null ? none : formatMoney(wages)),
  missingClockOuts: (timecard) => <TimecardState timecard={timecard} />,
};

/** Approval of everybody at once, and the ways out of the program. */
function PeriodActions({ found }: { found: Timecards }) {
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
