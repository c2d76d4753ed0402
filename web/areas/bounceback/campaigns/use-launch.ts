import { useState } from "react";
import { launchOutlook } from "#common/bounceback/launch-rules.ts";
import type { LaunchOutlook } from "#common/bounceback/launch-rules.ts";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { percentOf } from "#common/percent.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { amountOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { lineagesOf } from "./lineages.ts";
import { usualSaleQuery } from "./campaigns.queries.ts";
import type { Campaign } from "./campaigns.queries.ts";

export type LaunchTry = "usual" | "margin" | "used" | "reached" | "coupons";
type Typed = number | string | null;

export type Launch = {
  /** Typed, or what the store's own figures suggest. Money in cents, shares in tenths of a percent. */
  tries: Readonly<Record<LaunchTry, Typed>>;
  change: (name: LaunchTry, value: Typed) => void;
  /** Coupons that will be out; null while nobody can say. */
  coupons: number | null;
  outlook: LaunchOutlook | null;
};

/** Resale keeps about three fifths of a sale; an owner types the store's own share. */
const usualMargin = 600;

/** What a campaign has to bring, from the store's own figures where it has some. */
export function useLaunch({
  all,
  values,
  today,
}: {
  all: readonly Campaign[];
  values: CampaignValues;
  today: BusinessDate;
}): Launch {
  const [typed, setTyped] = useState<Partial<Record<LaunchTry, Typed>>>({});
  const read = useRead(usualSaleQuery, { variables: { date: addDays(today, -7) } });
  const usual = read.status === "ready" ? read.data.weeklyReport.total.avgTransaction : null;
  const suggested = {
    usual,
    margin: usualMargin,
    used: usedShare(all),
    reached: null,
    coupons: budgetedCoupons(values),
  };
  const tries = { ...suggested, ...typed };
  const coupons = numberIn(tries.coupons);
  const [usualSaleCents, marginTenths] = [numberIn(tries.usual), numberIn(tries.margin)];
  const outlook =
    usualSaleCents === null || marginTenths === null
      ? null
      : launchOutlook({
          redeemAmountCents: amountOf(values.redeemAmount),
          usualSaleCents,
          marginTenths,
          usedTenths: numberIn(tries.used) ?? 0,
          coupons: numberIn(tries.used) === null ? null : coupons,
          reachedSaleCents: numberIn(tries.reached),
        });
  return { tries, change: (name, value) => setTyped({ ...typed, [name]: value }), coupons, outlook };
}

/** The share of coupons that came back in the campaigns that are over. */
function usedShare(all: readonly Campaign[]): number | null {
  const over = lineagesOf(all).filter(
    ({ newest, open, issued }) => newest.status === "ENDED" && open === 0 && issued > 0,
  );
  const sum = (count: (index: (typeof over)[number]) => number) => over.reduce((total, one) => total + count(one), 0);
  return percentOf(
    sum(({ redeemed }) => redeemed),
    sum(({ issued }) => issued),
  );
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
