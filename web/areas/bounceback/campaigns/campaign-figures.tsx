import { Link, useParams } from "@tanstack/react-router";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent, percentOf } from "#common/percent.ts";
import { Card } from "#web/ui/controls/card.tsx";
import type { Lineage } from "./lineages.ts";
import { text } from "./campaigns-text.ts";
import type { Campaign } from "./campaigns.queries.ts";
import classes from "./campaigns.module.css";

type FiguresProps = { campaign: Campaign; lineage: Lineage };

/** What was issued, what came back, and what may still come. */
export function CampaignFigures({ campaign, lineage }: FiguresProps) {
  const { issued, redeemed, open } = lineage;
  const versions = [lineage.newest, ...lineage.older];
  const sum = (count: (version: Campaign) => number) => versions.reduce((total, version) => total + count(version), 0);
  const takenOff = sum((version) => version.redeemed * version.redeemAmount);
  const liability = sum((version) => version.open * version.redeemAmount);
  return (
    <section className={classes.figures} aria-label={text("page.figures")}>
      <Fact
        title={text("page.issued")}
        value={formatNumber(issued)}
        beside={budgetText(campaign)}
        below={text("page.worth", { amount: shortMoney(lineage.issuedAmount) })}
      />
      <Fact
        title={text("page.redeemed")}
        value={formatNumber(redeemed)}
        beside={formatPercent(percentOf(redeemed, issued))}
        below={text("page.takenOff", { amount: shortMoney(takenOff) })}
      />
      <Fact
        title={text("page.open")}
        value={shortMoney(liability)}
        beside={text("page.coupons", { count: open })}
        below={text("page.openUntil", { date: formatDate(campaign.redeemEndOn) })}
      />
    </section>
  );
}

function budgetText({ budgetCoupons, budgetAmount }: Campaign): string | null {
  if (budgetCoupons !== null) {
    return text("page.ofBudget", { budget: formatNumber(budgetCoupons) });
  }
  return budgetAmount === null ? null : text("page.ofBudget", { budget: shortMoney(budgetAmount) });
}

function Fact({ title, value, beside, below }: { title: string; value: string; beside: string | null; below: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>
        <strong>{value}</strong> {beside !== null && <span>{beside}</span>}
      </p>
      <small>{below}</small>
    </div>
  );
}

/** Where its coupons are, as a bar and in figures. */
export function CouponPlaces({ campaign, lineage }: FiguresProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { issued, redeemed, open } = lineage;
  const parts = [
    { id: "redeemed", label: text("page.redeemed"), count: redeemed },
    { id: "open", label: text("page.openUntil", { date: formatDate(campaign.redeemEndOn) }), count: open },
    { id: "gone", label: text("page.gone"), count: issued - redeemed - open },
  ];
  return (
    <Card
      title={text("page.whereTitle", { count: issued })}
      aside={
        <Link to="/s/$storeId/bounceback" params={{ storeId }} search={{ campaign: campaign.id }}>
          {text("page.seeCoupons")}
        </Link>
      }
    >
      <div className={classes.places}>
        <div className={classes.bar} aria-hidden="true">
          {parts
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <span key={id} data-part={id} style={{ flexGrow: count }} />
            ))}
        </div>
        <dl>
          {parts.map(({ id, label, count }) => (
            <div key={id}>
              <dt>
                <i data-part={id} aria-hidden="true" />
                {label}
              </dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
