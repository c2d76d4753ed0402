import { useState } from "react";
import { isInUndoTime } from "#common/backstock/undo-time.ts";
import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { historyLine, latestOf } from "./history-line.ts";
import type { BackstockEvent } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import classes from "./fillings.module.css";

type FillingHistoryProps = { filling: Backstock; events: readonly BackstockEvent[] };

/** Everything that happened to a filling, the newest first; the last of it can be taken back. */
export function FillingHistory({ filling, events }: FillingHistoryProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayUndo = useCouldBecome()("backstock:move");
  const isManager = useCan()("backstock:settings");
  const [now] = useState(() => new Date());
  const undo = useUndoBackstock();
  const latest = latestOf(events);
  const isInTime = latest !== undefined && isInUndoTime({ at: new Date(latest.at), now, isManager });
  return (
    <section className={classes.history} aria-label={text("history.title")}>
      <h3>{text("history.title")}</h3>
      <ol>
        {events.map((event) => {
          const at = new Date(event.at);
          return (
            <li key={event.id} data-type={event.type} data-undone={event.isUndone}>
              <p>
                {historyLine(event)}
                {event.isUndone && <Badge>{text("history.wasUndone")}</Badge>}
              </p>
              <small>
                {formatInstantDate(at, timeZone)}, {formatTime(at, timeZone)}
              </small>
              {mayUndo && isInTime && event === latest && (
                <Button isCompact onClick={() => void undo({ setId: event.setId, fillingId: filling.id })}>
                  {text("history.undo")}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
