import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { saveFile } from "#web/platform/browser/save-file.ts";
import { fetchFile } from "#web/platform/calls/call-api.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";

/** The refused lines as a file, each with its reason. Nothing where none was refused. */
export function RefusedButton({ imported }: { imported: HistoryImport }) {
  const [isLoading, setIsLoading] = useState(false);
  const { id, fileName, summary } = imported;
  if (summary === null || summary.refusedLines === 0) {
    return null;
  }
  const download = async () => {
    setIsLoading(true);
    try {
      const file = await fetchFile(`/history-imports/${id}/refused`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      saveFile({ fileName: `${fileName}.errors.csv`, mediaType: "text/csv;charset=utf-8", bytes });
    } catch (error) {
      logProblem("The refused lines did not come", error);
      showSnackbar({ text: text("refused.failed"), color: "bad" });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button icon={<IconDownload size={17} />} isBusy={isLoading} onClick={() => void download()}>
      {text("refused.download")}
    </Button>
  );
}
