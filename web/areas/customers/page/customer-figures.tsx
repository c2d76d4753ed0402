import { IconCheck } from "@tabler/icons-react";
import { formatDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { CustomerSummary } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";

/** What a customer is to the stores, in six figures: a dash where nothing is known. */
export function CustomerFigures({ customer, summary }: { customer: Customer; summary: CustomerSummary }) {
  const { buys, itemsTaken, itemsBrought, paid, tradePaid, coupons, usedCoupons, usableCoupons } = summary;
  const { visits, purchased, lastBuyOn, lastPurchaseOn } = summary;
  const pieces = text("pieces", { taken: formatNumber(itemsTaken), count: formatNumber(itemsBrought) });
  const share = formatWholePercent(percentOf(tradePaid, paid));
  const last = lastPurchaseOn === null ? "" : formatDate(lastPurchaseOn);
  return (
    <section className={classes.figures} aria-label={text("figures")}>
      <SummaryFigure
        name={text("figure.buys")}
        value={buys === 0 ? unknownText : formatNumber(buys)}
        words={lastBuyOn === null ? text("firstBuy") : text("last.buy", { date: formatDate(lastBuyOn) })}
      />
      <SummaryFigure
        name={text("figure.takeRate")}
        value={formatWholePercent(percentOf(itemsTaken, itemsBrought))}
        words={itemsBrought === 0 ? text("firstBuy") : pieces}
      />
      <SummaryFigure
        name={text("figure.paid", { name: customer.firstName })}
        value={buys === 0 ? unknownText : formatMoney(paid)}
        words={paid === 0 ? text("firstBuy") : text("asTrade", { share })}
      />
      <SummaryFigure
        name={text("figure.purchases")}
        value={visits === 0 ? unknownText : formatMoney(purchased)}
        words={visits === 0 ? text("visits.none") : text("visits", { count: visits, date: last })}
      />
      <SummaryFigure
        name={text("figure.coupons")}
        value={coupons === 0 ? unknownText : text("usable", { count: usableCoupons })}
        words={coupons === 0 ? text("coupons.first") : text("used", { used: usedCoupons, count: coupons })}
      />
      <TextAnswers summary={summary} />
    </section>
  );
}

function SummaryFigure({ name, value, words }: { name: string; value: string; words: string }) {
  return (
    <div>
      <h2>{name}</h2>
      <b>{value}</b>
      <p>{words}</p>
    </div>
  );
}

function TextAnswers({ summary }: { summary: CustomerSummary }) {
  const answers = [
    { name: text("words.buys"), short: text("words.buysShort"), answer: summary.buyTexts.answer },
    { name: text("words.marketing"), short: text("words.marketingShort"), answer: summary.marketingTexts.answer },
  ];
  return (
    <div>
      <h2>{text("figure.texts")}</h2>
      <dl className={classes.answers}>
        {answers.map(({ name, short, answer }) => (
          <div key={name}>
            <dt>
              <span className={classes.wide}>{name}</span>
              <span className={classes.narrow}>{short}</span>
            </dt>
            <dd className={classNames(answer === "YES" && classes.yes, answer === "NO" && classes.no)}>
              {answer === "YES" && <IconCheck size={15} aria-hidden="true" />}
              {text(`answer.${answer}`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
