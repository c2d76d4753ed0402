/** What stands in the form of a campaign, and what becomes of it. */
import type { CampaignDraft } from "#common/bounceback/campaign-rules.ts";
import { couponText } from "#common/bounceback/coupon-text.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Campaign, CampaignInput } from "./campaigns.queries.ts";

/** Cents or a count; a text that is no number stays what it is until it is typed right. */
type Typed = number | string | null;

export type BudgetKind = "none" | "coupons" | "amount";

export type CampaignValues = {
  name: string;
  type: Campaign["type"];
  intent: Campaign["intent"];
  earnedBy: Campaign["earnedBy"];
  earnStartOn: BusinessDate | null;
  earnEndOn: BusinessDate | null;
  earnMinSpend: Typed;
  /** `one`, or `each` for one per full spend amount. */
  several: "one" | "each";
  redeemStartOn: BusinessDate | null;
  redeemEndOn: BusinessDate | null;
  redeemAmount: Typed;
  redeemMinSpend: Typed;
  redeemableAt: Campaign["redeemableAt"];
  delivery: Campaign["delivery"];
  /** Blank stands for our own words. */
  messageTemplate: string;
  reminderAtStart: boolean;
  reminderDaysBeforeEnd: string;
  reminderHour: string;
  budget: BudgetKind;
  budgetCoupons: Typed;
  budgetAmount: Typed;
  /** Of the campaign as it was read; null for a new one. */
  version: string | null;
};

/** Ten days to earn and eighteen to come back, from today: a start that reads as a sentence at once. */
export function newCampaignValues(today: BusinessDate): CampaignValues {
  return {
    name: "",
    type: "AUTOMATIC",
    intent: "RETURN_VISIT",
    earnedBy: "SALE",
    earnStartOn: today,
    earnEndOn: addDays(today, 9),
    earnMinSpend: 5000,
    several: "each",
    redeemStartOn: addDays(today, 10),
    redeemEndOn: addDays(today, 27),
    redeemAmount: 1000,
    redeemMinSpend: 5000,
    redeemableAt: "THIS_STORE",
    delivery: "TEXT_ELSE_PRINT",
    messageTemplate: "",
    reminderAtStart: true,
    reminderDaysBeforeEnd: "3",
    reminderHour: "10",
    budget: "none",
    budgetCoupons: null,
    budgetAmount: null,
    version: null,
  };
}

export function valuesOf(campaign: Campaign): CampaignValues {
  const { name, type, intent, earnedBy, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn } = campaign;
  const { earnMinSpend, redeemAmount, redeemMinSpend, redeemableAt, delivery, reminderAtStart } = campaign;
  const { budgetCoupons, budgetAmount } = campaign;
  const limit = budgetAmount === null ? "none" : "amount";
  return {
    ...{ name, type, intent, earnedBy, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn },
    ...{ earnMinSpend, redeemAmount, redeemMinSpend, redeemableAt, delivery, reminderAtStart },
    several: campaign.allowMultiple ? "each" : "one",
    messageTemplate: campaign.messageTemplate ?? "",
    reminderDaysBeforeEnd: String(campaign.reminderDaysBeforeEnd),
    reminderHour: String(campaign.reminderHour),
    budget: budgetCoupons === null ? limit : "coupons",
    ...{ budgetCoupons, budgetAmount },
    version: campaign.savedVersion,
  };
}

/** The same terms as a campaign of its own, its days moved so that it begins today. */
export function copyOf(campaign: Campaign, { name, today }: { name: string; today: BusinessDate }): CampaignValues {
  const values = valuesOf(campaign);
  const days = Math.max(0, daysBetween(campaign.earnStartOn, today));
  const moved = (date: BusinessDate) => addDays(date, days);
  return {
    ...values,
    name,
    version: null,
    earnStartOn: moved(campaign.earnStartOn),
    earnEndOn: moved(campaign.earnEndOn),
    redeemStartOn: moved(campaign.redeemStartOn),
    redeemEndOn: moved(campaign.redeemEndOn),
  };
}

/** Before every date that can be typed: a date that is missing has a rule of its own. */
const noDate = "1970-01-01";

/** For the rules: what is no amount yet counts as none. */
export function draftOf(values: CampaignValues): CampaignDraft {
  return {
    name: values.name,
    type: values.type === "MANUAL" ? "manual" : "automatic",
    earnedBy: values.earnedBy === "TRADE" ? "trade" : "sale",
    earnStartOn: values.earnStartOn ?? noDate,
    earnEndOn: values.earnEndOn ?? noDate,
    redeemStartOn: values.redeemStartOn ?? noDate,
    redeemEndOn: values.redeemEndOn ?? noDate,
    earnMinSpendCents: values.type === "MANUAL" ? null : amountOf(values.earnMinSpend),
    redeemAmountCents: amountOf(values.redeemAmount),
    redeemMinSpendCents: amountOf(values.redeemMinSpend),
    allowMultiple: values.several === "each",
  };
}

/** For the server. The form has been checked, so the dates are there. */
export function inputOf(values: CampaignValues): CampaignInput {
  const draft = draftOf(values);
  const { name, type, intent, earnedBy, redeemableAt, delivery, reminderAtStart, budget } = values;
  const { earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, allowMultiple } = draft;
  return {
    ...{ name, type, intent, earnedBy, redeemableAt, delivery, reminderAtStart },
    ...{ earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, allowMultiple },
    earnMinSpend: draft.earnMinSpendCents,
    redeemAmount: draft.redeemAmountCents,
    redeemMinSpend: draft.redeemMinSpendCents,
    reminderDaysBeforeEnd: Number(values.reminderDaysBeforeEnd),
    reminderHour: Number(values.reminderHour),
    messageTemplate: values.messageTemplate.trim() === "" ? null : values.messageTemplate,
    budgetCoupons: budget === "coupons" ? amountOf(values.budgetCoupons) : null,
    budgetAmount: budget === "amount" ? amountOf(values.budgetAmount) : null,
  };
}

/** The text as a customer of this store would get it. */
export function sampleText(values: CampaignValues, storeName: string): string {
  const { redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn } = draftOf(values);
  const { messageTemplate = null } = inputOf(values);
  const coupon = { redeemAmountCents, redeemMinSpendCents, redeemStartOn, redeemEndOn };
  return couponText(messageTemplate, { ...coupon, storeName, customerName: "Dana", count: 1, url: sampleLink });
}

/** As long as the link of a real coupon. */
const sampleLink = "https://hangtag.app/c/1.k3Jx9QmT2vLr8sWbYd5nAg";

export function amountOf(typed: Typed): number {
  return typeof typed === "number" ? typed : 0;
}
