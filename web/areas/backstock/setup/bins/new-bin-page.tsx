import { Page } from "#web/ui/page/page.tsx";
import { binFields } from "#common/backstock/backstock-fields.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { binNumberMax } from "#common/backstock/bin-number.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { addBinsMutation, binOverviewQuery, setupBinsQuery } from "./bins.queries.ts";

/** Makes one bin with a chosen number. */
export function NewBinPage() {
  const read = useRead(binOverviewQuery);
  return (
    <Page width="form" back={<SetupBack tab="bins" />} title={text("one.title")}>
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && <NewBinForm number={Math.min(read.data.binOverview.nextNumber, binNumberMax)} />}
      </Card>
    </Page>
  );
}

/** The form for one bin; an existing number is refused under the field. */
function NewBinForm({ number }: { number: number }) {
  const [add] = useChange(addBinsMutation);
  const close = useCloseToSetup("bins");
  const initial: { number: number | string | null } = { number };
  const form = useForm({
    initial,
    fields: {
      number: { label: text("one.number"), rules: [accepts(binFields.number)] },
    },
    guardsChanges: false,
    save: async ({ number: typed }) => {
      const startNumber = Number(typed);
      const outcome = await add({ startNumber, count: 1 }, { refetches: [binOverviewQuery, setupBinsQuery] });
      const existed = text("one.existed", { number: startNumber });
      return outcome.isDone && outcome.data.addBins.bins.length === 0
        ? { isDone: false, refused: { text: existed, fields: { number: existed } } }
        : outcome;
    },
    onSaved: ({ addBins: { bins } }) => {
      showSnackbar({ text: text("one.done", { label: bins[0]?.label ?? "" }), color: "good" });
      close();
    },
  });
  const actions = <SaveActions form={form} save={text("one.create")} onCancel={close} />;
  return (
    <Form form={form} label={text("one.title")} actions={actions} startsTyping>
      <NumberField {...form.field("number")} />
    </Form>
  );
}
