import { batchMost, binLabel, binNumberMax, binNumbers } from "#common/backstock/bin-number.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { integer, maxValue, minValue, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { addBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";
import type { BinBatch } from "./bins.queries.ts";

type BatchFormProps = {
  startNumber: number;
  prefix: string;
  onDone: (batch: BinBatch, isPrinting: boolean) => void;
};

type Count = number | string | null;
type Values = { startNumber: Count; count: Count; isPrinting: boolean };

export function BatchForm({ startNumber, prefix, onDone }: BatchFormProps) {
  const [add] = useChange(addBinsMutation);
  const close = useCloseToSetup("bins");
  const form = useForm<Values>({
    initial: { startNumber, count: 10, isPrinting: true },
    fields: {
      startNumber: {
        label: text("batch.startNumber"),
        rules: [required, integer, minValue(1), maxValue(binNumberMax)],
      },
      count: { label: text("batch.count"), rules: [required, integer, minValue(1), maxValue(batchMost)] },
      isPrinting: { label: text("batch.print") },
    },
    // Nothing is lost by leaving: the numbers are proposed anew.
    guardsChanges: false,
    onSubmit: async (values, submission) => {
      const wanted = { startNumber: Number(values.startNumber), count: Number(values.count) };
      const outcome = await add(wanted, { refetches: [binOverviewQuery, setupBinsQuery] });
      if (!outcome.isDone) {
        const { fields, text: said } = outcome.refused;
        submission.setErrors(Object.keys(fields).length > 0 ? fields : { form: said });
        return;
      }
      submission.resolve();
      onDone(outcome.data.addBins, values.isPrinting);
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={close}>
        {text("setup.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("batch.create")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("batch.title")} actions={actions}>
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

/** `Bins B10 to B24`, as they will be labelled. */
function rangeText({ startNumber, count }: Values, prefix: string): string {
  const isWhole = Number.isInteger(startNumber) && Number.isInteger(count);
  const numbers = isWhole ? binNumbers(Number(startNumber), Math.min(Number(count), batchMost)) : [];
  const [from, to] = [numbers[0], numbers.at(-1)];
  return from === undefined || to === undefined
    ? ""
    : text("batch.range", { count: numbers.length, from: binLabel(prefix, from), to: binLabel(prefix, to) });
}
