import { useRef, useState } from "react";
import type { ReportColumn } from "#common/reports/columns.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { chooseReportColumnsMutation, reportSettingsQuery } from "./report-settings.queries.ts";
import { text } from "./report-settings-text.ts";

type Columns = readonly ReportColumn[];

/**
 * Figures as a person is choosing them: a choice shows at once and can be taken back; refused, the old one is there again
 * and the server's words say why. Choices are sent one after the other, so that the newest is the one that stays.
 */
export function useChosenColumns(known: Columns): { columns: Columns; choose: (columns: Columns) => void } {
  const [change] = useChange(chooseReportColumnsMutation);
  const [wanted, setWanted] = useState<Columns | null>(null);
  const newest = useRef<Columns | null>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const columns = wanted ?? known;

  const send = async (chosen: Columns, before: Columns | null) => {
    const outcome = await change({ columns: [...chosen] }, { refetches: [reportSettingsQuery], waitsForRefetch: true });
    if (newest.current === chosen) {
      newest.current = null;
      setWanted(null);
    }
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    } else if (before !== null) {
      showUndo(text("columns.saved"), () => queue(before, null));
    }
  };
  const queue = (chosen: Columns, before: Columns | null) => {
    newest.current = chosen;
    setWanted(chosen);
    line.current = line.current.then(() => send(chosen, before));
  };
  return { columns, choose: (chosen) => queue(chosen, columns) };
}
