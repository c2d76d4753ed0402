import { IconEye } from "@tabler/icons-react";
import { browserName } from "#web/platform/browser/browser-name.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import classes from "./history.module.css";
import { text } from "./history-text.ts";
import { plainValue } from "./history-words.ts";
import type { PersonLine } from "./person-mark.ts";

type PersonEntryProps = { line: PersonLine; timeZone: string };

/** One thing that a person did: what, to what, when and where, and why it is worth a look. */
export function PersonEntry({ line: { entry, words, why }, timeZone }: PersonEntryProps) {
  const time = plainValue(entry.at, timeZone);
  const device = entry.deviceName ?? browserName(entry.userAgent);
  return (
    <li className={classes.did}>
      <p>
        {words} {entry.subject !== null && <strong>{entry.subject}</strong>}
      </p>
      <small>{device === null ? time : text("history.where", { time, device })}</small>
      {why.map((reason) => (
        <Badge key={reason} tone="warn" icon={<IconEye size={14} aria-hidden="true" />}>
          {reason}
        </Badge>
      ))}
    </li>
  );
}
