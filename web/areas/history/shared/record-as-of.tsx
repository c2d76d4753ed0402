import type { RecordKind } from "#common/records/record-kinds.ts";
import { useState } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { recordAsOfQuery } from "./history.queries.ts";
import classes from "./history.module.css";
import { text } from "./history-text.ts";
import type { HistoryWords } from "./history-words.ts";
import { RecordStateView } from "./record-state-view.tsx";

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

type RecordAsOfProps = { kind: RecordKind; id: string; words: HistoryWords };

/** What the record said at the end of a day that a manager chooses. */
export function RecordAsOf({ kind, id, words }: RecordAsOfProps) {
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
