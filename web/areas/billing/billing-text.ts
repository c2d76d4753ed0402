import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of billing in English. */
const billingEnglish = {
  title: "Billing",
  back: "Settings",
  ownerOnly: "Only the owner opens billing",
  none: "Nothing to pay",
  noneText: "This installation doesn't charge for its stores",
  waiting: "Waiting for confirmation from Stripe",
  "next.title": "Next charge",
  "next.none": "No charge is scheduled",
  "next.line": "{amount} on {date}",
  "next.owed": "{amount} is owed now. Pay it or change the card in Stripe.",
  "next.month_one": "{amount} a month for {count} open store",
  "next.month_other": "{amount} a month for {count} open stores",
  "next.discount": "5% off every open store is included",
  "method.title": "Payment method",
  "method.line": "{brand} ending in {last4}, expires {expires}",
  "method.add": "Add payment method",
  "method.change": "Manage in Stripe",
  "method.hint": "You type the card on Stripe's page. We never see it.",
  "method.terms": "What you agree to",
  "method.accept": "Accept and add card",
  "plans.title": "Stores",
  "plans.opens": "Grand Opening {date}",
  "plans.noOpening": "No Grand Opening set",
  "plans.change": "Change Grand Opening",
  "plans.next": "{amount} on {date}",
  "plans.ends": "Ends {date}",
  "plans.price": "{amount} a month",
  "plans.cancel": "Cancel plan",
  "plans.start": "Start plan",
  "plans.resume": "Resume plan",
  "plans.canceled": "Plan of {store} canceled",
  "plans.started": "Plan of {store} started",
  "plans.askCancel": "Cancel the plan of {store}? It works until the end of what you paid for.",
  "plans.keep": "Keep plan",
  "card.by": "Stripe, {brand} ending in {last4}",
  "card.next": "Next charge {amount} on {date}",
  "card.pay": "Open billing",
  "card.NOT_CONNECTED": "Not connected",
  "card.CONNECTED": "Connected, not active",
  "card.ACTIVE": "Active",
  "card.ERROR": "Error",
  "state.NONE": "No plan",
  "state.STARTING": "Starting",
  "state.FREE": "Open to Buy, free",
  "state.WAITING": "Open to Buy, free",
  "state.ASKS": "Needs Grand Opening",
  "state.PAID": "Paid",
  "state.UNPAID": "Payment failed",
  "state.ENDING": "Canceled",
  "state.ENDED": "Ended",
  "invoices.title": "Invoices",
  "invoices.none": "No invoices yet",
  "invoices.open": "Open invoice {number}",
  "invoices.discount": "{amount} off",
  "invoice.paid": "Paid",
  "invoice.failed": "Failed",
  "invoice.open": "Open",
  "failed.today": "A payment failed today.",
  "failed.yesterday": "A payment failed yesterday.",
  "failed.ago_one": "A payment failed {count} day ago.",
  "failed.ago_other": "A payment failed {count} days ago.",
  "banner.past": "{failed} From day 15 settings are read-only.",
  "banner.readOnly": "{failed} Settings are read-only, and the store locks on day 30.",
  "banner.pay": "Open billing",
  "banner.ask": "Ask your owner to pay it.",
  "lock.title": "This store is locked",
  "lock.past_one": "A payment has been open for {count} day.",
  "lock.past_other": "A payment has been open for {count} days.",
  "lock.ended": "Its plan has ended, or its owner closed the company.",
  "lock.waits": "Your data is safe. Everything works again as soon as the owner pays.",
  "lock.waitsEnded": "Your data is safe. Everything works again when the owner opens the store again.",
  "lock.works": "Your data is safe. You can still export it, and the owner can still pay.",
  "lock.worksEnded": "You can still export your data, and the owner can open the store again.",
  "lock.pay": "Go to billing",
  "lock.export": "Export everything",
  "lock.ledger": "Save ledger (CSV)",
  "lock.month": "Save month report (CSV)",
} as const;

export const text = textsOf("billing", billingEnglish);

/** Stripe writes the brands of cards small: `visa`. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

/** "A payment failed 9 days ago. From day 15 settings are read-only." */
export function pastDueText(step: "past" | "readOnly", days: number): string {
  const failed =
    days === 0 ? text("failed.today") : days === 1 ? text("failed.yesterday") : text("failed.ago", { count: days });
  return text(`banner.${step}`, { failed });
}
