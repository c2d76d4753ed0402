import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodTotals } from "./period-totals.tsx";
import { periodOf } from "./period.ts";
import type { Period } from "./period.ts";
import { PrintedPeriod } from "./printed-period.tsx";
import { TimecardState } from "./timecard-state.tsx";
import { TimecardsBack } from "./timecards-back.tsx";
import { timecardsQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { DayBadge } from "./day-badge.tsx";
import { dayText, entryText } from "./day-text.ts";
import type { TimecardDay, Timecard } from "./timecards.queries.ts";
import { IconDots, IconDownload, IconPlus, IconPrinter } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { useApprovals } from "./use-approvals.ts";
import { useExport } from "./use-export.ts";

/** One person's hours day by day. */
export function PersonTimecardPage() {
  const { storeId, employeeId } = useParams({ from: "/s/$storeId/team/timecards/$employeeId" });
  const { from, to } = useSearch({ from: "/s/$storeId/team/timecards/$employeeId" });
  const navigate = useNavigate();
  const manages = useCan()("team:manage");
  const [openedDate, setOpenedDate] = useState<string | null>(null);
  const period = periodOf({ from, to });
  const variables = { ...period, employeeId };
  const read = useRead(timecardsQuery, { variables, live: ["Employee", "Timecard"] });
  const choose = (chosen: Period | null) => {
    const params = { storeId, employeeId };
    void navigate({ to: "/s/$storeId/team/timecards/$employeeId", params, search: chosen ?? {} });
  };
  const back = <TimecardsBack to={manages ? "timecards" : "team"} period={period} />;
  const timecards = read.status === "ready" ? read.data.timecards : null;
  const timecard = timecards?.timecards[0];
  return (
    <Page
      back={back}
      title={timecard?.fullName ?? text("title")}
      actions={
        timecards !== null &&
        timecard !== undefined && (
          <>
            <TimecardState timecard={timecard} />
            <PeriodBar period={timecards} today={timecards.today} onChange={choose}>
              <PersonTimecardActions
                timecard={timecard}
                period={timecards}
                today={timecards.today}
                onAdd={setOpenedDate}
              />
            </PeriodBar>
          </>
        )
      }
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {timecards !== null && timecard !== undefined && (
        <>
          <PrintedPeriod period={timecards} />
          <PeriodTotals timecards={[timecard]} seesWages={timecards.seesWages} />
          <Card hasPadding={false}>
            {timecard.days.length === 0 ? (
              <EmptyState title={text("empty.title")} text={text("empty.text")} />
            ) : (
              <DayList days={timecard.days} seesWages={timecards.seesWages} onOpen={setOpenedDate} />
            )}
          </Card>
          <p className={classes.signature}>{text("print.signature")}</p>
          {openedDate !== null && (
            <DayDialog
              key={openedDate}
              timecard={timecard}
              date={openedDate}
              today={timecards.today}
              onClose={() => setOpenedDate(null)}
            />
          )}
        </>
      )}
    </Page>
  );
}

type DayListProps = { days: readonly TimecardDay[]; seesWages: boolean; onOpen: (date: string) => void };

/** The days with punches: when in and out, breaks, hours, and whether it is right. */
function DayList({ days, seesWages, onOpen }: DayListProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          <th scope="col">{text("column.date")}</th>
          <th scope="col">{text("column.times")}</th>
          <th scope="col" data-align="end">
            {text("column.breaks")}
          </th>
          <th scope="col" data-align="end">
            {text("column.hours")}
          </th>
          {seesWages && (
            <th scope="col" data-align="end">
              {text("column.wages")}
            </th>
          )}
          <th scope="col">{text("column.state")}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} onClick={() => onOpen(day.date)}>
            <th scope="row">
              <button
                type="button"
                className={classes.dayButton}
                onClick={(event) => {
                  // The row hears the click too.
                  event.stopPropagation();
                  onOpen(day.date);
                }}
              >
                {dayText(day.date)}
              </button>
            </th>
            <td>
              {day.entries.map((entry) => (
                <span key={entry.id} className={classes.entry} data-state={entry.state}>
                  {entryText(entry, timeZone)}
                </span>
              ))}
            </td>
            <td data-align="end">{day.breakMinutes === 0 ? unknownText : formatDuration(day.breakMinutes)}</td>
            <td data-align="end">
              <strong>{formatDuration(day.minutes)}</strong>
            </td>
            {seesWages && <td data-align="end">{day.wages === null ? unknownText : formatMoney(day.wages)}</td>}
            <td>
              <DayBadge day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PersonTimecardActionsProps = {
  timecard: Timecard;
  period: Period;
  today: string;
  /** Opens a day that may have no punches yet. */
  onAdd: (date: string) => void;
};

function PersonTimecardActions({ timecard, period, today, onAdd }: PersonTimecardActionsProps) {
  const can = useCan();
  const exportHours = useExport();
  const { approve, withdraw, isBusy } = useApprovals(period);
  const { employeeId, days, approvedDays } = timecard;
  const items = [
    ...(can("team:manage") && approvedDays > 0
      ? [{ label: text("withdraw"), onSelect: () => void withdraw([timecard]) }]
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
        <Button kind="primary" isBusy={isBusy} onClick={() => void approve([timecard])}>
          {text("approve")}
        </Button>
      )}
      <Menu label={text("menu.label")} icon={<IconDots size={20} />} items={items} />
    </>
  );
}
