import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import type { PunchVersion } from "./timecards.queries.ts";
import { timecardHistoryQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

/** Every punch that was ever written for a day; one that an edit stands for is struck through. */
export function DayHistory({ employeeId, date }: { employeeId: string; date: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(timecardHistoryQuery, { variables: { employeeId, date }, isPaused: !isOpen });
  const versions = read.status === "ready" ? read.data.timecardHistory : [];
  const replaced = new Set(versions.map(({ replacesId }) => replacesId));
  return (
    <details className={classes.history} onToggle={(event) => setIsOpen(event.currentTarget.open)} data-no-print>
      <summary>{text("history.title")}</summary>
      {isOpen && read.status === "loading" && <LoadingState lines={3} />}
      <ol>
        {versions.map((version) => (
          <li key={version.id} data-replaced={replaced.has(version.id) || version.type === null}>
            <span>
              {text(version.type === null ? "punch.removed" : `punch.${version.type}`)}{" "}
              {formatTime(new Date(version.at), timeZone)}
            </span>
            <small>{writtenText(version, timeZone)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}

function writtenText({ isEdit, reason, writtenBy, writtenAt }: PunchVersion, timeZone: string): string {
  if (!isEdit) {
    return text("history.clock");
  }
  const written = new Date(writtenAt);
  const time = `${formatInstantDate(written, timeZone)}, ${formatTime(written, timeZone)}`;
  return [writtenBy === null ? time : text("history.by", { name: writtenBy, time }), reason]
    .filter(Boolean)
    .join(" · ");
}
