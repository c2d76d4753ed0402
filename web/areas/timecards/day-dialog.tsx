import { correctionFields } from "#common/clock/clock-fields.ts";
import { formatDuration } from "#common/duration.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { DraftNote } from "#web/ui/form/draft-note.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { dayText } from "./day-text.ts";
import { editedFrom, minutesBetween, timed } from "./edited-day.ts";
import type { EditedPunch } from "./edited-day.ts";
import { PunchRows } from "./punch-rows.tsx";
import type { Timecard, TimecardDay, PunchVersion } from "./timecards.queries.ts";
import {
  correctTimecardMutation,
  restoreTimecardMutation,
  timecardsQuery,
  timecardHistoryQuery,
} from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { formatTime } from "#common/time-format.ts";
import { DayBadge } from "./day-badge.tsx";
import classes from "./timecards.module.css";
import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";

// A punch without a time would be left out without a word.
const everyTime = must(
  text("edit.timeMissing"),
  (punches) => Array.isArray(punches) && punches.every((punch: EditedPunch) => punch.minutes !== null),
);

type DayDialogProps = { timecard: Timecard; date: string; today: string; onClose: () => void };

type Values = {
  date: string | null;
  punches: readonly EditedPunch[];
  reason: string;
  /** What was seen when it began: a change by another person meanwhile must not be overwritten unseen. */
  seenIds: readonly string[];
};

/** One day of one person: managers put it right as a whole, everybody sees how it came to be. */
export function DayDialog({ timecard, date: openedDate, today, onClose }: DayDialogProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const manages = useCan()("team:manage");
  const [correct] = useChange(correctTimecardMutation);
  const [restore] = useChange(restoreTimecardMutation);
  const { employeeId, fullName } = timecard;
  const punchesOn = (date: string | null) => timecard.days.find((day) => day.date === date)?.punches ?? [];
  const day = timecard.days.find((candidate) => candidate.date === openedDate);
  const idsOn = (date: string | null) => punchesOn(date).map(({ id }) => id);
  const initial: Values = {
    date: openedDate,
    punches: editedFrom(punchesOn(openedDate), timeZone),
    reason: "",
    seenIds: idsOn(openedDate),
  };
  const form = useForm<Values>({
    initial,
    fields: {
      date: { label: text("edit.date"), rules: [required] },
      punches: { label: text("column.times"), rules: [everyTime] },
      reason: { label: text("edit.reason"), rules: [accepts(correctionFields.reason)] },
      seenIds: { label: "" },
    },
    // What is typed stays on this device, so closing takes nothing away.
    guardsChanges: false,
    save: ({ date, punches: edited, reason, seenIds }) => {
      const corrected = { employeeId, date: date ?? openedDate };
      const punches = timed(edited, { date: corrected.date, timeZone }).flatMap(({ id, type, at }) =>
        at === null ? [] : [{ id, type, at }],
      );
      return correct({ ...corrected, reason, seenPunchIds: [...seenIds], punches }, { refetches: [timecardsQuery] });
    },
    onSaved: (_saved, { date }) => {
      draft.forget();
      const corrected = { employeeId, date: date ?? openedDate };
      offerUndo(text("edit.saved", { name: fullName }), () => restore(corrected, { refetches: [timecardsQuery] }));
      onClose();
    },
  });
  const draft = useDraft(form, `timecard:${employeeId}:${openedDate}`);
  const chooseDate = (date: string | null) => {
    form.setValue("date", date);
    form.setValue("punches", editedFrom(punchesOn(date), timeZone));
    form.setValue("seenIds", idsOn(date));
  };
  const title = text("day.title", { name: fullName, date: dayText(openedDate) });
  if (!manages || day?.isApproved === true) {
    return (
      <DayView title={title} onClose={onClose} day={day} isLocked={manages} employeeId={employeeId} date={openedDate} />
    );
  }
  const shown = timed(form.values.punches, { date: form.values.date ?? openedDate, timeZone });
  return (
    <FormDialog
      form={form}
      title={day === undefined ? text("edit.add") : title}
      save={text("edit.save")}
      below={day !== undefined && <DayHistory employeeId={employeeId} date={openedDate} />}
      onClose={onClose}
    >
      {draft.isBack && <DraftNote onDiscard={draft.drop} />}
      {day === undefined && <DateField {...form.field("date")} onChange={chooseDate} today={today} last={today} />}
      <PunchRows
        punches={shown}
        error={form.errors["punches"] ?? null}
        total={text("edit.total", { hours: formatDuration(minutesBetween(shown)) })}
        onChange={(punches) => form.setValue("punches", punches)}
      />
      <TextField {...form.field("reason")} hint={text("edit.reasonHint")} limit={200} />
    </FormDialog>
  );
}

type DayViewProps = {
  title: string;
  employeeId: string;
  date: string;
  /** Undefined where nobody has punched on that date. */
  day: TimecardDay | undefined;
  /** The person who could put the day right reads why that is not possible now. */
  isLocked: boolean;
  onClose: () => void;
};

/** One day of one person, to be looked at only. */
function DayView({ title, employeeId, date, day, isLocked, onClose }: DayViewProps) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {day !== undefined && <DaySummary day={day} isLocked={isLocked} />}
      <DayHistory employeeId={employeeId} date={date} />
    </Dialog>
  );
}

/** A day that is only looked at: the own one, or one that is approved. */
function DaySummary({ day, isLocked }: { day: TimecardDay; isLocked: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <div className={classes.summary}>
      <p>
        <strong>{formatDuration(day.minutes)}</strong> <DayBadge day={day} />
      </p>
      <ul className={classes.list}>
        {day.punches.map(({ id, type, at }) => (
          <li key={id}>
            <span>{text(`punch.${type}`)}</span>
            <span>{formatTime(new Date(at), timeZone)}</span>
          </li>
        ))}
      </ul>
      {day.isApproved && (
        <p className={classes.soft}>
          {day.approvedBy === null ? text("day.approved") : text("day.approvedBy", { name: day.approvedBy })}
          {isLocked && ` · ${text("edit.locked")}`}
        </p>
      )}
    </div>
  );
}

/** Every punch that was ever written for a day; one that an edit stands for is struck through. */
function DayHistory({ employeeId, date }: { employeeId: string; date: string }) {
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
