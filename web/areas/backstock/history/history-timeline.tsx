import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./history-text.ts";
import { detailText, momentText, toneOf } from "./history-words.ts";
import type { HistoryEntry } from "./history.queries.ts";
import classes from "./history.module.css";

type HistoryTimelineProps = {
  entries: readonly HistoryEntry[];
  /** All entries belong to the open bin, so its number and category are not repeated and nothing is a link. */
  isOneBin?: boolean;
  /** Renders a button beside an entry. */
  renderAct?: (entry: HistoryEntry) => ReactNode;
};

/** A card for each entry, grouped by day, the newest first. */
export function HistoryTimeline({ entries, isOneBin = false, renderAct }: HistoryTimelineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <div className={classes.timeline}>
      {[...groupBy(entries, ({ date }) => date)].map(([date, dayEntries]) => (
        <section key={date} aria-label={formatDate(date)}>
          <h2>{formatDate(date)}</h2>
          <ol>
            {dayEntries.map((entry) => (
              <li key={entry.id} data-undone={entry.undoneAt !== null || undefined}>
                {isOneBin ? (
                  <div>
                    <EntryLines entry={entry} isOneBin />
                    {renderAct?.(entry)}
                  </div>
                ) : (
                  <Link
                    to="/s/$storeId/backstock/detail/edit/$backstockId"
                    params={{ storeId, backstockId: entry.backstockId }}
                  >
                    <EntryLines entry={entry} isOneBin={false} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** What happened, when, between which places, and by which employee. */
function EntryLines({ entry, isOneBin }: { entry: HistoryEntry; isOneBin: boolean }) {
  const { at, bin, action, categoryName, by, undoneAt } = entry;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const details = [isOneBin ? null : categoryName, detailText(entry)].filter((part) => part !== null);
  return (
    <>
      <span className={classes.line}>
        {!isOneBin && <strong className={classes.bin}>{bin}</strong>}
        <Badge tone={toneOf(action)}>{text(`action.${action}`)}</Badge>
        <time dateTime={at}>{formatTime(new Date(at), timeZone)}</time>
      </span>
      {details.length > 0 && <span>{details.join(" · ")}</span>}
      <small>
        {by ?? text("by.program")}
        {undoneAt !== null && ` · ${text("undone", { time: momentText(undoneAt, timeZone) })}`}
      </small>
    </>
  );
}
