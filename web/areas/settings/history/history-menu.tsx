import type { VariablesOf } from "#web/platform/graphql/graphql.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { historyCsv } from "./history-csv.ts";
import type { HistorySearch } from "./history-search.ts";
import { settingChangesQuery } from "./history.queries.ts";
import type { SettingChange } from "./history.queries.ts";

/** All changes that the filters leave, as a file, and the shown ones on paper. */
export function HistoryMenu({ search }: { search: HistorySearch }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv("settings-history.csv", async (store) => historyCsv(await loadChanges(store, search), timeZone));
  return <ListMenu onSave={() => void save()} />;
}

const pageSize = 100;
/** Ten thousand changes: decades of a store's settings. */
const mostPages = 100;

async function loadChanges(store: StoreData, search: HistorySearch): Promise<SettingChange[]> {
  const changes: SettingChange[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const variables: VariablesOf<typeof settingChangesQuery> = { ...search, first: pageSize, after };
    const { settingChanges } = await store.ask(settingChangesQuery, variables);
    changes.push(...settingChanges.edges.map(({ node }) => node));
    if (!settingChanges.pageInfo.hasNextPage) {
      break;
    }
    after = settingChanges.pageInfo.endCursor;
  }
  return changes;
}
