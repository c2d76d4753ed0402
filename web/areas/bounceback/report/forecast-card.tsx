import { formatDate } from "#common/date-format.ts";
import { addDays } from "#common/business-date.ts";
import { formatMoney } from "#common/money.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { couponForecastQuery } from "./report.queries.ts";
import type { ExpectedDay } from "./report.queries.ts";
import { text } from "./report-text.ts";
import classes from "./report.module.css";

/** How many days the card speaks of; beyond them the curve says little. */
const nearDays = 7;

/**
 * What the open coupons will likely cost in the next days. Nothing while it loads, and nothing without enough earlier
 * coupons to learn from: a guess helps nobody.
 */
export function ForecastCard() {
  const read = useRead(couponForecastQuery, { live: ["Coupon"] });
  if (read.status !== "ready") {
    return null;
  }
  const { days, finished } = read.data.couponForecast;
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
        <b>{formatMoney(amount)}</b> {text("forecast.coupons", { count: Math.round(coupons) })}
      </dd>
    </div>
  );
}
