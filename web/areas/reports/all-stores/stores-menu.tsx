import { compareStoresQuery } from "#web/areas/reports/compare/compare.queries.ts";
import { storesCsvQuery } from "#web/areas/reports/periods/periods.queries.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { allStoresQuery } from "./all-stores.queries.ts";
import { comparisonCsv, storesCsv } from "./stores-csv.ts";
import type { StoresSpan } from "./stores-search.ts";

/** What is shown, as a file and on paper. */
export function StoresMenu({ span = "today" }: { span: StoresSpan | "today" | undefined }) {
  const saveCsv = useSaveCsv();
  return <ListMenu onSave={() => void saveCsv(`all-stores-${span}.csv`, csvOf[span])} />;
}

/** More than a company has. */
const mostStores = 2000;

const csvOf: Readonly<Record<StoresSpan | "today", (store: StoreData) => Promise<string>>> = {
  today: async (store) => storesCsv((await store.ask(allStoresQuery, { first: mostStores })).allStores),
  week: async (store) => (await store.ask(storesCsvQuery, { period: "WEEK", date: null })).storesReportCsv,
  compare: async (store) => comparisonCsv((await store.ask(compareStoresQuery, { first: mostStores })).compareStores),
};
