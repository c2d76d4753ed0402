import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { compareStoresQuery } from "#web/areas/reports/compare/compare.queries.ts";
import { storesCsvQuery } from "#web/areas/reports/periods/periods.queries.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { text } from "./all-stores-text.ts";
import { allStoresQuery } from "./all-stores.queries.ts";
import { comparisonCsv, storesCsv } from "./stores-csv.ts";
import type { StoresSpan } from "./stores-search.ts";

/** What is shown, as a file and on paper. */
export function StoresMenu({ span = "today" }: { span: StoresSpan | "today" | undefined }) {
  const can = useCan();
  const saveCsv = useSaveCsv();
  const file = {
    label: text("menu.export"),
    icon: <IconDownload size={18} />,
    onSelect: () => void saveCsv(`all-stores-${span}.csv`, csvOf[span]),
  };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={can("reports:export") ? [file, print] : [print]}
    />
  );
}

const csvOf: Readonly<Record<StoresSpan | "today", (store: StoreData) => Promise<string>>> = {
  today: async (store) => storesCsv((await store.ask(allStoresQuery)).allStores),
  week: async (store) => (await store.ask(storesCsvQuery, { period: "WEEK", date: null })).storesReportCsv,
  compare: async (store) => comparisonCsv((await store.ask(compareStoresQuery)).compareStores),
};
