import { browserName } from "#web/platform/browser/browser-name.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { plainValue } from "./history-words.ts";
import type { HistoryWords } from "./history-words.ts";
import type { HistoryEntry } from "./history.queries.ts";
import { text } from "./history-text.ts";
import classes from "./history.module.css";

type HistoryItemProps = { entry: HistoryEntry; words: HistoryWords; onRestore: (() => void) | null };

/** What one person did: the sentence, when and where, and what it changed. */
export function HistoryItem({ entry, words, onRestore }: HistoryItemProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const by = entry.by ?? text("history.byItself");
  const device = entry.deviceName ?? browserName(entry.userAgent);
  const time = plainValue(entry.at, timeZone);
  const changes = entry.changes.filter((change) => change.field in words.fields && isWorthShowing(change));
  return (
    <li className={classes.item}>
      <Avatar name={by} url={entry.avatarUrl} size={28} />
      <div className={classes.told}>
        <p>
          <strong>{by}</strong> {words.events[entry.name]}
        </p>
        <small>{device === null ? time : text("history.where", { time, device })}</small>
        {changes.length > 0 && (
          <dl className={classes.changes}>
            {changes.map((change) => (
              <HistoryChange key={change.field} change={change} words={words} timeZone={timeZone} />
            ))}
          </dl>
        )}
      </div>
      {onRestore !== null && (
        <Button kind="plain" title={text("history.restoreTitle")} onClick={onRestore}>
          {text("history.restore")}
        </Button>
      )}
    </li>
  );
}

/** Of something new, what is empty or off goes without saying. */
function isWorthShowing({ before, after }: HistoryEntry["changes"][number]): boolean {
  return before !== null || (after !== null && after !== "" && after !== "false");
}

type HistoryChangeProps = { change: HistoryEntry["changes"][number]; words: HistoryWords; timeZone: string };

/** One field: what it was, struck out, and what it became. */
function HistoryChange({ change, words, timeZone }: HistoryChangeProps) {
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
