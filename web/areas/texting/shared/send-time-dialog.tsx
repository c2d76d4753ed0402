import type { BusinessDate } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TimeField } from "#web/ui/fields/time-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { PartMeter } from "./part-meter.tsx";
import { text } from "./send-time-text.ts";

type SendTimeDialogProps = {
  title: string;
  save: string;
  at: Date;
  /** Null where the words are written elsewhere. */
  body: string | null;
  onSave: (change: { body: string; sendAt: Date }) => Promise<SaveOutcome>;
  onClose: () => void;
};

type Values = { body: string; date: BusinessDate | null; minutes: number | null };

/** When a text goes out, by the store's clock. */
export function SendTimeDialog({ title, save, at, body, onSave, onClose }: SendTimeDialogProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  const initial: Values = { body: body ?? "", ...localTimeAt(at, timeZone) };
  const passed: SaveOutcome = { isDone: false, refused: { text: text("passed"), fields: { sendAt: text("passed") } } };
  const form = useForm({
    initial,
    fields: {
      body: { label: text("body"), rules: body === null ? [] : [required] },
      date: { label: text("date"), rules: [required] },
      minutes: { label: text("time"), input: "sendAt", rules: [required] },
    },
    save: async (values) => {
      const sendAt = instantOf(values.date ?? today, values.minutes ?? 0, timeZone);
      return sendAt <= new Date() ? passed : await onSave({ body: values.body, sendAt });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={title} size="xsmall" save={save} onClose={onClose}>
      {body !== null && (
        <div>
          <TextareaField {...form.field("body")} rows={4} limit={longestText} />
          <PartMeter body={form.values.body} />
        </div>
      )}
      <DateField {...form.field("date")} today={today} first={today} />
      <TimeField {...form.field("minutes")} />
    </FormDialog>
  );
}
