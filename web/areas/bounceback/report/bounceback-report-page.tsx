import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSeesAllStores } from "#web/platform/permissions/all-stores.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { ForecastCard } from "./forecast-card.tsx";
import { MisuseCard } from "./misuse-card.tsx";
import { CouponPlaces, CouponReach, FourFigures } from "./report-figures.tsx";
import { reportInput, reportSearch } from "./report-search.ts";
import type { ReportSearch } from "./report-search.ts";
import { ReportTable } from "./report-table.tsx";
import { text } from "./report-text.ts";
import { bouncebackReportQuery, reportCampaignsQuery } from "./report.queries.ts";
import type { BouncebackReport } from "./report.queries.ts";
import { StoreField } from "./store-field.tsx";
import { StoresReport } from "./stores-report.tsx";
import { useForecast } from "./use-forecast.ts";
import { useSaveReport } from "./use-save-report.ts";
import { WeekBars } from "./week-bars.tsx";
import classes from "./report.module.css";

/** What the coupon campaigns gave, cost and still owe. The filters are in the address. */
export function BouncebackReportPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/bounceback" });
  const store = useActiveStore();
  const today = localTimeAt(useNow(), store?.timeZone ?? "UTC").date;
  const seesAllStores = useSeesAllStores();
  const isOfAllStores = seesAllStores && search.stores === "all";
  const shown = isOfAllStores ? search : { ...search, stores: undefined };
  const variables = reportInput(shown, today);
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      actions={<ReportMenu variables={variables} isOfAllStores={isOfAllStores} />}
    >
      <p className={classes.printed}>
        {isOfAllStores ? text("filter.allStores") : store?.name}, {formatDate(variables.from)} –{" "}
        {formatDate(variables.to)}
      </p>
      <ReportFilters search={shown} variables={variables} today={today} />
      {isOfAllStores ? (
        <StoresReport search={shown} variables={variables} />
      ) : (
        <StoreReport search={shown} variables={variables} />
      )}
    </Page>
  );
}

type StoreReportProps = { search: ReportSearch; variables: Variables };

/** The report of the store, with what is worth a look there. */
function StoreReport({ search, variables }: StoreReportProps) {
  const read = useRead(bouncebackReportQuery, { variables, live: ["Coupon", "CouponCampaign"] });
  const report = read.status === "ready" ? read.data.bouncebackReport : null;
  return (
    <>
      <ReadState read={read} loading={<LoadingState lines={10} />} />
      {report !== null && <ReportParts report={report} search={search} variables={variables} />}
      <MisuseCard range={{ from: variables.from, to: variables.to }} />
    </>
  );
}

type ReportPartsProps = StoreReportProps & { report: BouncebackReport };

function ReportParts({ report, search, variables }: ReportPartsProps) {
  const forecast = useForecast(variables);
  if (report.total.issued === 0 && report.sisters.length === 0) {
    return (
      <Card>
        <NoCoupons search={search} />
      </Card>
    );
  }
  return (
    <>
      <FourFigures figures={report.total} expected={variables.basis === "ISSUED" ? forecast.days : []} />
      <div className={classes.columns}>
        <WeekBars
          weeks={report.weeks}
          total={report.total}
          expected={variables.basis === "ISSUED" ? forecast.days : []}
        />
        <div className={classes.beside}>
          <CouponPlaces figures={report.total} />
          <CouponReach figures={report.total} />
          <ForecastCard forecast={forecast} />
        </div>
      </div>
      <ReportTable report={report} />
    </>
  );
}

/** No campaign has given anything, or the filters hide what there is. */
function NoCoupons({ search }: { search: ReportSearch }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/bounceback" });
  const can = useCan();
  const read = useRead(reportCampaignsQuery, { live: ["CouponCampaign"] });
  const isFirst = read.status === "ready" && read.data.couponCampaigns.length === 0;
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  if (isFirst) {
    const newCampaign = (
      <ButtonLink kind="primary" to="/s/$storeId/bounceback/settings/campaigns/new" params={{ storeId }}>
        {text("empty.new")}
      </ButtonLink>
    );
    return (
      <EmptyState
        title={text("empty.title")}
        text={text("empty.text")}
        action={can("bounceback:settings") ? newCampaign : undefined}
      />
    );
  }
  return (
    <EmptyState
      title={text("empty.filtered")}
      text={text("empty.filteredText")}
      action={
        isFiltered ? (
          <Button onClick={() => void navigate({ search: {}, replace: true })}>{text("empty.clear")}</Button>
        ) : undefined
      }
    />
  );
}

type Variables = ReturnType<typeof reportInput>;
const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined, error: null };

function ReportFilters({
  search,
  variables,
  today,
}: {
  search: ReportSearch;
  variables: Variables;
  today: BusinessDate;
}) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/bounceback" });
  const read = useRead(reportCampaignsQuery, { live: ["CouponCampaign"] });
  const campaigns = read.status === "ready" ? read.data.couponCampaigns : [];
  const isOutOfOrder = search.from !== undefined && search.from > variables.to;
  const set = (part: ReportSearch) =>
    void navigate({ search: reportSearch({ ...search, ...part }), replace: true, resetScroll: false });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <search className={classes.filters} aria-label={text("filter.label")} data-no-print>
      <StoreField storeId={storeId} search={search} />
      <DateField
        {...plain}
        name="from"
        label={text("filter.from")}
        value={search.from ?? variables.from}
        today={today}
        onChange={(from) => set({ from: from ?? undefined })}
      />
      <DateField
        {...plain}
        name="to"
        label={text("filter.to")}
        error={isOutOfOrder ? text("filter.order", { date: formatDate(search.from ?? variables.from) }) : null}
        value={variables.to}
        today={today}
        onChange={(to) => set({ to: to === null || to === today ? undefined : to })}
      />
      <SelectField
        {...plain}
        name="by"
        label={text("filter.basis")}
        value={variables.basis}
        options={(["ISSUED", "REDEEMED"] as const).map((basis) => ({ value: basis, label: text(`basis.${basis}`) }))}
        onChange={(basis) => set({ by: basis === "REDEEMED" ? "redeemed" : undefined })}
      />
      {search.stores === undefined && (
        <SelectField
          {...plain}
          name="campaign"
          label={text("filter.campaign")}
          value={search.campaign ?? ""}
          none={text("filter.all")}
          options={campaigns
            .filter(({ replacedById }) => replacedById === null)
            .map(({ lineageId, name }) => ({ value: lineageId, label: name }))}
          onChange={(campaign) => set({ campaign })}
        />
      )}
      {isFiltered && (
        <Link from="/s/$storeId/reports/bounceback" to="." search={{}} replace className={classes.clear}>
          {text("filter.clear")}
        </Link>
      )}
    </search>
  );
}

/** Printing for everyone, and a file for managers. */
function ReportMenu({ variables, isOfAllStores }: { variables: Variables; isOfAllStores: boolean }) {
  const save = useSaveReport(variables, { isOfAllStores });
  return <ListMenu onSave={save} />;
}
