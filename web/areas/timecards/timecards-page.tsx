import { IconCheck, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodTotals } from "./period-totals.tsx";
import { periodOf } from "./period.ts";
import type { Period } from "./period.ts";
import { PersonPanel } from "./person-panel.tsx";
import { PrintedPeriod } from "./printed-period.tsx";
import { TimecardsBack } from "./timecards-back.tsx";
import { groupsOf } from "./timecard-groups.ts";
import { TimecardsTable } from "./timecards-table.tsx";
import { text } from "./timecards-text.ts";
import { timecardsQuery } from "./timecards.queries.ts";
import type { Timecard, Timecards } from "./timecards.queries.ts";
import { useApprovals } from "./use-approvals.ts";
import { useExport } from "./use-export.ts";

/** Everybody's hours of a period: what to fix first, then what to approve. A wide screen shows one person's days beside. */
export function TimecardsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/team/timecards" });
  const { from, to, person } = useSearch({ from: "/s/$storeId/team/timecards" });
  const navigate = useNavigate();
  const isWide = useIsWide();
  const chosenPeriod = periodOf({ from, to });
  const read = useRead(timecardsQuery, { variables: chosenPeriod, live: ["Employee", "Timecard"] });
  const period = read.status === "ready" ? read.data.timecards : null;
  const choose = (chosen: Period | null) => {
    void navigate({ to: "/s/$storeId/team/timecards", params: { storeId }, search: { ...chosen, person } });
  };
  const open = ({ employeeId }: Timecard) => {
    if (isWide) {
      const search = { ...chosenPeriod, person: employeeId };
      void navigate({ to: "/s/$storeId/team/timecards", params: { storeId }, search, replace: true });
    } else {
      const params = { storeId, employeeId };
      void navigate({ to: "/s/$storeId/team/timecards/$employeeId", params, search: chosenPeriod });
    }
  };
  const shown = isWide && period !== null ? personToShow(period, person) : undefined;
  return (
    <Page
      back={<TimecardsBack to="team" />}
      title={text("title")}
      actions={
        period !== null && (
          <>
            <PeriodBar period={period} today={period.today} onChange={choose} />
            <PeriodActions period={period} />
          </>
        )
      }
      aside={
        period !== null &&
        shown !== undefined && (
          <PersonPanel key={shown.employeeId} timecard={shown} period={period} today={period.today} />
        )
      }
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {period !== null && (
        <>
          <PrintedPeriod period={period} />
          <PeriodTotals
            timecards={period.timecards}
            seesWages={period.seesWages}
            beside={text("total.people", { count: period.timecards.filter(({ days }) => days.length > 0).length })}
          />
          {period.timecards.length === 0 ? (
            <EmptyState
              title={text("empty.title")}
              text={text("empty.text")}
              action={<Button onClick={() => choose(null)}>{text("period.now")}</Button>}
            />
          ) : (
            <TimecardsTable period={period} openedId={shown?.employeeId ?? null} onOpen={open} />
          )}
        </>
      )}
    </Page>
  );
}

/** The chosen person, else the first who needs something, else the first with hours. */
function personToShow(period: Timecards, chosen: string | undefined): Timecard | undefined {
  const { toFix, ready } = groupsOf(period);
  return (
    period.timecards.find(({ employeeId }) => employeeId === chosen) ??
    toFix[0] ??
    ready[0] ??
    period.timecards.find(({ days }) => days.length > 0)
  );
}

/** Approval of everybody who is ready, and the ways out of the program. */
function PeriodActions({ period }: { period: Timecards }) {
  const can = useCan();
  const exportHours = useExport();
  const { approve, isBusy } = useApprovals(period);
  const { toFix, ready } = groupsOf(period);
  const hasEndedDays = period.from <= addDays(period.today, -1);
  return (
    <>
      <IconButton isOutlined label={text("menu.print")} onClick={() => window.print()}>
        <IconPrinter size={20} />
      </IconButton>
      {can("reports:export") && (
        <IconButton isOutlined label={text("menu.export")} onClick={() => void exportHours(period, null)}>
          <IconDownload size={20} />
        </IconButton>
      )}
      {can("team:manage") && ready.length > 0 && hasEndedDays && (
        <Button
          kind={toFix.length === 0 ? "primary" : "default"}
          icon={<IconCheck size={18} />}
          isBusy={isBusy}
          onClick={() => void approve(ready)}
        >
          {text("approveReady", { count: ready.length })}
        </Button>
      )}
    </>
  );
}
