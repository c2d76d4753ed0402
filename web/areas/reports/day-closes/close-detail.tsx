import type { ReactNode } from "react";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { CloseState } from "./close-state.tsx";
import { movementName, tenderName } from "./close-words.ts";
import { ComparedTotals } from "./compared-totals.tsx";
import { text } from "./day-closes-text.ts";
import type { DayCloseDetail } from "./day-closes.queries.ts";
import { MoneyList } from "./money-list.tsx";
import { TerminalTable } from "./terminal-table.tsx";
import classes from "./day-closes.module.css";

/** How the day stands, both sides' totals, and our rows by register: where to look when they differ. */
export function CloseDetail({ day, action }: { day: DayCloseDetail; action: ReactNode }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { told, ours, tenders, drawer, terminals, overShort, askedAgainAt } = day;
  const counted = overShort === null ? [] : [{ name: movementName("overShort"), amount: overShort }];
  return (
    <div className={classes.detail}>
      <div className={classes.standing} data-agreement={day.agreement ?? day.status}>
        <CloseState day={day} />
        <p>{sentence(day)}</p>
        {askedAgainAt !== null && <p>{text("day.asked", { time: formatTime(new Date(askedAgainAt), timeZone) })}</p>}
        <div>{action}</div>
      </div>
      {told !== null && <ComparedTotals told={told} ours={ours} />}
      <TerminalTable terminals={terminals} timeZone={timeZone} />
      {told !== null && (
        <div className={classes.lists}>
          <MoneyList
            title={text("tenders.title")}
            lines={tenders.map(({ kind, amount }) => ({ name: tenderName(kind), amount }))}
          />
          <MoneyList
            title={text("drawer.title")}
            lines={[
              ...drawer.map(({ kind, amount, reason }) => ({
                name: [movementName(kind), reason].filter((part) => part !== "").join(", "),
                amount,
              })),
              ...counted,
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** What a person has to know or do about the day. */
function sentence({ agreement, status }: DayCloseDetail): string {
  if (agreement !== null) {
    return text(`day.${agreement}`);
  }
  return status === "CLOSED" || status === "CORRECTED" ? text("day.AGREES") : text(`day.${status}`);
}
