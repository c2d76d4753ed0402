import { hoursFields } from "#common/store-fields.ts";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { clearStoreDayMutation, setStoreDayMutation, storeHoursQuery } from "./hours.queries.ts";
import type { HoursException } from "./hours.queries.ts";
import { dayName, shutHours, isShutDay, openHoursOf } from "./week-days.ts";
import { localTimeAt } from "#common/store-time.ts";
import { wrongHours } from "#common/store-hours.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { UnsetHoliday } from "./unset-holidays.ts";
import classes from "./hours.module.css";
import { DayTimes } from "./day-times.tsx";
import type { OpenHours } from "./week-days.ts";

type DifferentDaysProps = { days: readonly HoursException[]; unset: readonly UnsetHoliday[] };

/** What the dialog opens with: a saved day, or a date nobody has set. */
type EditedDay = { saved: HoursException | null; name: string; date: BusinessDate | null };

/** Holidays and short days still to come, and the holidays that nobody has set. */
export function DifferentDays({ days, unset }: DifferentDaysProps) {
  const [edited, setEdited] = useState<EditedDay | null>(null);
  const rows = [
    ...days.map((day) => ({ date: day.date, day, holiday: null })),
    ...unset.map(({ date, holiday }) => ({ date, day: null, holiday })),
  ].toSorted((left, right) => left.date.localeCompare(right.date));
  const add = (
    <Button
      data-new
      isCompact={rows.length > 0}
      icon={<IconPlus size={18} />}
      onClick={() => setEdited({ saved: null, name: "", date: null })}
    >
      {text("hours.addDay")}
    </Button>
  );
  return (
    <Card title={text("hours.days")} aside={rows.length > 0 && add} hasPadding={false}>
      {rows.length === 0 && <EmptyState title={text("hours.noDays")} text={text("hours.noDaysHint")} action={add} />}
      <ul>
        {rows.map(({ date, day, holiday }) => {
          const name = holiday === null ? "" : text(`holiday.${holiday}`);
          return day === null ? (
            <UnsetDay key={date} date={date} name={name} onEdit={() => setEdited({ saved: null, name, date })} />
          ) : (
            <SpecialDay key={date} day={day} onEdit={() => setEdited({ saved: day, name: day.name, date: day.date })} />
          );
        })}
      </ul>
      {edited !== null && <DifferentDayDialog edited={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

/** A date with hours of its own. */
function SpecialDay({ day, onEdit }: { day: HoursException; onEdit: () => void }) {
  const [clear, isClearing] = useChange(clearStoreDayMutation);
  const [set] = useChange(setStoreDayMutation);
  const remove = async () => {
    if (isClearing) {
      return;
    }
    const outcome = await clear({ date: day.date }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      showUndo(text("hours.removed", { name: day.name }), () => void set({ ...day }, { refetches: [storeHoursQuery] }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <li className={classes.special}>
      <DayOf date={day.date} />
      <div>
        <strong>{day.name}</strong>
        <small>{hoursText(day)}</small>
      </div>
      <span>
        <IconButton label={`${text("hours.edit")} ${day.name}`} onClick={onEdit}>
          <IconPencil size={18} />
        </IconButton>
        <IconButton label={`${text("hours.remove")} ${day.name}`} onClick={() => void remove()}>
          <IconTrash size={18} />
        </IconButton>
      </span>
    </li>
  );
}

/** A holiday on which the store would be open as usual: most close, and some open shorter. */
function UnsetDay({ date, name, onEdit }: { date: BusinessDate; name: string; onEdit: () => void }) {
  const [set, isSetting] = useChange(setStoreDayMutation);
  const [clear] = useChange(clearStoreDayMutation);
  const stayClosed = async () => {
    const outcome = await set({ date, name, ...shutHours }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      showUndo(text("hours.daySaved", { name }), () => void clear({ date }, { refetches: [storeHoursQuery] }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <li className={classes.special}>
      <DayOf date={date} />
      <div>
        <strong>{name}</strong>
        <small data-tone="warn">{text("hours.notSet")}</small>
      </div>
      <span>
        <IconButton label={`${text("hours.edit")} ${name}`} onClick={onEdit}>
          <IconPencil size={18} />
        </IconButton>
        <Button isCompact isBusy={isSetting} onClick={() => void stayClosed()}>
          {text("hours.stayClosed")}
        </Button>
      </span>
    </li>
  );
}

/** `Thu, Nov 26`, with the year once it is another one. */
function DayOf({ date }: { date: BusinessDate }) {
  return (
    <time dateTime={date} title={formatDate(date)}>
      {formatWeekday(date)}, {formatDayOfMonth(date)}
    </time>
  );
}

function hoursText({ opensMinutes, closesMinutes, buyingClosesMinutes }: HoursException): string {
  if (opensMinutes === null || closesMinutes === null) {
    return text("hours.closed");
  }
  const times = { opens: formatMinutes(opensMinutes), closes: formatMinutes(closesMinutes) };
  return buyingClosesMinutes === null
    ? text("hours.fromTo", times)
    : text("hours.buyingUntil", { ...times, buys: formatMinutes(buyingClosesMinutes) });
}

type DifferentDayDialogProps = { edited: EditedDay; onClose: () => void };

type Values = { name: string; date: string | null; isShut: boolean };

/** One date with hours of its own. Saving a date that is there already changes it. */
function DifferentDayDialog({ edited, onClose }: DifferentDayDialogProps) {
  const { saved } = edited;
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const [hours, setHours] = useState<OpenHours>(openHoursOf(saved));
  const [set] = useChange(setStoreDayMutation);
  const initial: Values = { name: edited.name, date: edited.date, isShut: isShutDay(saved) };
  const form = useForm({
    initial,
    fields: {
      name: { label: text("hours.dayName"), rules: [accepts(hoursFields.name)] },
      date: { label: text("hours.dayDate"), rules: [required] },
      isShut: { label: text("hours.dayClosed") },
    },
    save: async ({ date, name, isShut }) => {
      const sent = isShut ? shutHours : hours;
      const wrong = wrongHours(sent);
      if (Object.keys(wrong).length > 0) {
        const key = "buyingClosesMinutes" in wrong ? "hours.badBuying" : "hours.badOrder";
        return { isDone: false, refused: { text: text(key, { day: name }), fields: {} } };
      }
      return set({ date: date ?? "", name, ...sent }, { refetches: [storeHoursQuery] });
    },
    onSaved: (_saved, { name }) => {
      showSnackbar({ text: text("hours.daySaved", { name }), color: "good" });
      onClose();
    },
  });
  const dateName = form.values.date === null ? text("hours.dayTitle") : dayName(new Date(form.values.date).getUTCDay());
  return (
    <FormDialog form={form} title={text("hours.dayTitle")} save={text("hours.saveDay")} onClose={onClose}>
      <TextField {...form.field("name")} hint={text("hours.dayNameHint")} />
      {saved === null && <DateField {...form.field("date")} today={today} first={today} />}
      <CheckboxField {...form.field("isShut")} />
      {!form.values.isShut && <DayTimes day={dateName} hours={hours} onChange={setHours} />}
    </FormDialog>
  );
}
