import { useId, useState } from "react";
import type { FormEvent } from "react";
import { formatDate } from "#common/date-format.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { useFindBin } from "#web/areas/backstock/scan/use-find-bin.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { text } from "./transfers-text.ts";
import { sendTransferMutation, binTransfersQuery } from "./transfers.queries.ts";
import type { Transfers } from "./transfers.queries.ts";
import classes from "./transfers.module.css";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";
import { sisterBalanceQuery } from "#web/areas/backstock/balance/balance.queries.ts";

const plain = { isRequired: true, isDisabled: false };

type SendDialogProps = {
  stores: Transfers["sisterStores"];
  /** Suggestions; both can be changed. */
  bin?: string;
  toStoreId?: string | undefined;
  onClose: () => void;
};

/** Which bin, typed or scanned, and to which store. */
export function SendDialog({ stores, bin: suggested = "", toStoreId, onClose }: SendDialogProps) {
  const [id] = useState(newId);
  const [typed, setTyped] = useState(suggested);
  const [said, setSaid] = useState<string | null>(null);
  const [filling, setFilling] = useState<Backstock | null>(null);
  const [storeId, setStoreId] = useState(toStoreId ?? (stores.length === 1 ? (stores[0]?.id ?? "") : ""));
  const [isTried, setIsTried] = useState(false);
  const [send, isBusy] = useChange(sendTransferMutation);
  const find = useFindBin();
  const look = async (code: string): Promise<Backstock | null> => {
    const found = await find(code);
    setFilling(found.filling);
    setSaid(found.filling === null ? (found.said ?? text("send.notFilled", { bin: code })) : null);
    return found.filling;
  };
  useScanHandler((code) => {
    setTyped(code);
    void look(code);
    return true;
  });
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const chosen = filling ?? (typed.trim() === "" ? null : await look(typed));
    if (chosen === null || storeId === "") {
      return;
    }
    const { id: backstockId, version, bin } = chosen;
    const outcome = await send(
      { id, backstockId, version, otherStoreId: storeId },
      { refetches: [binTransfersQuery, sisterBalanceQuery, pullListQuery, ...binQueries] },
    );
    if (outcome.isDone) {
      const store = outcome.data.sendBinTransfer.otherStore;
      showSnackbar({ text: text("send.done", { bin, store }), color: "good" });
      onClose();
    } else {
      showSnackbar({ text: text("send.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const about = filling && {
    category: filling.category,
    location: filling.location,
    date: formatDate(filling.inventoryDate),
  };
  return (
    <Dialog
      title={text("send.title")}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text("cancel")}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy} disabled={stores.length === 0}>
            {text("send.do")}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)}>
        {stores.length === 0 && <p>{text("send.noStores")}</p>}
        <TextField
          {...plain}
          name="bin"
          label={text("send.bin")}
          hint={about === null ? text("send.binHint") : text("send.found", about)}
          value={typed}
          error={said}
          onBlur={() => {
            if (typed.trim() !== "") {
              void look(typed);
            }
          }}
          onChange={(next) => {
            setTyped(next);
            setFilling(null);
            setSaid(null);
          }}
        />
        <SelectField
          {...plain}
          name="otherStoreId"
          label={text("send.store")}
          value={storeId}
          error={isTried && storeId === "" ? text("send.storeError") : null}
          options={stores.map((store) => ({ value: store.id, label: store.name }))}
          onBlur={() => undefined}
          onChange={setStoreId}
        />
      </form>
    </Dialog>
  );
}
