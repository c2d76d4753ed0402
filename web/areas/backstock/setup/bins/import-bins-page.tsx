import { Page } from "#web/ui/page/page.tsx";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { saveFile } from "#web/platform/browser/save-file.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { binOverviewQuery, importBinsMutation, setupBinsQuery } from "./bins.queries.ts";
import type { ImportReport } from "./bins.queries.ts";

/** Imports a list of bins: a dry run first, then the import. */
export function ImportBinsPage() {
  const [csv, setCsv] = useState("");
  const [report, setReport] = useState<ImportReport | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [send, isSending] = useChange(importBinsMutation);
  const close = useCloseToSetup("bins");
  const importList = async (isDryRun: boolean) => {
    const outcome = await send({ csv, isDryRun }, isDryRun ? {} : { refetches: [setupBinsQuery, binOverviewQuery] });
    if (!outcome.isDone) {
      setWrong(outcome.refused.fields["csv"] ?? outcome.refused.text);
      return;
    }
    const result = outcome.data.importBins;
    setWrong(null);
    setReport(result);
    if (!isDryRun && result.refused.length === 0) {
      showSnackbar({ text: text("import.done", { bins: result.bins, fillings: result.fillings }), color: "good" });
      close();
    }
  };
  return (
    <Page width="form" back={<SetupBack tab="bins" />} title={text("import.title")}>
      <p className={classes.hint}>{text("import.hint")}</p>
      <Card>
        {report === null ? (
          <ImportSource
            csv={csv}
            wrong={wrong}
            isChecking={isSending}
            onChange={setCsv}
            onCheck={() => void importList(true)}
          />
        ) : (
          <ImportReportView
            report={report}
            isSending={isSending}
            onImport={() => void importList(false)}
            onAgain={() => setReport(null)}
          />
        )}
      </Card>
    </Page>
  );
}

type ImportSourceProps = {
  csv: string;
  wrong: string | null;
  isChecking: boolean;
  onChange: (csv: string) => void;
  onCheck: () => void;
};

/** A file, or lines pasted from a spreadsheet. */
function ImportSource({ csv, wrong, isChecking, onChange, onCheck }: ImportSourceProps) {
  const id = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  // The page is there for a file: it waits on that, not on the heading.
  useLayoutEffect(function beginWithTheFile() {
    fileInput.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page}>
      <p className={classes.file}>
        <label htmlFor={id}>{text("import.choose")}</label>
        <input
          id={id}
          ref={fileInput}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            void file?.text().then(onChange);
          }}
        />
      </p>
      <TextareaField
        name="csv"
        label={text("import.paste")}
        value={csv}
        error={wrong}
        isRequired={false}
        isDisabled={isChecking}
        rows={10}
        placeholder={text("import.pasteHint")}
        onChange={onChange}
        onBlur={() => undefined}
      />
      <span className={classes.actions}>
        <Button kind="primary" isBusy={isChecking} disabled={csv.trim() === ""} onClick={onCheck}>
          {text("import.check")}
        </Button>
      </span>
    </div>
  );
}

type ImportReportViewProps = { report: ImportReport; isSending: boolean; onImport: () => void; onAgain: () => void };

/** The result of the dry run, the refused lines, and the button that imports. */
function ImportReportView({ report, isSending, onImport, onAgain }: ImportReportViewProps) {
  const { isDryRun, bins, existing, fillings, newCategories, refused, lines } = report;
  const good = lines - refused.length;
  const figures = [
    { id: "bins", count: bins, message: text("import.bins", { count: bins }) },
    { id: "existing", count: existing, message: text("import.existing", { count: existing }) },
    { id: "fillings", count: fillings, message: text("import.fillings", { count: fillings }) },
    {
      id: "categories",
      count: newCategories.length,
      message: text("import.categories", { count: newCategories.length, names: newCategories.slice(0, 12).join(", ") }),
    },
  ];
  const handleDownload = () => {
    const rows = refused.map(({ line, text: message, reason }) => `${line},${quoted(reason)},${message}`);
    const bytes = new TextEncoder().encode(
      `\u{FEFF}line,reason,number,category,location,inventoryDate,notes\n${rows.join("\n")}\n`,
    );
    saveFile({ fileName: "bins-not-imported.csv", mediaType: "text/csv;charset=utf-8", bytes });
  };
  return (
    <div className={classes.page}>
      {isDryRun && <p className={classes.hint}>{text("import.checked")}</p>}
      <ul className={classes.figures}>
        {figures
          .filter(({ count }) => count > 0)
          .map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        {refused.length > 0 && <li data-tone="bad">{text("import.refused", { count: refused.length })}</li>}
      </ul>
      {refused.length > 0 && <RefusedLines refused={refused} />}
      <span className={classes.actions}>
        {isDryRun && (
          <Button kind="primary" isBusy={isSending} disabled={good === 0} onClick={onImport}>
            {good === 0 ? text("import.nothing") : text("import.run", { count: good })}
          </Button>
        )}
        {refused.length > 0 && <Button onClick={handleDownload}>{text("import.download")}</Button>}
        <Button kind="quiet" onClick={onAgain}>
          {text("import.another")}
        </Button>
      </span>
    </div>
  );
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

/** The lines that cannot be imported, each with its reason. */
function RefusedLines({ refused }: { refused: ImportReport["refused"] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text("import.line")}</th>
          <th scope="col">{text("import.reason")}</th>
          <th scope="col">{text("import.text")}</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ line, text: message, reason }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{reason}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
