import { Page } from "#web/ui/page/page.tsx";
import { binFields } from "#common/backstock/backstock-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { IconPrinter } from "@tabler/icons-react";
import { batchMost, binLabel, binNumbers } from "#common/backstock/bin-number.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { addBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";
import type { BinBatch } from "./bins.queries.ts";

/** Makes many bins at once, starting at the number in the address or after the store's last bin. */
export function NewBinsPage() {
  const { startNumber } = useSearch({ from: "/s/$storeId/backstock/settings/bins/new" });
  const read = useRead(binOverviewQuery);
  const [done, setDone] = useState<{ batch: BinBatch; isPrinting: boolean } | null>(null);
  return (
    <Page width="form" back={<SetupBack tab="bins" />} title={text("batch.title")}>
      <Card>
        <ReadState read={read} />
        {done !== null && <BatchDone batch={done.batch} isPrinting={done.isPrinting} onAgain={() => setDone(null)} />}
        {done === null && read.status === "ready" && (
          <BatchForm
            startNumber={startNumber ?? read.data.binOverview.nextNumber}
            prefix={read.data.backstockSettings.binPrefix}
            onDone={(batch, isPrinting) => setDone({ batch, isPrinting })}
          />
        )}
      </Card>
    </Page>
  );
}

type BatchFormProps = {
  startNumber: number;
  prefix: string;
  onDone: (batch: BinBatch, isPrinting: boolean) => void;
};

type Count = number | string | null;
type Values = { startNumber: Count; count: Count; isPrinting: boolean };

function BatchForm({ startNumber, prefix, onDone }: BatchFormProps) {
  const [add] = useChange(addBinsMutation);
  const close = useCloseToSetup("bins");
  const initial: Values = { startNumber, count: 10, isPrinting: true };
  const form = useForm({
    initial,
    fields: {
      startNumber: {
        label: text("batch.startNumber"),
        rules: [accepts(binFields.number)],
      },
      count: { label: text("batch.count"), rules: [accepts(binFields.batchCount)] },
      isPrinting: { label: text("batch.print") },
    },
    // Leaving loses nothing, because the numbers are suggested again.
    guardsChanges: false,
    save: ({ startNumber: first, count }) =>
      add({ startNumber: Number(first), count: Number(count) }, { refetches: [binOverviewQuery, setupBinsQuery] }),
    onSaved: ({ addBins }, { isPrinting }) => onDone(addBins, isPrinting),
  });
  const actions = <SaveActions form={form} save={text("batch.create")} onCancel={close} />;
  return (
    <Form form={form} label={text("batch.title")} actions={actions} startsTyping>
      <p className={classes.hint}>{text("batch.hint")}</p>
      <div className={classes.pair}>
        <NumberField {...form.field("startNumber")} />
        <NumberField {...form.field("count")} hint={text("batch.countHint", { most: batchMost })} />
      </div>
      <CheckboxField {...form.field("isPrinting")} />
      <output className={classes.small}>{rangeText(form.values, prefix)}</output>
    </Form>
  );
}

/** `Bins B10 to B24`, as they will be labeled. */
function rangeText({ startNumber, count }: Values, prefix: string): string {
  const isWhole = Number.isInteger(startNumber) && Number.isInteger(count);
  const numbers = isWhole ? binNumbers(Number(startNumber), Math.min(Number(count), batchMost)) : [];
  const [from, to] = [numbers[0], numbers.at(-1)];
  return from === undefined || to === undefined
    ? ""
    : text("batch.range", { count: numbers.length, from: binLabel(prefix, from), to: binLabel(prefix, to) });
}

type BatchDoneProps = {
  batch: BinBatch;
  /** Opens the dialog that prints their labels. */
  isPrinting: boolean;
  onAgain: () => void;
};

/** The number of bins that were made, and of those that existed. */
function BatchDone({ batch, isPrinting, onAgain }: BatchDoneProps) {
  const { created, existed, numbers, bins } = batch;
  const [isOpen, setIsOpen] = useState(isPrinting && created > 0);
  const close = useCloseToSetup("bins");
  const message = existed === 0 ? text("batch.doneAll", { count: created }) : text("batch.done", { created, existed });
  return (
    <div className={classes.result}>
      <output>
        <strong>{message}</strong>
      </output>
      {created > 0 && <p className={classes.hint}>{text("batch.numbers", { numbers })}</p>}
      <span className={classes.actions}>
        {created > 0 && (
          <Button kind="primary" icon={<IconPrinter size={18} />} onClick={() => setIsOpen(true)}>
            {text("bins.labelsOf", { count: created })}
          </Button>
        )}
        <Button onClick={onAgain}>{text("batch.again")}</Button>
        <Button kind="quiet" onClick={close}>
          {text("batch.toList")}
        </Button>
      </span>
      {isOpen && (
        <PrintLabelsDialog selection={{ binIds: bins.map(({ id }) => id) }} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
