import { binNumberMax } from "#common/backstock/bin-number.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { integer, maxValue, minValue, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { addBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";

/** Makes one bin with a number of one's own choice. */
export function NewBinPage() {
  const read = useRead(binOverviewQuery);
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="bins" />
      <h1>{text("one.title")}</h1>
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && <NewBinForm number={Math.min(read.data.binOverview.nextNumber, binNumberMax)} />}
      </Card>
    </div>
  );
}

/** One bin; a number that is there already is said under the field. */
function NewBinForm({ number }: { number: number }) {
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
