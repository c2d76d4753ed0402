import { saveFile } from "#web/platform/browser/save-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { ImportReport } from "./bins.queries.ts";
import { RefusedLines } from "./refused-lines.tsx";

type ImportReportViewProps = { report: ImportReport; isSending: boolean; onImport: () => void; onAgain: () => void };

/** What the list brings, line by line what it cannot, and the button that does it. */
export function ImportReportView({ report, isSending, onImport, onAgain }: ImportReportViewProps) {
  const { isDryRun, bins, existing, fillings, newCategories, refused, lines } = report;
  const good = lines - refused.length;
  const figures = [
    { id: "bins", count: bins, said: text("import.bins", { count: bins }) },
    { id: "existing", count: existing, said: text("import.existing", { count: existing }) },
    { id: "fillings", count: fillings, said: text("import.fillings", { count: fillings }) },
    {
      id: "categories",
      count: newCategories.length,
      said: text("import.categories", { count: newCategories.length, names: newCategories.slice(0, 12).join(", ") }),
    },
  ];
  const handleDownload = () => {
    const rows = refused.map(({ line, text: said, reason }) => `${line},${quoted(reason)},${said}`);
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
          .map(({ id, said }) => (
            <li key={id}>{said}</li>
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

function quoted(said: string): string {
  return `"${said.replaceAll('"', '""')}"`;
}
