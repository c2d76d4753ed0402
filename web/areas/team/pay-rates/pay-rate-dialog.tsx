import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { numeric, required, requiredIf } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./pay-rates-text.ts";
import { setPayRateMutation, payRatesQuery } from "./pay-rates.queries.ts";

type PayRateDialogProps = { employee: { id: string; fullName: string }; today: string; onClose: () => void };

/** Text is what is no amount yet. */
type Values = { hourlyWage: number | string | null; isSalary: boolean; startsOn: string | null };

export function PayRateDialog({ employee, today, onClose }: PayRateDialogProps) {
  const [save] = useChange(setPayRateMutation);
  const initial: Values = { hourlyWage: null, isSalary: false, startsOn: today };
  const form = useForm({
    initial,
    fields: {
      hourlyWage: { label: text("form.wage"), rules: [requiredIf("isSalary", false), numeric] },
      isSalary: { label: text("form.isSalary") },
      startsOn: { label: text("form.startsOn"), rules: [required] },
    },
    onSubmit: async ({ hourlyWage, isSalary, startsOn }, submission) => {
      const rate = {
        employeeId: employee.id,
        startsOn: startsOn ?? today,
        hourlyWage: isSalary ? null : Number(hourlyWage),
      };
      const outcome = await save(rate, { refetches: [payRatesQuery] });
      if (!outcome.isDone) {
        const { hourlyWageCents, ...fields } = outcome.refused.fields;
        submission.setErrors({
          ...fields,
          ...(hourlyWageCents === undefined ? { form: outcome.refused.text } : { hourlyWage: hourlyWageCents }),
        });
        return;
      }
      submission.resolve();
      showSnackbar({ text: text("saved", { name: employee.fullName }), color: "good" });
      onClose();
    },
  });
  const title = text("form.title", { name: employee.fullName });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {text("form.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("form.save")}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size="xsmall" onClose={onClose}>
      <Form form={form} label={title} actions={actions}>
        {!form.values.isSalary && <MoneyField {...form.field("hourlyWage")} hint={text("form.hint")} />}
        <CheckboxField {...form.field("isSalary")} />
        <DateField {...form.field("startsOn")} today={today} />
      </Form>
    </Dialog>
  );
}
