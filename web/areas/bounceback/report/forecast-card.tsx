import { formatDate } from "#common/date-format.ts";
import { addDays } from "#common/business-date.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { CouponForecast, ExpectedDay } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./report-text.ts";
import classes from "./report.module.css";

/** How many days the card speaks of; beyond them the curve says little. */
const nearDays = 7;

/** What the open coupons will likely cost in the next days. Nothing without enough earlier coupons to learn from. */
export function ForecastCard({ forecast: { days, finished } }: { forecast: CouponForecast }) {
  const [first] = days;
  if (first === undefined) {
    return null;
  }
  const near = days.filter(({ date }) => date < addDays(first.date, nearDays));
  return (
    <Card title={text("forecast.title")}>
      <dl className={classes.forecast}>
        <Expected label={text("forecast.near", { count: nearDays })} days={near} />
        <Expected label={text("forecast.all", { date: formatDate(days.at(-1)?.date ?? first.date) })} days={days} />
      </dl>
      <p className={classes.note}>{text("forecast.made", { count: finished })}</p>
    </Card>
  );
}

function Expected({ label, days }: { label: string; days: readonly ExpectedDay[] }) {
  const coupons = days.reduce((sum, day) => sum + day.coupons, 0);
  const amount = days.reduce((sum, day) => sum + day.amount, 0);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{formatWholeMoney(amount)}</b> {text("forecast.coupons", { count: Math.round(coupons) })}
      </dd>
    </div>
  );
}
