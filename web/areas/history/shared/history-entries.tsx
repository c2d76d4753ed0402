import { useState } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { HistoryItem } from "./history-item.tsx";
import type { HistoryWords } from "./history-words.ts";
import { recordHistoryQuery } from "./history.queries.ts";
import { text } from "./history-text.ts";
import classes from "./history.module.css";

const pageSize = 10;

export type HistoryEntriesProps = {
  /** The record's kind and id as its events name them. */
  kind: RecordKind;
  id: string;
  words: HistoryWords;
  /** Puts the record back to what it was before an entry. */
  onRestore?: (eventId: string) => Promise<ChangeOutcome<unknown>>;
};

export function HistoryEntries({ kind, id, words, onRestore }: HistoryEntriesProps) {
  const [first, setFirst] = useState(pageSize);
  const read = useRead(recordHistoryQuery, { variables: { kind, id, first }, live: [kind] });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { edges, totalItems } = read.data.recordHistory;
  const known = edges.map(({ node }) => node).filter(({ name }) => name in words.events);
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
  if (known.length === 0) {
    return <p className={classes.none}>{text("history.none")}</p>;
  }
  return (
    <>
      <ol className={classes.list}>
        {known.map((entry) => (
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
