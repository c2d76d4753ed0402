import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { byAndDate } from "./by-and-date.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { ImportFigures } from "./import-figures.tsx";
import { RefusedButton } from "./refused-button.tsx";

/** The one that has just ended, with all its figures. */
export function DoneImport({ imported }: { imported: HistoryImport }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { fileName, summary } = imported;
  const title = text("done.title", { file: fileName });
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes.soft}>{byAndDate(imported, timeZone)}</p>
      {summary !== null && <ImportFigures summary={summary} isDone />}
      {summary !== null && summary.refusedLines > 0 && (
        <div className={classes.actions}>
          <RefusedButton imported={imported} />
        </div>
      )}
    </section>
  );
}
