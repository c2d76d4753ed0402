import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { numeric, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./second-hand-text.ts";
import { reportSecondHandMutation, secondHandRegisterQuery } from "./second-hand.queries.ts";

type Values = { through: number | string | null };

/** Says that everything up to a number has been reported. */
export function ReportDialog({ lastNumber, onClose }: { lastNumber: number; onClose: () => void }) {
  const [report] = useChange(reportSecondHandMutation);
  const initial: Values = { through: lastNumber };
  const form = useForm({
    initial,
    fields: { through: { label: text("report.through"), rules: [required, numeric] } },
    save: ({ through }) => report({ through: Number(through) }, { refetches: [secondHandRegisterQuery] }),
    onSaved: ({ reportSecondHand }) => {
      showSnackbar({ text: text("report.saved", { count: reportSecondHand.count }), color: "good" });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text("report.title")} size="xsmall" save={text("report.save")} onClose={onClose}>
      <NumberField {...form.field("through")} hint={text("report.throughHint")} />
    </FormDialog>
  );
}
