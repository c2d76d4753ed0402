import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
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
    onSubmit: async (values, submission) => {
      const { id, version } = customer;
      const outcome = await edit({ id, version, contact: writtenContact(values) }, { refetches: [customerQuery] });
      if (!outcome.isDone) {
        const { fields, text: error } = outcome.refused;
        submission.setErrors({ ...fields, form: text("edit.failed", { error }) });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("edit.saved"), color: "good" });
      onClose();
    },
  });
  const close = async () => {
    if (await mayLeave()) {
      onClose();
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={() => void close()}>
        {text("cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("edit.title", { name: customer.fullName })} size="small" onClose={() => void close()}>
      <Form form={form} label={text("edit.title", { name: customer.fullName })} actions={actions} columns={2}>
        <TextField {...form.field("firstName")} />
        <TextField {...form.field("lastName")} />
        <PhoneField {...form.field("mobile")} />
        <TextField {...form.field("email")} type="email" />
        <TextField {...form.field("street")} />
        <TextField {...form.field("city")} />
        <TextField {...form.field("state")} />
        <TextField {...form.field("zip")} />
      </Form>
    </Dialog>
  );
}
