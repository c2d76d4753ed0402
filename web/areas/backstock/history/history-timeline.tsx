import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./history-text.ts";
import { actionText, momentText, toneOf, wayText } from "./history-words.ts";
import type { HistoryEntry } from "./history.queries.ts";
import classes from "./history.module.css";

/** For thumbs: day by day, a card for each thing that happened. */
export function HistoryTimeline({ entries }: { entries: readonly HistoryEntry[] }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <div className={classes.timeline}>
      {[...Map.groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => (
        <section key={date} aria-label={formatDate(date)}>
          <h2>{formatDate(date)}</h2>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <Link
                  to="/s/$storeId/backstock/detail/edit/$backstockId"
                  params={{ storeId, backstockId: entry.backstockId }}
                >
                  <span className={classes.line}>
                    <strong className={classes.bin}>{entry.bin}</strong>
                    <Badge tone={toneOf(entry.action)}>{actionText(entry)}</Badge>
                    <time dateTime={entry.at}>{formatTime(new Date(entry.at), timeZone)}</time>
                  </span>
                  <span>{[entry.categoryName, wayText(entry)].filter((part) => part !== null).join(" · ")}</span>
                  <small>
                    {entry.by ?? text("by.program")}
                    {entry.undoneAt !== null && ` · ${text("undone", { time: momentText(entry.undoneAt, timeZone) })}`}
                  </small>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
