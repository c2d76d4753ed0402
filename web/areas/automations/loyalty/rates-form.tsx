import { formatDate } from "#common/date-format.ts";
import { loyaltyFields } from "#common/loyalty/loyalty-fields.ts";
import { pointsFor } from "#common/loyalty/points.ts";
import stepClasses from "#web/areas/automations/connection/steps.module.css";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, required } from "#web/ui/form/rules.ts";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { saveLoyaltyRatesMutation, startLoyaltyMutation } from "./loyalty.queries.ts";
import classes from "./loyalty.module.css";
import { text } from "./loyalty-text.ts";
import { loyaltyQueries } from "./use-loyalty-change.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

/** Text is what is no amount yet. */
type Values = {
  salesPerPoint: number | string | null;
  buysPerPoint: number | string | null;
  startOn: string | null;
};

type Rates = { id: string; salesPerPoint: number | null; buysPerPoint: number | null; startOn: string };

const exampleCents = 3990;

/** What a point costs. Before the first start it is the last step of the setup. */
export function RatesForm({ connection }: { connection: LoyaltyConnection }) {
  const { name, store, loyalty } = connection;
  const isStarted = loyalty.integration.activatedAt !== null;
  const form = useRatesForm(connection);
  const { salesPerPoint } = form.values;
  const points = pointsFor(exampleCents, typeof salesPerPoint === "number" ? salesPerPoint : null);
  const fields = (
    <Form
      form={form}
      label={text("rates.form")}
      actions={
        <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
          {text(isStarted ? "rates.save" : "rates.start")}
        </Button>
      }
    >
      <MoneyField {...form.field("salesPerPoint")} hint={text("rates.salesHint")} />
      <MoneyField {...form.field("buysPerPoint")} hint={text("rates.buysHint")} />
      <DateField {...form.field("startOn")} today={loyalty.today} hint={text("rates.startOnHint")} />
      <p className={classes.example} aria-live="polite">
        {text("rates.example", { points: text("rates.points", { count: points }) })}
      </p>
    </Form>
  );
  if (isStarted) {
    return (
      <Card title={text("rates.title")}>
        <p className={classes.soft}>{text("rates.text")}</p>
        {fields}
      </Card>
    );
  }
  return (
    <section className={stepClasses.step} aria-labelledby="loyalty-rates">
      <div>
        <h2 id="loyalty-rates">{loyalty.isHouse ? text("house.title", { store }) : text("rates.startTitle")}</h2>
        {loyalty.isHouse && <p>{text("house.text")}</p>}
        <p className={stepClasses.soft}>{text("rates.text", { name })}</p>
      </div>
      {fields}
    </section>
  );
}

function useRatesForm({ id, store, loyalty }: LoyaltyConnection) {
  const [start] = useChange(startLoyaltyMutation);
  const [save] = useChange(saveLoyaltyRatesMutation);
  const isStarted = loyalty.integration.activatedAt !== null;
  const { settings, today } = loyalty;
  const initial: Values = {
    salesPerPoint: settings?.salesPerPoint ?? null,
    buysPerPoint: settings?.buysPerPoint ?? null,
    startOn: isStarted ? (settings?.startOn ?? today) : today,
  };
  const send = async (rates: Rates, done: string): Promise<SaveOutcome<string>> => {
    const sending = { refetches: loyaltyQueries, waitsForRefetch: true };
    const outcome = isStarted ? await save(rates, sending) : await start(rates, sending);
    return outcome.isDone ? { ...outcome, data: done } : outcome;
  };
  return useForm({
    initial,
    fields: {
      salesPerPoint: {
        label: text("rates.sales"),
        input: "salesCentsPerPoint",
        rules: [accepts(loyaltyFields.salesCentsPerPoint)],
      },
      buysPerPoint: {
        label: text("rates.buys"),
        input: "buysCentsPerPoint",
        rules: [accepts(loyaltyFields.buysCentsPerPoint)],
      },
      startOn: { label: text("rates.startOn"), rules: [required] },
    },
    save: ({ salesPerPoint, buysPerPoint, startOn }) => {
      const rates = {
        id,
        salesPerPoint: salesPerPoint === null ? null : Number(salesPerPoint),
        buysPerPoint: buysPerPoint === null ? null : Number(buysPerPoint),
        startOn: startOn ?? today,
      };
      const date = formatDate(rates.startOn);
      const done = isStarted ? text("rates.saved") : text("rates.started", { store, date });
      return send(rates, done);
    },
    onSaved: (done) => showSnackbar({ text: done, color: "good" }),
  });
}
