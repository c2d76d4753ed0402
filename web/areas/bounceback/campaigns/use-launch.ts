import { useState } from "react";
import { launchOutlook } from "#common/bounceback/launch-rules.ts";
import type { LaunchOutlook } from "#common/bounceback/launch-rules.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { amountOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { launchFiguresQuery } from "./campaigns.queries.ts";
import type { LaunchFigures } from "./campaigns.queries.ts";

export type LaunchTry = "usual" | "margin" | "used" | "reached" | "coupons";
type Typed = number | string | null;

export type Launch = {
  /** Typed, or what the store's own figures suggest. Money in cents, shares in tenths of a percent. */
  tries: Readonly<Record<LaunchTry, Typed>>;
  change: (name: LaunchTry, value: Typed) => void;
  /** Nobody has typed the store's own margin yet. */
  isUsualMargin: boolean;
  /** Coupons that the days will earn without a limit; null while nobody can say. */
  coupons: number | null;
  /** The campaign that showed what sales reach. */
  last: { name: string; redeemed: number } | null;
  outlook: LaunchOutlook | null;
};

/** Resale keeps about three fifths of a sale; an owner types the store's own share. */
const usualMargin = 600;

/** What a campaign has to bring, from the store's own figures where it has some. */
export function useLaunch({ values, today }: { values: CampaignValues; today: BusinessDate }): Launch {
  const [typed, setTyped] = useState<Partial<Record<LaunchTry, Typed>>>({});
  const variables = { lastWeek: addDays(today, -7), from: addDays(today, -365), to: today };
  const read = useRead(launchFiguresQuery, { variables });
  const figures = read.status === "ready" ? read.data : null;
  const last = figures === null ? null : lastCampaign(figures);
  const suggested = {
    usual: figures?.weeklyReport.total.avgTransaction ?? null,
    margin: usualMargin,
    used: figures === null ? null : usedShare(figures, today),
    reached: last?.figures.averageTicket ?? null,
    coupons: leastOf(budgetedCoupons(values), last === null ? null : likelyCoupons(last, values)),
  };
  const tries = { ...suggested, ...typed };
  return {
    tries,
    change: (name, value) => setTyped({ ...typed, [name]: value }),
    isUsualMargin: typed.margin === undefined,
    coupons: numberIn(typed.coupons ?? (last === null ? null : likelyCoupons(last, values))),
    last: last === null ? null : { name: last.name, redeemed: last.figures.redeemed },
    outlook: outlookOf(tries, values),
  };
}

function outlookOf(tries: Launch["tries"], values: CampaignValues): LaunchOutlook | null {
  const [usualSaleCents, marginTenths] = [numberIn(tries.usual), numberIn(tries.margin)];
  if (usualSaleCents === null || marginTenths === null) {
    return null;
  }
  const usedTenths = numberIn(tries.used);
  return launchOutlook({
    redeemAmountCents: amountOf(values.redeemAmount),
    usualSaleCents,
    marginTenths,
    usedTenths: usedTenths ?? 0,
    coupons: usedTenths === null ? null : numberIn(tries.coupons),
    reachedSaleCents: numberIn(tries.reached),
  });
}

type PastCampaign = LaunchFigures["bouncebackReport"]["campaigns"][number];

/** Fewer coupon sales say nothing about the next campaign. */
const fewestSales = 10;

/** The newest that has shown what sales reach with a coupon. */
function lastCampaign({ bouncebackReport }: LaunchFigures): PastCampaign | null {
  const isKnown = ({ figures }: PastCampaign) => figures.averageTicket !== null && figures.redeemed >= fewestSales;
  return bouncebackReport.campaigns.find(isKnown) ?? null;
}

/** The share that came back of the newest campaign that is over. */
function usedShare({ bouncebackReport }: LaunchFigures, today: BusinessDate): number | null {
  const over = bouncebackReport.campaigns.find(
    ({ redeemEndOn, figures }) => redeemEndOn !== null && redeemEndOn < today && figures.redemptionPct !== null,
  );
  return over?.figures.redemptionPct ?? null;
}

/** As many a day as the last one gave out. */
function likelyCoupons({ earnStartOn, earnEndOn, figures }: PastCampaign, values: CampaignValues): number | null {
  if (earnStartOn === null || earnEndOn === null || values.earnStartOn === null || values.earnEndOn === null) {
    return null;
  }
  const days = daysBetween(values.earnStartOn, values.earnEndOn) + 1;
  return days > 0 ? Math.round((figures.issued / (daysBetween(earnStartOn, earnEndOn) + 1)) * days) : null;
}

function leastOf(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.min(left, right);
}

function budgetedCoupons({ budget, budgetCoupons, budgetAmount, redeemAmount }: CampaignValues): number | null {
  if (budget === "coupons") {
    return numberIn(budgetCoupons);
  }
  const [amount, off] = [numberIn(budgetAmount), numberIn(redeemAmount)];
  return budget === "amount" && amount !== null && off !== null && off > 0 ? Math.floor(amount / off) : null;
}

function numberIn(typed: Typed): number | null {
  return typeof typed === "number" && typed >= 0 ? typed : null;
}
