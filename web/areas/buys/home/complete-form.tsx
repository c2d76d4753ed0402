import { formatMoney } from "#common/money.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { required } from "#web/ui/form/rules.ts";
import type { FormValues } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { CashNote } from "#web/areas/buys/guard/guard-notes.tsx";
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
export function CompleteForm({ buy, onClose }: { buy: Buy; onClose: () => void }) {
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
      const outcome = outcomes.find((value) => value === values.outcome) ?? "CANCELLED";
      const money = isBought(values) && {
        paid: typeof values.paid === "number" ? values.paid : null,
        payout: payouts.find((value) => value === values.payout) ?? null,
      };
      return complete({ id: buy.id, outcome, ...money }, { refetches: buyQueries });
    },
    refusalText: (error) => text("failed", { error }),
    onSaved: () => {
      showSnackbar({ text: text("complete.done", { number: buy.number }), color: "good" });
      onClose();
    },
  });
  const { paid, payout } = form.values;
  const amount = isBought(form.values) && typeof paid === "number" ? formatMoney(paid) : null;
  const how = payouts.find((value) => value === payout) ?? "CASH";
  const save =
    amount === null ? text("complete.do") : text("complete.doPaid", { amount, payout: buyText(`payout.${how}`) });
  const actions = <SaveActions form={form} save={save} onCancel={onClose} />;
  return (
    <Form form={form} label={text("complete.title", { number: buy.number })} actions={actions}>
      <ButtonsField
        {...form.field("outcome")}
        options={outcomes.map((value) => ({ value, label: buyText(`outcome.${value}`) }))}
      />
      {form.isVisible("paid") && <MoneyField {...form.field("paid")} />}
      {form.isVisible("payout") && (
        <ButtonsField
          {...form.field("payout")}
          options={payouts.map((value) => ({ value, label: text(`payout.${value}`) }))}
        />
      )}
      <CashNote amount={isBought(form.values) && how === "CASH" && typeof paid === "number" ? paid : null} />
    </Form>
  );
}

function isBought(values: FormValues): boolean {
  return values["outcome"] === "BOUGHT_ALL" || values["outcome"] === "BOUGHT_SOME";
}
