import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { DayList } from "./day-list.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodTotals } from "./period-totals.tsx";
import type { Period } from "./period.ts";
import { PersonTimecardActions } from "./person-timecard-actions.tsx";
import { PrintedPeriod } from "./printed-period.tsx";
import { TimecardState } from "./timecard-state.tsx";
import { TimecardsBack } from "./timecards-back.tsx";
import { timecardsQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

/** One person's hours day by day. */
export function PersonTimecardPage() {
  const { storeId, employeeId } = useParams({ from: "/s/$storeId/team/timecards/$employeeId" });
  const { from, to } = useSearch({ from: "/s/$storeId/team/timecards/$employeeId" });
  const navigate = useNavigate();
  const manages = useCan()("team:manage");
  const [openedDate, setOpenedDate] = useState<string | null>(null);
  const period = from !== undefined && to !== undefined ? { from, to } : {};
  const variables = { ...period, employeeId };
  const read = useRead(timecardsQuery, { variables, live: ["Employee", "Timecard"] });
  const choose = (chosen: Period | null) => {
    const params = { storeId, employeeId };
    void navigate({ to: "/s/$storeId/team/timecards/$employeeId", params, search: chosen ?? {} });
  };
  const back = <TimecardsBack to={manages ? "timecards" : "team"} period={period} />;
  if (read.status !== "ready") {
    return (
      <div className={classes.page}>
        {back}
        <ReadState read={read} loading={<LoadingState lines={8} />} />
      </div>
    );
  }
  const found = read.data.timecards;
  const [timecard] = found.timecards;
  return (
    <div className={classes.page}>
      {back}
      {timecard !== undefined && (
        <>
          <header className={classes.head}>
            <Avatar name={timecard.fullName} url={timecard.avatarUrl} size={44} />
            <h1>{timecard.fullName}</h1>
            <TimecardState timecard={timecard} />
          </header>
          <PeriodBar period={found} today={found.today} onChange={choose}>
            <PersonTimecardActions timecard={timecard} period={found} today={found.today} onAdd={setOpenedDate} />
          </PeriodBar>
          <PrintedPeriod period={found} />
          <PeriodTotals timecards={[timecard]} seesWages={found.seesWages} />
          <Card hasPadding={false}>
            {timecard.days.length === 0 ? (
              <EmptyState title={text("empty.title")} text={text("empty.text")} />
            ) : (
              <DayList days={timecard.days} seesWages={found.seesWages} onOpen={setOpenedDate} />
            )}
          </Card>
          <p className={classes.signature}>{text("print.signature")}</p>
          {openedDate !== null && (
            <DayDialog
              key={openedDate}
              timecard={timecard}
              date={openedDate}
              today={found.today}
              onClose={() => setOpenedDate(null)}
            />
          )}
        </>
      )}
    </div>
  );
}
