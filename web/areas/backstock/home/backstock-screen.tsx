import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { readBackstockCode } from "#common/backstock/codes.ts";
import { learnEmptyBins } from "#web/areas/backstock/fillings/known-bins.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useTakesScans } from "#web/platform/scan/take-scans.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { BackstockLinks } from "#web/areas/backstock/backstock-links.tsx";
import { BackstockHead } from "./backstock-head.tsx";
import { BinList } from "./bin-list.tsx";
import { CategoryPanel } from "#web/areas/backstock/overview/category-panel.tsx";
import type { BackstockFilter, BackstockSearch } from "./backstock-search.ts";
import { backstockHomeQuery } from "./home.queries.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { NoBins } from "./no-bins.tsx";
import { PlaceMap } from "#web/areas/backstock/overview/place-map.tsx";
import { useGoHome } from "./use-go-home.ts";
import classes from "./home.module.css";

/** What a change of which is a change of this screen. */
const liveKinds = ["Backstock", "Bin", "BackstockCategory", "BackstockLocation", "BackstockSettings"] as const;

/** The store's bins: what waits where, what is short, and the list with the oldest on top. */
export function BackstockScreen({ search }: { search: BackstockSearch }) {
  const read = useRead(backstockHomeQuery, { live: liveKinds });
  const goHome = useGoHome();
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  // A scan leads to the same place from everywhere; from here the list behind it stays as it was filtered.
  useTakesScans((code) => {
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
      void learnEmptyBins(store);
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
  // Another filter is another list: it begins at its first page.
  const filterBy = (change: BackstockFilter) => {
    const { category, location, age, season, q, size, sort } = search;
    const none = { page: undefined, row: undefined, after: undefined, before: undefined };
    goHome({ category, location, age, season, q, size, sort, ...none, ...change }, { replace: true });
  };
  return (
    <div className={classes.page}>
      <BackstockHead home={home} search={search} />
      <BackstockLinks />
      <PlaceMap home={home} chosen={search.location} onChoose={(location) => filterBy({ location })} />
      <div className={classes.columns}>
        {!isPhone && (
          <CategoryPanel home={home} chosen={search.category} onChoose={(category) => filterBy({ category })} />
        )}
        <BinList home={home} search={search} onFilter={filterBy} />
      </div>
    </div>
  );
}
