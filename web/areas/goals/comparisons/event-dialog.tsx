import { useState } from "react";
import type { BusinessDate } from "#common/business-date.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { max, must, required } from "#web/ui/form/rules.ts";
import type { Submission } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import type { CalendarEventData } from "#web/areas/goals/goals.queries.ts";
import { saveCalendarEventMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { failureText, useGoalChange, useTellChange } from "#web/areas/goals/use-goal-change.ts";

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
  const tell = useTellChange();
  const [id] = useState(() => event?.id ?? newId());
  const submit = async ({ name, startsOn, endsOn, isPromotion, version }: EventValues, submission: Submission) => {
    const last = endsOn ?? startsOn;
    if (startsOn === null || last === null) {
      return;
    }
    const refused = await save({ event: { id, name, startsOn, endsOn: last, isPromotion, version } });
    if (refused === null) {
      submission.resolve();
      tell(null, { said: text("events.saved", { name }), id });
      onClose();
    } else {
      const isOfFields = Object.keys(refused.fields).length > 0;
      submission.setErrors(isOfFields ? refused.fields : { form: failureText(refused) });
    }
  };
  const saved = event === null ? newEvent : valuesOf(event);
  const form = useForm<EventValues>({
    initial: saved,
    fields: {
      name: { label: text("events.name"), rules: [required, max(60)] },
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
    onSubmit: (values, submission) => {
      void submit(values, submission);
    },
  });
  const since = useSavedSince(form, saved);
  const title = event === null ? text("events.add") : text("events.edit", { name: event.name });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {text("form.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("events.save")}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <Form form={form} label={title} actions={actions}>
        <SavedSinceNote since={since} />
        <TextField {...form.field("name")} />
        <DateField {...form.field("startsOn")} today={today} />
        <DateField {...form.field("endsOn")} today={today} />
        <SwitchField {...form.field("isPromotion")} hint={text("events.isPromotionHint")} />
      </Form>
    </Dialog>
  );
}

function valuesOf({ name, startsOn, endsOn, isPromotion, version }: CalendarEventData): EventValues {
  return { name, startsOn, endsOn, isPromotion, version };
}

function isDate(value: unknown): value is BusinessDate {
  return typeof value === "string";
}
