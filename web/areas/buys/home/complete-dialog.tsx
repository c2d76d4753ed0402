import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { FormValues } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { text } from "./home-text.ts";
import { completeBuyMutation } from "./home.queries.ts";

const outcomes = [
  "BOUGHT_ALL",
  "BOUGHT_SOME",
  "PASSED_ALL",
  "DECLINED_OFFER",
  "LEFT_ITEMS_DONATED",
  "CANCELLED",
] as const;
const payouts = ["CASH", "CREDIT", "CHECK", "DIGITAL"] as const;

/** Asks how a buy ended when the register has not sent it. */
export function CompleteDialog({ buy, onClose }: { buy: Buy; onClose: () => void }) {
  const [complete] = useChange(completeBuyMutation);
  const form = useForm<{ outcome: string; paid: number | string | null; payout: string }>({
    initial: { outcome: "", paid: buy.cashOffer, payout: "CASH" },
    fields: {
      outcome: { label: text("complete.outcome"), rules: [required] },
      paid: { label: text("complete.paid"), isVisible: isBought },
      payout: { label: text("complete.payout"), isVisible: isBought },
    },
    guardsChanges: false,
    save: (values) => {
      const outcome = outcomes.find((one) => one === values.outcome) ?? "CANCELLED";
      const money = isBought(values) && {
        paid: typeof values.paid === "number" ? values.paid : null,
        payout: payouts.find((one) => one === values.payout) ?? null,
      };
      return complete({ id: buy.id, outcome, ...money }, { refetches: buyQueries });
    },
    refusalText: (error) => text("failed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("complete.done", { number: buy.number }), color: "good" });
      onClose();
    },
  });
  const title = text("complete.title", { number: buy.number });
  return (
    <FormDialog form={form} title={title} save={text("complete.do")} onClose={onClose}>
      <SelectField
        {...form.field("outcome")}
        options={outcomes.map((value) => ({ value, label: buyText(`outcome.${value}`) }))}
      />
      {form.isVisible("paid") && <MoneyField {...form.field("paid")} />}
      {form.isVisible("payout") && (
        <SelectField
          {...form.field("payout")}
          options={payouts.map((value) => ({ value, label: buyText(`payout.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}

function isBought(values: FormValues): boolean {
  return values["outcome"] === "BOUGHT_ALL" || values["outcome"] === "BOUGHT_SOME";
}
