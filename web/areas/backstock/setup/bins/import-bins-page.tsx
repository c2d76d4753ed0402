import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { importBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";
import type { ImportReport } from "./bins.queries.ts";
import { ImportReportView } from "./import-report-view.tsx";
import { ImportSource } from "./import-source.tsx";

/** Brings a list of bins: first what would happen, then it happens. */
export function ImportBinsPage() {
  const [csv, setCsv] = useState("");
  const [report, setReport] = useState<ImportReport | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [send, isSending] = useChange(importBinsMutation);
  const close = useCloseToSetup("bins");
  const ask = async (isDryRun: boolean) => {
    const outcome = await send({ csv, isDryRun }, isDryRun ? {} : { refetches: [setupBinsQuery, binOverviewQuery] });
    if (!outcome.isDone) {
      setWrong(outcome.refused.fields["csv"] ?? outcome.refused.text);
      return;
    }
    const told = outcome.data.importBins;
    setWrong(null);
    setReport(told);
    if (!isDryRun && told.refused.length === 0) {
      showSnackbar({ text: text("import.done", { bins: told.bins, fillings: told.fillings }), color: "good" });
      close();
    }
  };
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="bins" />
      <h1>{text("import.title")}</h1>
      <p className={classes.hint}>{text("import.hint")}</p>
      <Card>
        {report === null ? (
          <ImportSource
            csv={csv}
            wrong={wrong}
            isChecking={isSending}
            onChange={setCsv}
            onCheck={() => void ask(true)}
          />
        ) : (
          <ImportReportView
            report={report}
            isSending={isSending}
            onImport={() => void ask(false)}
            onAgain={() => setReport(null)}
          />
        )}
      </Card>
    </div>
  );
}
