import { IconPrinter } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { PeriodBar } from "#web/areas/reports/periods/period-bar.tsx";
import { useLastKnown } from "#web/ui/use-last-known.ts";
import { RegistersLink } from "#web/areas/reports/registers-link.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./week-page-text.ts";
import { weekPageQuery } from "./week-page.queries.ts";
import { WeekSheet } from "./week-sheet.tsx";
import classes from "./week-page.module.css";

/** A week on one sheet of paper for the staff room; with its wages for the person who pays them. */
export function WeekPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/weekly/page" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/weekly/page" });
  const read = useRead(weekPageQuery, {
    variables: { date: search.d ?? null },
    live: [...reportRecords, "Note", "Shift", "StoreHours", "CouponCampaign", "Backstock", "BackstockSection"],
  });
  const week = read.status === "ready" ? read.data.weeklyReport : null;
  const shown = useLastKnown(week);
  const seesWages = week?.columns.includes("laborPct") === true;
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports/weekly" params={{ storeId }} search={{ d: search.d }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      period={
        shown !== null && <PeriodBar kind="week" page="weekPage" storeId={storeId} search={search} shown={shown} />
      }
      actions={
        <>
          {seesWages && (
            <label className={classes.labor}>
              {text("withWages")}
              <BareSwitch
                label={text("withWages")}
                isOn={search.labor === true}
                onChange={(isOn) =>
                  void navigate({ search: { ...search, labor: isOn ? true : undefined }, replace: true })
                }
              />
            </label>
          )}
          <Button icon={<IconPrinter size={18} />} disabled={week === null} onClick={() => window.print()}>
            {text("print")}
          </Button>
        </>
      }
    >
      <ReadState read={read} loading={<Skeleton height={720} />} />
      {read.status === "ready" &&
        week !== null &&
        (week.total.sales === null && week.total.buys === null ? (
          <EmptyState title={text("empty")} text={text("emptyText")} action={<RegistersLink storeId={storeId} />} />
        ) : (
          <WeekSheet week={week} around={read.data} hasWages={seesWages && search.labor === true} />
        ))}
    </Page>
  );
}
