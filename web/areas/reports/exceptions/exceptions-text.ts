import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the exceptions report in English. */
const exceptionsEnglish = {
  title: "Exceptions",
  back: "Reports",
  kinds: "Kinds of exceptions",
  "kind.returns": "Returns",
  "kind.voids": "Voids",
  "kind.discounts": "Discounts",
  "kind.prices": "Below tag price",
  "kind.below_cost": "Below cost",
  "kind.no_customer": "No customer",
  "means.returns": "Tickets on which something came back, with what it had sold for.",
  "means.voids": "Tickets voided at the register after they were rung up. They count nowhere else.",
  "means.discounts": "Tickets with something taken off, coupons and employee purchases included.",
  "means.prices":
    "Tickets with an item that rang up below its tag before any discount. Only items with a single tag price in inventory.",
  "means.below_cost": "Tickets with an item that sold for less than it cost the store.",
  "means.no_customer": "Sales without a customer on the ticket.",
  noSale: "Drawers opened without a sale aren't here: registers don't report them.",
  "filter.label": "Days and employee",
  "filter.from": "From",
  "filter.to": "To",
  "filter.by": "Employee",
  "filter.all": "Everyone",
  "filter.clear": "Clear filters",
  "filter.order": "Choose a day on or after {date}",
  "filter.long": "Choose at most 3 months",
  ticket: "Ticket",
  "empty.title": "None in these days",
  "empty.of": "None by this employee in these days",
  "empty.text": "Each ticket shows here a moment after it's rung up",
} as const;

export const text = textsOf("exceptions", exceptionsEnglish);
