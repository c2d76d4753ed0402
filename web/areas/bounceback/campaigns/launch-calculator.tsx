import type { CSSProperties } from "react";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import type { LaunchSums } from "#common/bounceback/launch-rules.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { PercentField } from "#web/ui/fields/percent-field.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { amountOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { text } from "./campaigns-text.ts";
import type { Launch, LaunchTry } from "./use-launch.ts";
import classes from "./launch-calculator.module.css";

type LaunchCalculatorProps = {
  values: CampaignValues;
  launch: Launch;
  /** Takes another amount off into the form. */
  onTry: (cents: number) => void;
};

/** Whether the campaign can pay, from what a sale usually is, the margin and how many coupons come back. */
export function LaunchCalculator({ values, launch, onTry }: LaunchCalculatorProps) {
  const { outlook } = launch;
  return (
    <section className={classes.calculator} aria-label={text("calc.title")}>
      <h2>
        {text("calc.title")}
        {outlook !== null && outlook.pays !== null && (
          <Badge
            tone={outlook.pays ? "good" : "warn"}
            icon={outlook.pays ? <IconCheck size={13} /> : <IconAlertCircle size={13} />}
          >
            {text(outlook.pays ? "calc.pays" : "calc.cannotPay")}
          </Badge>
        )}
      </h2>
      <Verdict values={values} launch={launch} onTry={onTry} />
      <Gauge launch={launch} />
      <Tries launch={launch} />
      {outlook?.sums && <Sums sums={outlook.sums} launch={launch} off={amountOf(values.redeemAmount)} />}
    </section>
  );
}

function Verdict({ values, launch: { outlook, tries, last }, onTry }: LaunchCalculatorProps) {
  if (outlook === null) {
    return <p>{text("calc.noMargin")}</p>;
  }
  const even = formatMoney(outlook.breakEvenCents);
  const { pays, costPerCouponCents, mostOffCents } = outlook;
  if (pays !== false) {
    return (
      <div aria-live="polite">
        <h3>{text("calc.needs", { amount: even })}</h3>
        <p>
          {last === null || pays === null
            ? text("calc.noLast")
            : text("calc.last", {
                name: last.name,
                count: last.redeemed,
                amount: formatMoney(amountOf(tries.reached)),
              })}
        </p>
      </div>
    );
  }
  const words = {
    off: shortMoney(amountOf(values.redeemAmount)),
    minimum: shortMoney(amountOf(values.redeemMinSpend)),
    amount: even,
  };
  return (
    <div aria-live="polite">
      <h3>{text("calc.needsMore", words)}</h3>
      <p>
        {text("calc.costs", { amount: formatMoney(amountOf(tries.reached)), cost: formatMoney(costPerCouponCents) })}
      </p>
      {mostOffCents !== null && mostOffCents > 0 && (
        <Button isCompact onClick={() => onTry(mostOffCents)}>
          {text("calc.try", { off: shortMoney(mostOffCents) })}
        </Button>
      )}
    </div>
  );
}

/** The usual sale, the break-even and a coupon sale on one line of dollars. */
function Gauge({ launch: { outlook, tries } }: { launch: Launch }) {
  if (outlook === null) {
    return null;
  }
  const { breakEvenCents } = outlook;
  const marks = [
    { id: "usual", cents: amountOf(tries.usual) },
    ...(typeof tries.reached === "number" ? [{ id: "reached", cents: tries.reached } as const] : []),
  ] as const;
  const all = [...marks.map(({ cents }) => cents), breakEvenCents];
  const [least, most] = [Math.min(...all) * 0.8, Math.max(...all) * 1.12];
  const place = (cents: number) => `${Math.round(((cents - least) / Math.max(1, most - least)) * 80 + 10)}%`;
  const line: CSSProperties & Record<"--even", string> = { "--even": place(breakEvenCents) };
  return (
    <figure className={classes.gauge} aria-label={text("calc.title")}>
      <i style={line} />
      {marks.map(({ id, cents }) => (
        <span key={id} style={{ left: place(cents) }}>
          <b>{formatMoney(cents)}</b>
          {text(id === "usual" ? "calc.usual" : "calc.reached")}
        </span>
      ))}
      <span className={classes.even} style={{ left: place(breakEvenCents) }}>
        <b>{formatMoney(breakEvenCents)}</b>
        {text("calc.even")}
      </span>
    </figure>
  );
}

function Tries({ launch: { tries, change, isUsualMargin } }: { launch: Launch }) {
  const field = (name: LaunchTry, label: string) => ({
    name: `launch-${name}`,
    label,
    value: tries[name],
    error: null,
    isRequired: true,
    isDisabled: false,
    onBlur: () => undefined,
    onChange: (value: number | string | null) => change(name, value),
  });
  return (
    <div className={classes.tries}>
      <MoneyField {...field("usual", text("calc.usualField"))} />
      <MoneyField {...field("reached", text("calc.reachedField"))} />
      <PercentField {...field("margin", text("calc.marginField"))} />
      <NumberField {...field("coupons", text("calc.couponsField"))} />
      <PercentField {...field("used", text("calc.usedField"))} />
      {isUsualMargin && (
        <p className={classes.note}>{text("calc.usualMargin", { margin: formatPercent(amountOf(tries.margin)) })}</p>
      )}
    </div>
  );
}

function Sums({ sums, launch: { tries }, off }: { sums: LaunchSums; launch: Launch; off: number }) {
  const { used, upliftCents, extraCents, marginCents, takenOffCents, leftCents } = sums;
  const lines = [
    { label: text("calc.used", { percent: formatPercent(amountOf(tries.used)) }), value: formatNumber(used) },
    { label: text("calc.extra", { amount: formatMoney(upliftCents) }), value: formatWholeMoney(extraCents) },
    {
      label: text("calc.margin", { percent: formatPercent(amountOf(tries.margin)) }),
      value: formatWholeMoney(marginCents),
    },
    { label: text("calc.off", { amount: shortMoney(off) }), value: formatWholeMoney(-takenOffCents) },
  ];
  return (
    <dl className={classes.sums}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={classes.left}>
        <dt>{text("calc.left")}</dt>
        <dd data-tone={leftCents < 0 ? "bad" : "good"}>
          {leftCents > 0 && "+"}
          {formatWholeMoney(leftCents)}
        </dd>
      </div>
    </dl>
  );
}
