import { goalFields } from "#common/goals/goal-fields.ts";
import { useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { CalendarEventData } from "#web/areas/goals/goals.queries.ts";
import { saveCalendarEventMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { failureText, useGoalChange, useGoalUndo } from "#web/areas/goals/use-goal-change.ts";

type EventDialogProps = { event: CalendarEventData | null; today: BusinessDate; onClose: () => void };
type EventValues = {
  name: string;
  startsOn: BusinessDate | null;
  endsOn: BusinessDate | null;
  isPromotion: boolean;
  version: string | null;
};

const newEvent: EventValues = { name: "", startsOn: null, endsOn: null, isPromotion: false, version: null };

export function EventDialog({ event, today, onClose }: EventDialogProps) {
  const [save] = useGoalChange(saveCalendarEventMutation);
  const offerUndo = useGoalUndo();
  const [id] = useState(() => event?.id ?? newId());
  const saved = event === null ? newEvent : valuesOf(event);
  const form = useForm<EventValues>({
    initial: saved,
    fields: {
      name: { label: text("events.name"), rules: [accepts(goalFields.eventName)] },
      startsOn: { label: text("events.startsOn"), rules: [required] },
      endsOn: {
        label: text("events.endsOn"),
        rules: [
          must(text("events.order"), (last, { startsOn: first }) => !isDate(last) || !isDate(first) || last >= first),
        ],
      },
      isPromotion: { label: text("events.isPromotion") },
      version: { label: "" },
    },
    save: ({ startsOn, endsOn, ...rest }) => save({ event: { id, ...rest, ...daysOf(startsOn, endsOn, today) } }),
    onSaved: (_saved, { name }) => {
      offerUndo({ done: text("events.saved", { name }), id });
      onClose();
    },
    refusalText: failureText,
  });
  const since = useSavedSince(form, saved);
  const title = event === null ? text("events.add") : text("events.edit", { name: event.name });
  return (
    <FormDialog form={form} title={title} save={text("events.save")} onClose={onClose}>
      <SavedSinceNote since={since} />
      <TextField {...form.field("name")} />
      <DateField {...form.field("startsOn")} today={today} />
      <DateField {...form.field("endsOn")} today={today} />
      <SwitchField {...form.field("isPromotion")} hint={text("events.isPromotionHint")} />
    </FormDialog>
  );
}

/** An event without a last day ends on its first. Without a first one the form is not sent. */
function daysOf(startsOn: BusinessDate | null, endsOn: BusinessDate | null, today: BusinessDate) {
  const first = startsOn ?? today;
  return { startsOn: first, endsOn: endsOn ?? first };
}

function valuesOf({ name, startsOn, endsOn, isPromotion, version }: CalendarEventData): EventValues {
  return { name, startsOn, endsOn, isPromotion, version };
}

function isDate(value: unknown): value is BusinessDate {
  return typeof value === "string";
}
