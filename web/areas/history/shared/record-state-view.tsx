import { formatDate } from "#common/date-format.ts";
import type { RecordState } from "./history.queries.ts";
import classes from "./history.module.css";
import { text } from "./history-text.ts";
import { plainValue } from "./history-words.ts";
import type { HistoryWords } from "./history-words.ts";

type RecordStateViewProps = { state: RecordState; on: string; words: HistoryWords; timeZone: string };

/** A record as it was, in the words of its area; or that it was not there. */
export function RecordStateView({ state, on, words, timeZone }: RecordStateViewProps) {
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
