import { useState } from "react";
import { IconChevronRight } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import { HistoryEntries } from "./history-entries.tsx";
import type { HistoryEntriesProps } from "./history-entries.tsx";
import { RecordAsOf } from "./record-as-of.tsx";
import { text } from "./history-text.ts";
import classes from "./history.module.css";

/**
 * The section "History" of a record's dialog: who did what, when and on which device. Closed until somebody wants to
 * know, so that a dialog asks for nothing it does not show. For managers; others see nothing.
 */
export function RecordHistory(props: HistoryEntriesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  if (!can("audit:view")) {
    return null;
  }
  return (
    <details className={classes.history} onToggle={(event) => setIsOpen(event.currentTarget.open)} data-no-print>
      <summary>
        <IconChevronRight size={16} aria-hidden="true" />
        {text("history.title")}
      </summary>
      {isOpen && <HistoryEntries {...props} />}
      {isOpen && props.words.tellsStates === true && <RecordAsOf kind={props.kind} id={props.id} words={props.words} />}
    </details>
  );
}
