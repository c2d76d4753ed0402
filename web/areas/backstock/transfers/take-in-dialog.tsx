import { useState } from "react";
import { BinChoice } from "#web/areas/backstock/fillings/bin-choice.tsx";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { binQueries } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required, saying } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./transfers-text.ts";
import { receiveTransferMutation, binTransfersQuery } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";

const refetches = [binTransfersQuery, pullListQuery, ...binQueries];

type TakeInDialogProps = { transfer: Transfer; onClose: () => void };

/** Takes a bin in: chooses a bin of this store and a category, by default the category with the same name. */
export function TakeInDialog({ transfer, onClose }: TakeInDialogProps) {
  const read = useRead(reportChoicesQuery);
  const { bin, otherStore: store } = transfer;
  return (
    <Dialog title={text("take.title", { bin, store })} size="small" onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <TakeInForm transfer={transfer} categories={read.data.backstockHome.categories} onClose={onClose} />
      )}
    </Dialog>
  );
}

type TakeInFormProps = TakeInDialogProps & { categories: readonly { id: string; name: string }[] };

function TakeInForm({ transfer, categories, onClose }: TakeInFormProps) {
  const { id, bin, otherStore: store } = transfer;
  const [backstockId] = useState(newId);
  const [receive] = useChange(receiveTransferMutation);
  const same = categories.find(({ name }) => name.toLowerCase() === transfer.categoryName.toLowerCase());
  const form = useForm({
    initial: { binId: "", categoryId: same?.id ?? "" },
    fields: {
      binId: { label: text("take.bin"), rules: [saying(text("take.binError"), required)] },
      categoryId: { label: text("take.category"), rules: [saying(text("take.categoryError"), required)] },
    },
    save: (values) => receive({ id, backstockId, ...values }, { refetches }),
    refusalText: (error) => text("take.failed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("take.done", { bin, store }), color: "good" });
      onClose();
    },
  });
  const actions = <SaveActions form={form} save={text("take.in")} onCancel={onClose} />;
  return (
    <Form form={form} label={text("take.title", { bin, store })} actions={actions}>
      <BinChoice {...form.field("binId")} />
      <SelectField
        {...form.field("categoryId")}
        options={categories.map((category) => ({ value: category.id, label: category.name }))}
      />
    </Form>
  );
}
