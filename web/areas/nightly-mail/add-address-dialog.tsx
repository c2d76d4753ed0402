import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { email, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./nightly-mail-text.ts";
import { addAddressMutation, nightlyMailQuery } from "./nightly-mail.queries.ts";

/** A person without a sign-in, who confirms by a link before the first report. */
export function AddAddressDialog({ onClose }: { onClose: () => void }) {
  const [add] = useChange(addAddressMutation);
  const [id] = useState(newId);
  const form = useForm({
    initial: { address: "" },
    fields: { address: { label: text("add.address"), rules: [required, email] } },
    save: ({ address }) => add({ id, address }, { refetches: [nightlyMailQuery] }),
    onSaved: (_saved, { address }) => {
      showSnackbar({ text: text("add.done", { address: address.trim() }), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text("add.title")} size="xsmall" save={text("add.save")} onClose={onClose}>
      <TextField {...form.field("address")} type="email" hint={text("add.hint")} />
    </FormDialog>
  );
}
