import { binNumberMax } from "#common/backstock/bin-number.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { integer, maxValue, minValue, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import { addBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";

/** One bin; a number that is there already is said under the field. */
export function NewBinForm({ number }: { number: number }) {
  const [add] = useChange(addBinsMutation);
  const close = useCloseToSetup("bins");
  const initial: { number: number | string | null } = { number };
  const form = useForm({
    initial,
    fields: {
      number: { label: text("one.number"), rules: [required, integer, minValue(1), maxValue(binNumberMax)] },
    },
    guardsChanges: false,
    onSubmit: async (values, submission) => {
      const startNumber = Number(values.number);
      const outcome = await add({ startNumber, count: 1 }, { refetches: [binOverviewQuery, setupBinsQuery] });
      if (!outcome.isDone) {
        submission.setErrors({ form: outcome.refused.text });
        return;
      }
      const [bin] = outcome.data.addBins.bins;
      if (bin === undefined) {
        submission.setErrors({ number: text("one.existed", { number: startNumber }) });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("one.done", { label: bin.label }), color: "good" });
      close();
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={close}>
        {text("setup.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("one.create")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("one.title")} actions={actions}>
      <NumberField {...form.field("number")} />
    </Form>
  );
}
