import { formatInstantDate } from "#common/date-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { ImportFigures } from "./import-figures.tsx";
import { RefusedButton } from "./refused-button.tsx";

type PastImportsProps = {
  imports: readonly HistoryImport[];
  /** Shown with all its figures: the one that has just ended. */
  newest: HistoryImport | null;
};

export function PastImports({ imports, newest }: PastImportsProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const others = imports.filter(({ id }) => id !== newest?.id);
  return (
    <>
      {newest?.summary && (
        <section className={classes.card} aria-label={text("done.title", { file: newest.fileName })}>
          <h2>{text("done.title", { file: newest.fileName })}</h2>
          <p className={classes.soft}>{byAndDate(newest, timeZone)}</p>
          <ImportFigures summary={newest.summary} isDone />
          <div className={classes.actions}>
            <RefusedButton imported={newest} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <Card title={text("past.title")} hasPadding={false}>
          <ul className={classes.past}>
            {others.map((imported) => (
              <li key={imported.id}>
                <span>
                  {imported.fileName}
                  <small>{byAndDate(imported, timeZone)}</small>
                </span>
                <span>
                  {outcomeOf(imported)}
                  {imported.summary !== null && imported.summary.refusedLines > 0 && (
                    <small>{text("past.refused", { count: imported.summary.refusedLines })}</small>
                  )}
                </span>
                {imported.state === "DONE" && <RefusedButton imported={imported} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function outcomeOf({ state, summary }: HistoryImport): string {
  return state === "DONE" && summary !== null
    ? text("past.done", { written: summary.written, unchanged: summary.unchanged })
    : text("past.dropped");
}

function byAndDate({ createdBy, createdAt }: HistoryImport, timeZone: string): string {
  return text("past.by", { name: createdBy, date: formatInstantDate(new Date(createdAt), timeZone) });
}
