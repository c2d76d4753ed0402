import { useState } from "react";
import { IconMinus } from "@tabler/icons-react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { integer, maxValue, minValue } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { CashNote, SupplyNote } from "#web/areas/buys/guard/guard-notes.tsx";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { isReady } from "#web/areas/buys/shared/promise.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { text } from "./home-text.ts";
import { activeReasonsQuery, markBuyReadyMutation, saveSortedBuyMutation } from "./home.queries.ts";
import classes from "./home.module.css";

type SortFormProps = {
  buy: Buy;
  /** Counts that were written down before. */
  counted?: Readonly<Record<string, number>>;
  onClose: () => void;
};

type SortedValues = Record<"taken" | "passed" | "offer", number | string | null>;

const countRules = [integer, minValue(0), maxValue(9999)];

/** What came out of sorting: pieces, why, and an offer when the register has none. */
export function SortForm({ buy, counted = {}, onClose }: SortFormProps) {
  const read = useRead(activeReasonsQuery, { live: ["BuySettings"] });
  const reasons = read.status === "ready" ? read.data.buyReasons.filter(({ isActive }) => isActive) : [];
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(counted);
  const [markReady] = useChange(markBuyReadyMutation);
  const [addSorted] = useChange(saveSortedBuyMutation);
  const isOver = isReady(buy) || buy.stage === "COMPLETE";
  const form = useForm<SortedValues, { isAfterwards: boolean }>({
    initial: { taken: buy.itemsTaken, passed: buy.itemsPassed, offer: buy.cashOffer },
    fields: {
      taken: { label: text("sort.taken"), rules: countRules },
      passed: { label: text("sort.passed"), rules: countRules },
      offer: { label: text("sort.offer") },
    },
    guardsChanges: false,
    save: async ({ taken, passed, offer }) => {
      const sorted = {
        ...(taken !== null && { itemsTaken: Number(taken) }),
        ...(passed !== null && { itemsPassed: Number(passed) }),
        ...(typeof offer === "number" && { cashOffer: offer }),
        reasons: Object.entries(counts)
          .filter(([, many]) => many > 0)
          .map(([reasonId, many]) => ({ reasonId, count: many })),
      };
      const options = { refetches: buyQueries };
      const ready = isOver ? null : await markReady({ id: buy.id, sorted }, options);
      if (ready !== null && (ready.isDone || ready.refused.code !== "buy-moved-on")) {
        return ready.isDone ? { isDone: true, data: { isAfterwards: false } } : ready;
      }
      const added = await addSorted({ id: buy.id, sorted }, options);
      return added.isDone ? { isDone: true, data: { isAfterwards: true } } : added;
    },
    refusalText: (error) => text("failed", { error }),
    onSaved: ({ isAfterwards }) => {
      const words = isAfterwards ? text("sort.savedAfter") : text("sort.saved", { number: buy.number });
      showSnackbar({ text: words, color: "good" });
      onClose();
    },
  });
  const actions = <SaveActions form={form} save={text(isOver ? "sort.save" : "sort.do")} onCancel={onClose} />;
  return (
    <Form form={form} label={text("sort.title", { number: buy.number })} actions={actions}>
      <div className={classes.pair}>
        <NumberField {...form.field("taken")} />
        <NumberField {...form.field("passed")} />
      </div>
      <SupplyNote />
      {buy.tradeOffer === null && <MoneyField {...form.field("offer")} hint={text("sort.offerHint")} />}
      <CashNote amount={typeof form.values.offer === "number" && !isOver ? form.values.offer : null} />
      {(["TAKE", "PASS"] as const).map((kind) => (
        <ReasonCounts
          key={kind}
          title={text(kind === "TAKE" ? "sort.take" : "sort.pass")}
          reasons={reasons.filter((reason) => reason.kind === kind)}
          counts={counts}
          onChange={(id, many) => setCounts({ ...counts, [id]: many })}
        />
      ))}
    </Form>
  );
}

type ReasonCountsProps = {
  title: string;
  reasons: readonly { id: string; name: string }[];
  counts: Readonly<Record<string, number>>;
  onChange: (id: string, count: number) => void;
};

/** Chips that count: each press is one more piece for this reason. */
function ReasonCounts({ title, reasons, counts, onChange }: ReasonCountsProps) {
  return (
    <fieldset className={classes.reasons}>
      <legend>{title}</legend>
      {reasons.map(({ id, name }) => {
        const count = counts[id] ?? 0;
        return (
          <span key={id} className={classes.reason} data-on={count > 0}>
            <button
              type="button"
              aria-label={text("sort.count", { reason: name })}
              onClick={() => onChange(id, count + 1)}
            >
              {name}
              {count > 0 && <b>{count}</b>}
            </button>
            {count > 0 && (
              <IconButton label={text("sort.fewer", { reason: name })} onClick={() => onChange(id, count - 1)}>
                <IconMinus size={16} />
              </IconButton>
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
