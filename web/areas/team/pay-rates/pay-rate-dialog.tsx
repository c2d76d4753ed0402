import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { numeric, required, requiredIf } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./pay-rates-text.ts";
import { setPayRateMutation, payRatesQuery } from "./pay-rates.queries.ts";

type PayRateDialogProps = { employee: { id: string; fullName: string }; today: string; onClose: () => void };

/** Text is what is no amount yet. */
type Values = { hourlyWage: number | string | null; isSalary: boolean; startsOn: string | null };

export function PayRateDialog({ employee, today, onClose }: PayRateDialogProps) {
  const [setPayRate] = useChange(setPayRateMutation);
  const initial: Values = { hourlyWage: null, isSalary: false, startsOn: today };
  const form = useForm({
    initial,
    fields: {
      hourlyWage: {
        label: text("form.wage"),
        input: "hourlyWageCents",
        rules: [requiredIf("isSalary", false), numeric],
      },
      isSalary: { label: text("form.isSalary") },
      startsOn: { label: text("form.startsOn"), rules: [required] },
    },
    save: ({ hourlyWage, isSalary, startsOn }) => {
      const wage = isSalary ? null : Number(hourlyWage);
      const rate = { employeeId: employee.id, startsOn: startsOn ?? today, hourlyWage: wage };
      return setPayRate(rate, { refetches: [payRatesQuery] });
    },
    onSaved: () => {
      showSnackbar({ text: text("saved", { name: employee.fullName }), color: "good" });
      onClose();
    },
  });
  const title = text("form.title", { name: employee.fullName });
  return (
    <FormDialog form={form} title={title} size="xsmall" save={text("form.save")} onClose={onClose}>
      {!form.values.isSalary && <MoneyField {...form.field("hourlyWage")} hint={text("form.hint")} />}
      <CheckboxField {...form.field("isSalary")} />
      <DateField {...form.field("startsOn")} today={today} />
    </FormDialog>
  );
}
