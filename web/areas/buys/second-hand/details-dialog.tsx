import { secondHandFields } from "#common/buys/second-hand-fields.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./second-hand-text.ts";
import {
  saveSecondHandDetailsMutation,
  secondHandDetailsQuery,
  secondHandEntryQuery,
  secondHandRegisterQuery,
} from "./second-hand.queries.ts";
import type { SecondHandDetails } from "./second-hand.queries.ts";

type DetailsDialogProps = { buyKey: string; onClose: () => void };

/** What a rule asks for and a check-in doesn't know. */
export function DetailsDialog({ buyKey, onClose }: DetailsDialogProps) {
  const read = useRead(secondHandDetailsQuery, { variables: { buyKey }, live: ["SecondHandDetails"] });
  return read.status === "ready" ? <DetailsForm details={read.data.secondHandDetails} onClose={onClose} /> : null;
}

function DetailsForm({ details, onClose }: { details: SecondHandDetails; onClose: () => void }) {
  const [save] = useChange(saveSecondHandDetailsMutation);
  const { plate, serials, photo } = details;
  const saved = { plate, serials, photo, version: String(details.version) };
  const form = useForm({
    initial: saved,
    fields: {
      plate: { label: text("details.plate"), rules: [accepts(secondHandFields.plate)] },
      serials: { label: text("details.serials"), rules: [accepts(secondHandFields.serials)] },
      photo: { label: text("details.photo"), rules: [accepts(secondHandFields.photo)] },
      version: { label: "" },
    },
    save: ({ version, ...values }) =>
      save(
        { buyKey: details.buyKey, ...values, version: Number(version) },
        { refetches: [secondHandDetailsQuery, secondHandEntryQuery, secondHandRegisterQuery] },
      ),
    onSaved: () => {
      showSnackbar({ text: text("details.saved"), color: "good" });
      onClose();
    },
  });
  const since = useSavedSince(form, saved);
  return (
    <FormDialog form={form} title={text("details.title")} save={text("details.save")} onClose={onClose}>
      <SavedSinceNote since={since} />
      <TextField {...form.field("plate")} limit={40} hint={text("details.plateHint")} />
      <TextareaField {...form.field("serials")} limit={1000} rows={3} hint={text("details.serialsHint")} />
      <TextField {...form.field("photo")} limit={200} hint={text("details.photoHint")} />
    </FormDialog>
  );
}
