import { Page } from "#web/ui/page/page.tsx";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import {
  IconArrowsTransferUp,
  IconBarcode,
  IconBox,
  IconChecklist,
  IconClockHour4,
  IconPlus,
  IconSettings,
  IconSnowflake,
} from "@tabler/icons-react";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { formatNumber } from "#common/number-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { LinkChips } from "#web/ui/controls/link-chips.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { cacheEmptyBins } from "#web/areas/backstock/fillings/cached-bins.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { PlaceMap } from "./place-map.tsx";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { BinList } from "./bin-list.tsx";
import { text as areaText } from "#web/areas/backstock/backstock-text.ts";
import { text } from "./home-text.ts";
import { backstockHomeQuery } from "./home.queries.ts";
import type { BackstockHome } from "./home.queries.ts";
import { useGoHome } from "./backstock-search.ts";
import classes from "./home.module.css";

export function BackstockPage() {
  return <BackstockScreen search={useSearch({ from: "/s/$storeId/backstock" })} />;
}

/** The record kinds whose changes refresh this screen. */
const liveKinds = ["Backstock", "Bin", "BackstockCategory", "BackstockLocation", "BackstockSettings"] as const;

/** The store's bins: a map of the places, the sections that are short, and the list with the oldest first. */
export function BackstockScreen({ search }: { search: BackstockSearch }) {
  const read = useRead(backstockHomeQuery, { live: liveKinds });
  const goHome = useGoHome();
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  // A scan opens the same dialog as elsewhere, but keeps the filters of the list behind it.
  useScanHandler((code) => {
    if (storeId === null || readBackstockCode(code.trim()) === null) {
      return false;
    }
    void navigate({ to: "/s/$storeId/backstock/scan", params: { storeId }, search: { ...search, code: code.trim() } });
    return true;
  });
  const isPhone = useIsPhone();
  const store = useStoreData();
  useEffect(
    function prepareForOutage() {
      void cacheEmptyBins(store);
    },
    [store],
  );
  if (read.status !== "ready") {
    return <ReadState read={read} loading={<HomeSkeleton />} />;
  }
  const home = read.data.backstockHome;
  if (home.bins === 0) {
    return <NoBins />;
  }
  // A new filter starts at the first page.
  const filterBy = (change: BackstockFilter) => {
    const { category, section, location, age, season, q, size, sort } = search;
    const none = { page: undefined, row: undefined, after: undefined, before: undefined };
    goHome({ category, section, location, age, season, q, size, sort, ...none, ...change }, { replace: true });
  };
  return (
    <div className={classes.page}>
      <BackstockHead home={home} search={search} />
      <BackstockLinks />
      <PlaceMap home={home} chosen={search.location} onChoose={(location) => filterBy({ location })} />
      <div className={classes.columns}>
        {!isPhone && (
          <CategoryPanel
            home={home}
            chosen={search.category}
            onChoose={(category) => filterBy({ category, section: undefined })}
          />
        )}
        <BinList home={home} search={search} onFilter={filterBy} />
      </div>
    </div>
  );
}

/** The number of bins, and the two main actions: scan a bin, fill a bin. */
function BackstockHead({ home, search }: { home: BackstockHome; search: BackstockSearch }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const couldBecome = useCanAfterPin();
  return (
    <header className={classes.head}>
      <h1>{areaText("home.title")}</h1>
      <p className={classes.counts}>
        <b>
          <ExplainedName
            name={text("head.counts", { bins: formatNumber(home.bins) })}
            explanation={text("head.countsMean")}
          />
        </b>
        <span>{text("head.filled", { count: formatNumber(home.filled) })}</span>
        <span>{home.empty === 0 ? text("head.full") : text("head.empty", { count: formatNumber(home.empty) })}</span>
      </p>
      <div className={classes.acts}>
        {can("backstock:settings") && (
          <Link
            to="/s/$storeId/backstock/settings"
            params={{ storeId }}
            className={classes.link}
            data-kind="quiet"
            // A phone shows only the icon.
            aria-label={text("head.settings")}
          >
            <IconSettings size={18} aria-hidden="true" />
            <span>{text("head.settings")}</span>
          </Link>
        )}
        <Link
          to="/s/$storeId/backstock/scan"
          params={{ storeId }}
          search={search}
          className={classes.link}
          data-desktop
        >
          <IconBarcode size={18} aria-hidden="true" />
          {text("head.scan")}
        </Link>
        {couldBecome("backstock:move") && (
          <Link
            to="/s/$storeId/backstock/detail/new"
            params={{ storeId }}
            search={search}
            className={classes.link}
            data-kind="primary"
            data-new
          >
            <IconPlus size={18} aria-hidden="true" />
            {text("head.fill")}
          </Link>
        )}
      </div>
    </header>
  );
}

/** Links to the pull list, the seasons and the transfers. */
function BackstockLinks() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <LinkChips label={areaText("links.label")}>
      <Link to="/s/$storeId/backstock/pull-list" params={{ storeId }}>
        <IconChecklist size={18} aria-hidden="true" />
        {areaText("links.pullList")}
      </Link>
      <Link to="/s/$storeId/backstock/seasons" params={{ storeId }}>
        <IconSnowflake size={18} aria-hidden="true" />
        {areaText("links.seasons")}
      </Link>
      <Link to="/s/$storeId/backstock/transfers" params={{ storeId }}>
        <IconArrowsTransferUp size={18} aria-hidden="true" />
        {areaText("links.transfers")}
      </Link>
      <Link to="/s/$storeId/reports/backstock" params={{ storeId }}>
        <IconClockHour4 size={18} aria-hidden="true" />
        {areaText("links.aging")}
      </Link>
    </LinkChips>
  );
}

/** Shown while the store has no bins. */
function NoBins() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const action = can("backstock:settings") && (
    <Link
      to="/s/$storeId/backstock/settings/bins/new"
      params={{ storeId }}
      className={classes.link}
      data-kind="primary"
    >
      {areaText("home.createBins")}
    </Link>
  );
  return (
    <Page title={areaText("home.title")}>
      <EmptyState
        icon={<IconBox size={28} />}
        title={areaText("home.noBins")}
        text={areaText("home.noBinsText")}
        action={action}
      />
    </Page>
  );
}

/** A placeholder with the shape of the page. */
function HomeSkeleton() {
  return (
    <LoadingState>
      <Skeleton height={44} />
      <Skeleton height={132} />
      <Skeleton height={420} />
    </LoadingState>
  );
}
