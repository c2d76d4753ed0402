import { useState } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { max, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { setStoreDayMutation, storeHoursQuery } from "./hours.queries.ts";
import type { HoursException } from "./hours.queries.ts";
import { DayTimes } from "./day-times.tsx";
import type { OpenHours } from "./week-days.ts";
import { closedHours, dayName, isClosedDay, openHoursOf } from "./week-days.ts";

type DifferentDayDialogProps = {
  /** Null adds one. */
  day: HoursException | null;
  onClose: () => void;
};

type Values = { name: string; date: string | null; isClosed: boolean };

/** One date with hours of its own. Saving a date that is there already changes it. */
export function DifferentDayDialog({ day, onClose }: DifferentDayDialogProps) {
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
      name: { label: text("hours.dayName"), rules: [required, max(60)] },
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
