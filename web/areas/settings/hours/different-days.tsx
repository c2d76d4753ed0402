import { hoursFields } from "#common/store-fields.ts";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { weekdayOf } from "#common/business-date.ts";
import { formatMinutes } from "#common/time-format.ts";
import settings from "#web/areas/settings/settings.module.css";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { clearStoreDayMutation, setStoreDayMutation, storeHoursQuery } from "./hours.queries.ts";
import type { HoursException } from "./hours.queries.ts";
import { dayName, closedHours, isClosedDay, openHoursOf } from "./week-days.ts";
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
import { DayTimes } from "./day-times.tsx";
import type { OpenHours } from "./week-days.ts";

/** Holidays and short days still to come. */
export function DifferentDays({ days }: { days: readonly HoursException[] }) {
  const [edited, setEdited] = useState<HoursException | "new" | null>(null);
  const [clear, isClearing] = useChange(clearStoreDayMutation);
  const [set] = useChange(setStoreDayMutation);
  const remove = async (day: HoursException) => {
    const outcome = await clear({ date: day.date }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      showUndo(text("hours.removed", { name: day.name }), () => void set({ ...day }, { refetches: [storeHoursQuery] }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const add = (
    <Button
      data-new
      icon={<IconPlus size={18} />}
      onClick={() => {
        setEdited("new");
      }}
    >
      {text("hours.addDay")}
    </Button>
  );
  return (
    <Card title={text("hours.days")} aside={days.length > 0 && add} hasPadding={false}>
      {days.length === 0 && <EmptyState title={text("hours.noDays")} text={text("hours.noDaysHint")} action={add} />}
      {days.map((day) => (
        <div key={day.date} className={settings.line}>
          <div>
            <strong>{day.name}</strong>
            <small>
              {dayName(weekdayOf(day.date))}, {formatDate(day.date)} · {hoursText(day)}
            </small>
          </div>
          <div className={settings.actions}>
            <Button
              aria-label={`${text("hours.edit")} ${day.name}`}
              onClick={() => {
                setEdited(day);
              }}
            >
              {text("hours.edit")}
            </Button>
            <Button
              aria-label={`${text("hours.remove")} ${day.name}`}
              isBusy={isClearing}
              onClick={() => void remove(day)}
            >
              {text("hours.remove")}
            </Button>
          </div>
        </div>
      ))}
      {edited !== null && (
        <DifferentDayDialog
          day={edited === "new" ? null : edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </Card>
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

type DifferentDayDialogProps = {
  /** Null adds one. */
  day: HoursException | null;
  onClose: () => void;
};

type Values = { name: string; date: string | null; isClosed: boolean };

/** One date with hours of its own. Saving a date that is there already changes it. */
function DifferentDayDialog({ day, onClose }: DifferentDayDialogProps) {
  const today = localTimeAt(useNow(), useActiveStore()?.timeZone ?? "UTC").date;
  const [hours, setHours] = useState<OpenHours>(openHoursOf(day));
  const [set] = useChange(setStoreDayMutation);
  const initial: Values = {
    name: day?.name ?? "",
    date: day?.date ?? null,
    isClosed: isClosedDay(day),
  };
  const form = useForm({
    initial,
    fields: {
      name: { label: text("hours.dayName"), rules: [accepts(hoursFields.name)] },
      date: { label: text("hours.dayDate"), rules: [required] },
      isClosed: { label: text("hours.dayClosed") },
    },
    save: async ({ date, name, isClosed }) => {
      const sent = isClosed ? closedHours : hours;
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
      {day === null && <DateField {...form.field("date")} today={today} first={today} />}
      <CheckboxField {...form.field("isClosed")} />
      {!form.values.isClosed && <DayTimes day={dateName} hours={hours} onChange={setHours} />}
    </FormDialog>
  );
}
