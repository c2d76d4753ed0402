import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
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
    onSubmit: async (values, submission) => {
      const outcome = await flag({ id: customer.id, ...values }, { refetches: [customerQuery] });
      if (!outcome.isDone) {
        submission.setErrors({ form: outcome.refused.text });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("flags.saved"), color: "good" });
      onClose();
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {text("cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={text("flags.title", { name: customer.fullName })} size="small" onClose={onClose}>
      <Form form={form} label={text("flags")} actions={actions}>
        <SwitchField {...form.field("isDoNotBuy")} hint={text("flags.doNotBuyHint")} />
        <TextareaField {...form.field("note")} limit={2000} />
      </Form>
    </Dialog>
  );
}
