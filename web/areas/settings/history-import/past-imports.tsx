import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { byAndDate } from "./by-and-date.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";
import classes from "./history-import.module.css";
import { RefusedButton } from "./refused-button.tsx";

/** The ones before the newest. */
export function PastImports({ imports }: { imports: readonly HistoryImport[] }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (imports.length === 0) {
    return null;
  }
  return (
    <Card title={text("past.title")} hasPadding={false}>
      <ul className={classes.past}>
        {imports.map((imported) => (
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
  );
}

function outcomeOf({ state, summary }: HistoryImport): string {
  return state === "DONE" && summary !== null
    ? text("past.done", { written: summary.written, unchanged: summary.unchanged })
    : text("past.dropped");
}
