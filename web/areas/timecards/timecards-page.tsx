import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { PeriodActions } from "./period-actions.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodTotals } from "./period-totals.tsx";
import type { Period } from "./period.ts";
import { PrintedPeriod } from "./printed-period.tsx";
import { TimecardsBack } from "./timecards-back.tsx";
import { TimecardsTable } from "./timecards-table.tsx";
import type { Timecards } from "./timecards.queries.ts";
import { timecardsQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

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
    <div className={classes.page}>
      <TimecardsBack to="team" />
      <header className={classes.head}>
        <h1>{text("title")}</h1>
      </header>
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
    </div>
  );
}

function withHours({ timecards }: Timecards): number {
  return timecards.filter(({ days }) => days.length > 0).length;
}
