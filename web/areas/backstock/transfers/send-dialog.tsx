import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { binQueries } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import type { ScanAnswer } from "#web/areas/backstock/scan/scan.queries.ts";
import { useFindBin } from "#web/areas/backstock/scan/use-find-bin.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required, saying } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./transfers-text.ts";
import { sendTransferMutation, binTransfersQuery } from "./transfers.queries.ts";
import type { Transfers } from "./transfers.queries.ts";
import { pullListQuery } from "#web/areas/backstock/pull-list/pull-list.queries.ts";
import { sisterBalanceQuery } from "#web/areas/backstock/balance/balance.queries.ts";

const refetches = [binTransfersQuery, sisterBalanceQuery, pullListQuery, ...binQueries];

type SendDialogProps = {
  stores: Transfers["sisterStores"];
  /** Suggested values; both can be changed. */
  bin?: string;
  toStoreId?: string | undefined;
  onClose: () => void;
};

/** Chooses a bin, typed or scanned, and the store to send it to. */
export function SendDialog({ stores, bin: suggested = "", toStoreId, onClose }: SendDialogProps) {
  const [id] = useState(newId);
  const [scan, setScan] = useState<Scan | null>(null);
  const find = useFindBin();
  const lookUp = async (code: string): Promise<ScanAnswer> => {
    const answer = await find(code);
    setScan({ code, answer });
    return answer;
  };
  const [send] = useChange(sendTransferMutation);
  const form = useForm({
    initial: { bin: suggested, otherStoreId: toStoreId ?? (stores.length === 1 ? (stores[0]?.id ?? "") : "") },
    fields: {
      bin: { label: text("send.bin"), input: "backstockId", rules: [required] },
      otherStoreId: { label: text("send.store"), rules: [saying(text("send.storeError"), required)] },
    },
    save: async ({ bin: code, otherStoreId }) => {
      const answer = scan?.code === code ? scan.answer : await lookUp(code);
      const { filling } = answer;
      if (filling === null) {
        const refusal = refusalOf({ code, answer });
        return { isDone: false, refused: { text: refusal, fields: { backstockId: refusal } } };
      }
      return send({ id, backstockId: filling.id, version: filling.version, otherStoreId }, { refetches });
    },
    refusalText: (error) => text("send.failed", { error }),
    onSaved: ({ sendBinTransfer: { bin, otherStore: store } }) => {
      showSnackbar({ text: text("send.done", { bin, store }), color: "good" });
      onClose();
    },
  });
  useScanHandler((code) => {
    form.setValue("bin", code);
    void lookUp(code);
    return true;
  });
  const field = form.field("bin");
  const texts = scan?.code === field.value ? lookUpTexts(scan) : noTexts;
  return (
    <FormDialog
      form={form}
      title={text("send.title")}
      save={text("send.do")}
      isDisabled={stores.length === 0}
      onClose={onClose}
    >
      {stores.length === 0 && <p>{text("send.noStores")}</p>}
      <TextField
        {...field}
        hint={texts.hint}
        error={field.error ?? texts.error}
        onBlur={() => {
          field.onBlur();
          if (field.value.trim() !== "") {
            void lookUp(field.value);
          }
        }}
      />
      <SelectField
        {...form.field("otherStoreId")}
        options={stores.map((store) => ({ value: store.id, label: store.name }))}
      />
    </FormDialog>
  );
}

/** A code with the response to its lookup. */
type Scan = { code: string; answer: ScanAnswer };

function refusalOf({ code, answer }: Scan): string {
  return answer.message ?? text("send.notFilled", { bin: code });
}

const noTexts = { hint: text("send.binHint"), error: null };

/** Returns what the field shows about the code it holds: the contents of the bin, or why it cannot be sent. */
function lookUpTexts(scan: Scan): { hint: string; error: string | null } {
  const { filling } = scan.answer;
  if (filling === null) {
    return { ...noTexts, error: refusalOf(scan) };
  }
  const { category, location, inventoryDate } = filling;
  return { hint: text("send.found", { category, location, date: formatDate(inventoryDate) }), error: null };
}
