import { useState } from "react";
import { IconChevronRight } from "@tabler/icons-react";
import { useCan } from "#web/platform/permissions/can.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { formatDate } from "#common/date-format.ts";
import { text } from "./history-text.ts";
import classes from "./history.module.css";
import { HistoryItem } from "./history-item.tsx";
import type { HistoryWords } from "./history-words.ts";
import { recordHistoryQuery, recordAsOfQuery } from "./history.queries.ts";
import type { RecordState } from "./history.queries.ts";
import { plainValue } from "./history-words.ts";

/**
 * The section "History" of a record's dialog: who did what, when and on which device. Closed until a person wants to
 * know, so that a dialog asks for nothing it does not show; open where nothing else is. For managers; others see nothing.
 */
export function RecordHistory({ isAlone = false, ...props }: HistoryEntriesProps & { isAlone?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const can = useCan();
  if (!can("audit:view")) {
    return null;
  }
  if (isAlone) {
    return <HistoryEntries {...props} />;
  }
  return (
    <details className={classes.history} onToggle={(event) => setIsOpen(event.currentTarget.open)} data-no-print>
      <summary>
        <IconChevronRight size={16} aria-hidden="true" />
        {text("history.title")}
      </summary>
      {isOpen && <HistoryEntries {...props} />}
      {isOpen && props.words.showsStates === true && <RecordAsOf kind={props.kind} id={props.id} words={props.words} />}
    </details>
  );
}

const pageSize = 10;

type HistoryEntriesProps = {
  /** The record's kind and id as its events name them. */
  kind: RecordKind;
  id: string;
  words: HistoryWords;
  /** Puts the record back to what it was before an entry. */
  onRestore?: (eventId: string) => Promise<ChangeOutcome<unknown>>;
};

function HistoryEntries({ kind, id, words, onRestore }: HistoryEntriesProps) {
  const [first, setFirst] = useState(pageSize);
  const read = useRead(recordHistoryQuery, { variables: { kind, id, first }, live: [kind] });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { edges, totalItems } = read.data.recordHistory;
  const entries = edges.map(({ node }) => node).filter(({ name }) => name in words.events);
  const restore = async (eventId: string) => {
    const outcome = await onRestore?.(eventId);
    if (outcome !== undefined) {
      showSnackbar(
        outcome.isDone
          ? { text: text("history.restored"), color: "good" }
          : { text: outcome.refused.text, color: "bad" },
      );
    }
  };
  const canRestore = (name: string) => onRestore !== undefined && words.restorable?.includes(name) === true;
  if (entries.length === 0) {
    return <p className={classes.none}>{text("history.none")}</p>;
  }
  return (
    <>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            words={words}
            onRestore={canRestore(entry.name) ? () => void restore(entry.id) : null}
          />
        ))}
      </ol>
      {edges.length < totalItems && (
        <Button kind="quiet" isWide onClick={() => setFirst(Math.min(first + 30, 100))}>
          {text("history.more")}
        </Button>
      )}
    </>
  );
}

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

type RecordAsOfProps = { kind: RecordKind; id: string; words: HistoryWords };

/** What the record said at the end of a day that a manager chooses. */
function RecordAsOf({ kind, id, words }: RecordAsOfProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const [on, setOn] = useState<string | null>(null);
  const read = useRead(recordAsOfQuery, { variables: { kind, id, on: on ?? today }, isPaused: on === null });
  return (
    <div className={classes.asOf}>
      <DateField
        {...plain}
        name="asOf"
        label={text("history.asOf")}
        today={today}
        last={today}
        value={on}
        onChange={setOn}
      />
      {on !== null && <ReadState read={read} />}
      {on !== null && read.status === "ready" && (
        <RecordStateView state={read.data.recordAsOf} on={on} words={words} timeZone={timeZone} />
      )}
    </div>
  );
}

type RecordStateViewProps = { state: RecordState; on: string; words: HistoryWords; timeZone: string };

/** A record as it was, in the words of its area; or that it was not there. */
function RecordStateView({ state, on, words, timeZone }: RecordStateViewProps) {
  if (!state.isThere) {
    return <p className={classes.none}>{text("history.wasNotThere", { date: formatDate(on) })}</p>;
  }
  const shown = (field: string, value: string | null) =>
    value === null || value === ""
      ? text("history.empty")
      : (words.valueText?.(field, value) ?? plainValue(value, timeZone));
  return (
    <dl className={classes.changes}>
      {state.fields
        .filter(({ field }) => field in words.fields)
        .map(({ field, value }) => (
          <div key={field}>
            <dt>{text("history.change", { field: words.fields[field] ?? field })}</dt>
            <dd>{shown(field, value)}</dd>
          </div>
        ))}
    </dl>
  );
}
