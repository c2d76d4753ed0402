import { useState } from "react";
import { customerFields } from "#common/customers/customer-fields.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { addNoteMutation, customerNotesQuery, customerSummaryQuery, pinnedNotesQuery } from "./page.queries.ts";
import { text } from "./page-text.ts";

/** A new note; a press whose response was lost keeps its id, so the note is written once. */
export function NoteDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [id] = useState(newId);
  const [add] = useChange(addNoteMutation);
  const form = useForm({
    initial: { body: "", isPinned: false },
    fields: {
      body: { label: text("note.body"), rules: [accepts(customerFields.note)] },
      isPinned: { label: text("note.pin") },
    },
    save: (values) =>
      add(
        { id, customerId: customer.id, ...values },
        { refetches: [customerNotesQuery, pinnedNotesQuery, customerSummaryQuery] },
      ),
    onSaved: () => {
      showSnackbar({ text: text("note.saved"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("note.title", { name: customer.fullName })}
      save={text("note.save")}
      onClose={onClose}
    >
      <TextareaField {...form.field("body")} limit={2000} />
      <SwitchField {...form.field("isPinned")} />
    </FormDialog>
  );
}
