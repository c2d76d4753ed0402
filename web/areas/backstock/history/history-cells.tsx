import type { ReactNode } from "react";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./history-text.ts";
import { actionText, momentText, toneOf, wayText } from "./history-words.ts";
import type { HistoryEntry } from "./history.queries.ts";
import classes from "./history.module.css";

type Cells = Readonly<Record<string, (entry: HistoryEntry) => ReactNode>>;

export function useHistoryCells(): Cells {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return {
    at: ({ at }) => <span className={classes.time}>{momentText(at, timeZone)}</span>,
    bin: ({ bin }) => <strong className={classes.bin}>{bin}</strong>,
    action: (entry) => (
      <span className={classes.action}>
        <Badge tone={toneOf(entry.action)}>{actionText(entry)}</Badge>
        {entry.undoneAt !== null && <small>{text("undone", { time: momentText(entry.undoneAt, timeZone) })}</small>}
      </span>
    ),
    way: wayText,
    by: ({ by }) => by ?? text("by.program"),
  };
}
