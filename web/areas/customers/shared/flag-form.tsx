import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./customers-text.ts";
import { flagCustomerMutation, customerQuery } from "./customers.queries.ts";
import type { Customer } from "./customers.queries.ts";

/** What managers write down and decide about a customer. */
export function FlagForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [flag] = useChange(flagCustomerMutation);
  const form = useForm({
    initial: { isDoNotBuy: customer.isDoNotBuy, note: customer.note },
    fields: { isDoNotBuy: { label: text("flags.doNotBuy") }, note: { label: text("note") } },
    save: (values) => flag({ id: customer.id, ...values }, { refetches: [customerQuery] }),
    onSaved: () => {
      showSnackbar({ text: text("flags.saved"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("flags.title", { name: customer.fullName })}
      save={text("save")}
      onClose={onClose}
    >
      <SwitchField {...form.field("isDoNotBuy")} hint={text("flags.doNotBuyHint")} />
      <TextareaField {...form.field("note")} limit={2000} />
    </FormDialog>
  );
}
