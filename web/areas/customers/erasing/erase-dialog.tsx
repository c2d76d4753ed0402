import { customerFields } from "#common/customers/customer-fields.ts";
import { customerSummaryQuery, shownCustomerQuery } from "#web/areas/customers/page/page.queries.ts";
import { text } from "#web/areas/customers/page/page-text.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { accepts } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { eraseMutation } from "./erasing.queries.ts";

/** Asks why, and says what goes and what stays: nothing brings a deleted customer back. */
export function EraseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [erase] = useChange(eraseMutation);
  const form = useForm({
    initial: { reason: "" },
    fields: { reason: { label: text("erase.reason"), rules: [accepts(customerFields.reason)] } },
    save: ({ reason }) => erase({ id: customer.id, reason }, { refetches: [shownCustomerQuery, customerSummaryQuery] }),
    onSaved: () => {
      showSnackbar({ text: text("erase.done"), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text("erase.title", { name: customer.fullName })}
      save={text("erase.save")}
      onClose={onClose}
    >
      <p>{text("erase.text")}</p>
      <TextareaField {...form.field("reason")} limit={500} />
    </FormDialog>
  );
}
