import type { BusinessDate } from "#common/business-date.ts";
import { weekdayOf } from "#common/business-date.ts";
import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import formClasses from "#web/ui/form/form.module.css";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import type { HoursException, Weekday } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { MinutesSelect } from "./minutes-select.tsx";
import type { EditedWeek } from "./use-week.ts";
import { changedDays, previousHours, startText, weekChanges } from "./week-changes.ts";
import type { TimeName } from "./week-changes.ts";
import { dayName, shutHours, toSaturdayAsMonday, usualHours } from "./week-days.ts";

const columns = ["hours.open", "hours.opens", "hours.closes", "hours.buys"] as const;

type WeekFormProps = { week: EditedWeek; exceptions: readonly HoursException[]; today: BusinessDate };

/** The seven days, saved together. */
export function WeekForm({ week, exceptions, today }: WeekFormProps) {
  const { saved, days, problem, isDirty, isSaving, put, reset, save } = week;
  const changed = changedDays(saved, days);
  const note = startText({ saved, days, exceptions }, today);
  const bar = { status: isSaving ? "submitting" : "idle", isDirty, changes: weekChanges(saved, days), reset } as const;
  const copy = (
    <Button isCompact onClick={() => put(toSaturdayAsMonday(days))}>
      {text("hours.copy")}
    </Button>
  );
  return (
    <form
      className={formClasses.form}
      aria-label={text("hours.week")}
      aria-busy={isSaving}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isSaving) {
          void save();
        }
      }}
    >
      <Card title={text("hours.week")} aside={copy} hasPadding={false}>
        <table className={classes.week}>
          <thead>
            <tr>
              <th scope="col">{text("hours.weekday")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <WeekdayRow
                key={day.weekday}
                day={day}
                before={changed.find(({ after }) => after === day)?.before ?? null}
                isToday={day.weekday === weekdayOf(today)}
                onChange={(next) => put(days.map((other) => (other.weekday === next.weekday ? next : other)))}
              />
            ))}
          </tbody>
        </table>
      </Card>
      {problem !== null && (
        <p className={formClasses.error} role="alert">
          {problem}
        </p>
      )}
      <div className={formClasses.actions} data-form-actions>
        <SaveBar form={bar} save={text("hours.save")} {...(note !== undefined && { note })} />
      </div>
    </form>
  );
}

type WeekdayRowProps = {
  day: Weekday;
  /** As it is saved, while it is changed. */
  before: Weekday | null;
  isToday: boolean;
  onChange: (day: Weekday) => void;
};

/** One weekday: open or not, and its three times. */
function WeekdayRow({ day, before, isToday, onChange }: WeekdayRowProps) {
  const name = dayName(day.weekday);
  const label = (what: string) => text("hours.of", { day: name, what });
  const wrong = wrongHours(day);
  const isOpen = day.opensMinutes !== null || day.closesMinutes !== null;
  const time = (field: TimeName, what: string, options: { from?: number; empty?: string }) => (
    <td data-label={what}>
      <MinutesSelect
        label={label(what)}
        value={day[field]}
        isInvalid={field in wrong}
        {...options}
        onChange={(minutes) => onChange({ ...day, [field]: minutes })}
      />
    </td>
  );
  return (
    <tr data-changed={before !== null || undefined}>
      <th scope="row">
        {name}
        {isToday && <span>{text("hours.today")}</span>}
        {before !== null && <small>{previousHours({ before, after: day })}</small>}
      </th>
      <td className={classes.onOff}>
        <BareSwitch
          label={label(text("hours.open"))}
          isOn={isOpen}
          onChange={(open) => onChange({ ...day, ...(open ? (reopened(before) ?? usualHours) : shutHours) })}
        />
      </td>
      {isOpen ? (
        <>
          {time("opensMinutes", text("hours.opens"), {})}
          {time("closesMinutes", text("hours.closes"), { from: 15 })}
          {time("buyingClosesMinutes", text("hours.buys"), { from: 15, empty: text("hours.buysAtClose") })}
        </>
      ) : (
        <td colSpan={3} className={classes.closed}>
          {text("hours.closed")}
        </td>
      )}
    </tr>
  );
}

/** A day that was closed by mistake gets back the times it has. */
function reopened(before: Weekday | null): Weekday | null {
  return before === null || before.opensMinutes === null ? null : before;
}
