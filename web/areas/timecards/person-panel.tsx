import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { formatDuration } from "#common/duration.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { dayText, entryText } from "./day-text.ts";
import type { Period } from "./period.ts";
import classes from "./person-panel.module.css";
import { text } from "./timecards-text.ts";
import type { Timecard, TimecardDay } from "./timecards.queries.ts";
import { useApprovals } from "./use-approvals.ts";

type PersonPanelProps = { timecard: Timecard; period: Period; today: string };

/** One person's days beside the list, the newest first; each opens where it is put right. */
export function PersonPanel({ timecard, period, today }: PersonPanelProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [openedDate, setOpenedDate] = useState<string | null>(null);
  const { employeeId, fullName, avatarUrl, minutes, days } = timecard;
  const search = { from: period.from, to: period.to };
  return (
    <section className={classes.panel} aria-label={fullName}>
      <header>
        <Avatar name={fullName} url={avatarUrl} size={44} />
        <h2>
          <Link to="/s/$storeId/team/timecards/$employeeId" params={{ storeId, employeeId }} search={search}>
            {fullName}
          </Link>
        </h2>
        <strong>{formatDuration(minutes)}</strong>
      </header>
      {days.length === 0 && <p className={classes.none}>{text("state.none")}</p>}
      <ul>
        {days
          .toSorted((left, right) => right.date.localeCompare(left.date))
          .map((day) => (
            <li key={day.date}>
              <DayButton day={day} onOpen={() => setOpenedDate(day.date)} />
            </li>
          ))}
      </ul>
      <PanelActions timecard={timecard} period={period} today={today} />
      {openedDate !== null && (
        <DayDialog
          key={openedDate}
          timecard={timecard}
          date={openedDate}
          today={today}
          onClose={() => setOpenedDate(null)}
        />
      )}
    </section>
  );
}

function DayButton({ day, onOpen }: { day: TimecardDay; onOpen: () => void }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const notes = [
    ...(day.breakMinutes > 0 ? [text("day.break", { time: formatDuration(day.breakMinutes) })] : []),
    ...(day.isEdited ? [text("state.edited")] : []),
    ...(day.isApproved ? [text("state.approved")] : []),
  ];
  return (
    <button type="button" data-missing={day.isMissing} onClick={onOpen}>
      <strong>{dayText(day.date)}</strong>
      <span>
        {day.entries.map((entry) => entryText(entry, timeZone)).join(", ")}
        <small>{notes.join(", ")}</small>
      </span>
      <strong>{day.isMissing && day.minutes === 0 ? unknownText : formatDuration(day.minutes)}</strong>
    </button>
  );
}

/** Approval of one person; with something to fix it says so instead. */
function PanelActions({ timecard, period, today }: PersonPanelProps) {
  const can = useCan();
  const { approve, withdraw, isBusy } = useApprovals(period);
  const { fullName, missingClockOuts, approvedDays, days } = timecard;
  const name = fullName.split(" ")[0] ?? fullName;
  const isOpen = days.some(({ isApproved, date }) => !isApproved && date < today);
  if (!can("team:manage") || days.length === 0) {
    return null;
  }
  return (
    <footer>
      {missingClockOuts > 0 && <p>{text("panel.fixFirst")}</p>}
      {missingClockOuts === 0 && isOpen && (
        <Button isBusy={isBusy} onClick={() => void approve([timecard])}>
          {text("panel.approve", { name })}
        </Button>
      )}
      {approvedDays > 0 && (
        <Button kind="quiet" isBusy={isBusy} onClick={() => void withdraw([timecard])}>
          {text("withdraw")}
        </Button>
      )}
    </footer>
  );
}
