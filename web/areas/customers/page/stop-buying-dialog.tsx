import { customerQuery, flagCustomerMutation } from "#web/areas/customers/shared/customers.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./page-text.ts";

/** One press, with the reason that the counter reads: from then on a check-in asks for a manager. */
export function StopBuyingDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [flag] = useChange(flagCustomerMutation);
  const form = useForm({
    initial: { note: customer.note },
    fields: { note: { label: text("stop.why") } },
    save: ({ note }) => flag({ id: customer.id, isDoNotBuy: true, note }, { refetches: [customerQuery] }),
    onSaved: () => {
      showSnackbar({ text: text("stop.done"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("stop.title", { name: customer.firstName })}
      save={text("stop.save")}
      isBad
      onClose={onClose}
    >
      <p>{text("stop.text")}</p>
      <TextareaField {...form.field("note")} limit={2000} />
    </FormDialog>
  );
}
