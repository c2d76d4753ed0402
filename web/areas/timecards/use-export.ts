import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { Period } from "./period.ts";
import { timecardsCsvQuery } from "./timecards.queries.ts";

/** Gives the browser the hours as a file. */
export function useExport(): (period: Period, employeeId: string | null) => Promise<void> {
  const store = useStoreData();
  return async ({ from, to }, employeeId) => {
    try {
      const variables = { from, to, employeeId };
      const data = await store.ask(timecardsCsvQuery, variables);
      saveCsv(data?.timecardsCsv ?? "", `time-cards-${from}-${to}.csv`);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
}
