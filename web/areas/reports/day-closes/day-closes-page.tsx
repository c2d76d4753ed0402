import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { formatMonth } from "#common/date-format.ts";
import { PrintedHead } from "#web/areas/reports/printed-head.tsx";
import { closeRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { CloseList } from "./close-list.tsx";
import { CloseMenu } from "./close-menu.tsx";
import { MonthBar } from "./month-bar.tsx";
import { text } from "./day-closes-text.ts";
import { dayClosesQuery } from "./day-closes.queries.ts";
import classes from "./day-closes.module.css";

/** What the point of sale said at the end of each day of a month, and whether our rows agree. */
export function DayClosesPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/day_close" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/day_close" });
  const read = useRead(dayClosesQuery, { variables: { date: search.d ?? null }, live: closeRecords });
  const found = read.status === "ready" ? read.data.dayCloses : null;
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/reports" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <span data-no-print>
          <CloseMenu date={search.d ?? null} />
        </span>
      </header>
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {found !== null && (
        <>
          <PrintedHead beside={formatMonth(found.from)} />
          <MonthBar found={found} onPick={(d) => void navigate({ search: { d } })} />
        </>
      )}
      {found !== null && <CloseList found={found} />}
      {search.day !== undefined && (
        <CloseDialog
          key={search.day}
          date={search.day}
          onClose={() => void navigate({ search: { d: search.d }, replace: true })}
        />
      )}
    </div>
  );
}
