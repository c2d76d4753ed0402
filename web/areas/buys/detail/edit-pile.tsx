import { PileCounts } from "#web/areas/buys/check-in/pile-counts.tsx";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text as checkInText } from "#web/areas/buys/check-in/check-in-text.ts";
import { text } from "./detail-text.ts";
import { editBuyMutation } from "./detail.queries.ts";

/** What the pile consists of and where it stands. */
export function EditPile({ buy, onClose }: { buy: Buy; onClose: () => void }) {
  const [edit] = useChange(editBuyMutation);
  const { bags, boxes, bins, others, containerTags, location, isDropOff, notes } = buy;
  const form = useForm({
    initial: { bags, boxes, bins, others, containerTags, location, isDropOff, notes },
    fields: {
      bags: { label: checkInText("pile.bags") },
      boxes: { label: checkInText("pile.boxes") },
      bins: { label: checkInText("pile.bins") },
      others: { label: checkInText("pile.others") },
      containerTags: { label: text("tags") },
      location: { label: text("place") },
      isDropOff: { label: checkInText("pile.dropOff") },
      notes: { label: text("notes") },
    },
    guardsChanges: false,
    save: (values) => {
      const pile = { ...values, promisedAt: buy.promisedAt };
      return edit({ id: buy.id, version: buy.version, pile }, { refetches: buyQueries });
    },
    onSaved: () => {
      showSnackbar({ text: text("edit.saved"), color: "good" });
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={text("edit.title", { number: buy.number })}
      actions={<SaveActions form={form} save={text("save")} onCancel={onClose} />}
    >
      <PileCounts counts={form.values} error={form.errors["bags"] ?? null} onChange={form.setValue} />
      <CheckboxField {...form.field("isDropOff")} />
      <TextField {...form.field("location")} limit={60} />
      <TextField {...form.field("containerTags")} limit={200} />
      <TextareaField {...form.field("notes")} limit={2000} />
    </Form>
  );
}
