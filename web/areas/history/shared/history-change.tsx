import { plainValue } from "./history-words.ts";
import type { HistoryWords } from "./history-words.ts";
import type { HistoryEntry } from "./history.queries.ts";
import { text } from "./history-text.ts";
import classes from "./history.module.css";

type HistoryChangeProps = { change: HistoryEntry["changes"][number]; words: HistoryWords; timeZone: string };

/** One field: what it was, struck out, and what it became. */
export function HistoryChange({ change, words, timeZone }: HistoryChangeProps) {
  const { field, before, after } = change;
  const shown = (value: string | null) =>
    value === null || value === ""
      ? text("history.empty")
      : (words.valueText?.(field, value) ?? plainValue(value, timeZone));
  return (
    <div>
      <dt>{text("history.change", { field: words.fields[field] ?? field })}</dt>
      <dd>
        {before !== null && (
          <del className={classes.before} aria-label={`${text("history.from")} ${shown(before)}`}>
            {shown(before)}
          </del>
        )}
        <span>{shown(after)}</span>
      </dd>
    </div>
  );
}
