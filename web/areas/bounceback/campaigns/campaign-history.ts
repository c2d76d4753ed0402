import { shortMoney } from "#common/bounceback/campaign.ts";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./campaigns-text.ts";

export const campaignHistory: HistoryWords = {
  events: {
    "coupon-campaign.added": text("history.coupon-campaign.added"),
    "coupon-campaign.edited": text("history.coupon-campaign.edited"),
    "coupon-campaign.restored": text("history.coupon-campaign.restored"),
    "coupon-campaign.ended": text("history.coupon-campaign.ended"),
  },
  fields: {
    name: text("field.name"),
    type: text("field.type"),
    earnStartOn: text("history.earnStartOn"),
    earnEndOn: text("history.earnEndOn"),
    redeemStartOn: text("history.redeemStartOn"),
    redeemEndOn: text("history.redeemEndOn"),
    earnMinSpendCents: text("field.spend"),
    redeemAmountCents: text("field.amountOff"),
    redeemMinSpendCents: text("field.minimum"),
    allowMultiple: text("history.allowMultiple"),
    delivery: text("field.delivery"),
    redeemableAt: text("field.goodAt"),
    budgetCoupons: text("history.budgetCoupons"),
    budgetCents: text("history.budgetCents"),
  },
  valueText: choiceText,
};

export const settingsHistory: HistoryWords = {
  events: { "bounceback-settings.changed": text("history.bounceback-settings.changed") },
  fields: {
    earnsOnRedemption: text("rules.earnsOnRedemption"),
    mostPerSale: text("rules.mostPerSale"),
    onReturn: text("rules.onReturn"),
    offlineMostCents: text("rules.offline"),
  },
  valueText: choiceText,
};

const choices: Readonly<Record<string, string>> = {
  automatic: text("type.AUTOMATIC"),
  manual: text("type.MANUAL"),
  this_store: text("goodAt.THIS_STORE"),
  all_account_stores: text("goodAt.ALL_ACCOUNT_STORES"),
  text_else_print: text("delivery.TEXT_ELSE_PRINT"),
  text_and_print: text("delivery.TEXT_AND_PRINT"),
  print_only: text("delivery.PRINT_ONLY"),
  void: text("rules.onReturn.VOID"),
  flag: text("rules.onReturn.FLAG"),
};

/** Amounts are kept in cents. */
function choiceText(field: string, value: string): string | null {
  if (field.endsWith("Cents") && /^\d+$/.test(value)) {
    return shortMoney(Number(value));
  }
  return choices[value] ?? null;
}
