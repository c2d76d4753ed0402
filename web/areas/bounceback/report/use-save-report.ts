import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { reportInput } from "./report-search.ts";
import { bouncebackFileQuery, storesFileQuery } from "./report.queries.ts";

type Range = ReturnType<typeof reportInput>;

/** Returns the act that saves the report's lines as a file; the report and the page of a campaign both offer it. */
export function useSaveReport(variables: Range, { isOfAllStores = false } = {}): () => void {
  const store = useStoreData();
  const load = async () =>
    isOfAllStores
      ? (await store.ask(storesFileQuery, variables)).bouncebackStoresFile
      : (await store.ask(bouncebackFileQuery, variables)).bouncebackFile;
  const save = async () => {
    try {
      const { csv, fileName } = await load();
      saveCsv(csv, fileName);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  return () => void save();
}
