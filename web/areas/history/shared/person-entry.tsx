import { browserName } from "#web/platform/browser/browser-name.ts";
import type { PersonHistoryEntry } from "./history.queries.ts";
import classes from "./history.module.css";
import { text } from "./history-text.ts";
import { plainValue } from "./history-words.ts";

type PersonEntryProps = { entry: PersonHistoryEntry; words: string; timeZone: string };

/** One thing that a person did: what, to what, when and where. */
export function PersonEntry({ entry, words, timeZone }: PersonEntryProps) {
  const time = plainValue(entry.at, timeZone);
  const device = entry.deviceName ?? browserName(entry.userAgent);
  return (
    <li className={classes.did}>
      <p>
        {words} {entry.subject !== null && <strong>{entry.subject}</strong>}
      </p>
      <small>{device === null ? time : text("history.where", { time, device })}</small>
    </li>
  );
}
