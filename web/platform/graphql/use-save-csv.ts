import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { refusalOf } from "./refusal-of.ts";
import type { StoreData } from "./store-data.ts";
import { useStoreData } from "./use-store-data.ts";

/** Loads a list as CSV and gives it to the person; a refusal is said in the server's words. */
export function useSaveCsv(): (fileName: string, load: (store: StoreData) => Promise<string>) => Promise<void> {
  const store = useStoreData();
  return async (fileName, load) => {
    try {
      saveCsv(await load(store), fileName);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
}
