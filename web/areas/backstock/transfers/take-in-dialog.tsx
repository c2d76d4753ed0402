import { useId, useState } from "react";
import type { FormEvent } from "react";
import { BinChoice } from "#web/areas/backstock/fillings/bin-choice.tsx";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { binQueries } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { text } from "./transfers-text.ts";
import { receiveTransferMutation, binTransfersQuery } from "./transfers.queries.ts";
import type { Transfer } from "./transfers.queries.ts";
import classes from "./transfers.module.css";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";

const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined };

/** Into which bin of this store, and under which of its categories; the one with the same name unless said otherwise. */
export function TakeInDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [backstockId] = useState(newId);
  const [binId, setBinId] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [receive, isBusy] = useChange(receiveTransferMutation);
  const read = useRead(reportChoicesQuery);
  const categories = read.status === "ready" ? read.data.backstockHome.categories : [];
  const same = categories.find(({ name }) => name.toLowerCase() === transfer.categoryName.toLowerCase());
  const categoryId = chosen ?? same?.id ?? "";
  const { id, bin, otherStore: store } = transfer;
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (binId === "" || categoryId === "") {
      return;
    }
    const outcome = await receive(
      { id, backstockId, binId, categoryId },
      { refetches: [binTransfersQuery, pullListQuery, ...binQueries] },
    );
    if (outcome.isDone) {
      showSnackbar({ text: text("take.done", { bin, store }), color: "good" });
      onClose();
    } else {
      showSnackbar({ text: text("take.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <Dialog
      title={text("take.title", { bin, store })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text("cancel")}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {text("take.in")}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)}>
        <BinChoice
          {...plain}
          name="binId"
          label={text("take.bin")}
          value={binId}
          error={isTried && binId === "" ? text("take.binError") : null}
          onChange={setBinId}
        />
        <SelectField
          {...plain}
          name="categoryId"
          label={text("take.category")}
          value={categoryId}
          error={isTried && categoryId === "" ? text("take.categoryError") : null}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          onChange={setChosen}
        />
      </form>
    </Dialog>
  );
}
