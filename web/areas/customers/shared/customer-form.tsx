import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { EmailField } from "./email-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { contactFields, contactOf, writtenContact } from "./contact-fields.ts";
import { text } from "./customers-text.ts";
import { editCustomerMutation, customerQuery } from "./customers.queries.ts";
import type { Customer } from "./customers.queries.ts";

/** A customer's contact in a dialog. */
export function CustomerForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [edit] = useChange(editCustomerMutation);
  const form = useForm({
    initial: contactOf(customer),
    fields: contactFields({ isEmailRequired: false }),
    save: (values) => {
      const { id, version } = customer;
      return edit({ id, version, contact: writtenContact(values) }, { refetches: [customerQuery] });
    },
    refusalText: (error) => text("edit.failed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("edit.saved"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("edit.title", { name: customer.fullName })}
      save={text("save")}
      columns={2}
      onClose={onClose}
    >
      <TextField {...form.field("firstName")} />
      <TextField {...form.field("lastName")} />
      <PhoneField {...form.field("mobile")} />
      <EmailField {...form.field("email")} />
      <TextField {...form.field("street")} />
      <TextField {...form.field("city")} />
      <TextField {...form.field("state")} />
      <TextField {...form.field("zip")} />
    </FormDialog>
  );
}
