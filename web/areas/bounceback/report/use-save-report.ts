import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { reportInput } from "./report-search.ts";
import { bouncebackFileQuery } from "./report.queries.ts";

/** Returns the act that saves the report's lines as a file; the report and the page of a campaign both offer it. */
export function useSaveReport(variables: ReturnType<typeof reportInput>): () => void {
  const store = useStoreData();
  const save = async () => {
    try {
      const data = await store.ask(bouncebackFileQuery, variables);
      saveCsv(data?.bouncebackFile.csv ?? "", data?.bouncebackFile.fileName ?? "bounceback.csv");
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  return () => void save();
}
