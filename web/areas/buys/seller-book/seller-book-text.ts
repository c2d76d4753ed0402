import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the seller book in English. */
const bookEnglish = {
  title: "Seller book",
  back: "Reports",
  span_one: "{shown} seller in the year to {date}",
  span_other: "{shown} sellers in the year to {date}",
  "quiet.title": "Good sellers gone quiet",
  "quiet.about":
    "They came 4 times or more, you take at least as much of theirs as of everyone's ({share}), and they've stayed away for 3 times their own usual gap, 3 weeks at least. A text may bring them back.",
  "quiet.none": "No good seller has gone quiet",
  "quiet.noneText": "Someone shows here after staying away for 3 times their usual gap",
  "top.title": "Paid most",
  "top.about_one": "{count} seller, by what you paid them this year",
  "top.about_other": "The {count} sellers you paid most this year",
  "top.none": "No sellers yet",
  "top.noneText": "Sellers show here after the register sends its first finished buy",
  all: "Show all {count}",
  "all.of": "Show all {count}, {label}",
  "head.name": "Seller",
  "head.last": "Last visit",
  "head.gap": "Usual gap",
  "head.visits": "Visits",
  "head.taken": "Take rate",
  "head.paid": "Paid",
  "head.trade": "As trade",
  "head.spent": "Spent after",
  "means.visits": "Days with a finished buy",
  "means.gap": "Days from one visit to the next: half of the gaps are longer, half shorter",
  "means.spent": "Net sales to them within two weeks of a visit",
  days_one: "{count} day",
  days_other: "{count} days",
} as const;

export const text = textsOf("seller-book", bookEnglish);
