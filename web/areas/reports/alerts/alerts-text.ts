import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the alerts in English. */
const alertsEnglish = {
  title: "Worth a look",
  hint: "At most three in seven days. Each is far above this store's own last eight weeks.",
  "title.REFUNDS": "Refunds {value} of sales, usually {usual}",
  "title.DISCOUNTS": "Discounts {value} of full prices, usually {usual}",
  "title.VOIDS": "{value} of tickets voided, usually {usual}",
  "title.NO_CUSTOMER": "{value} of sales without a customer, usually {usual}",
  "title.OVER_SHORT": "Drawers off by {value} of sales, usually {usual}",
  "title.WAITS": "Sellers waited {value} on average, usually {usual}",
  "title.PASSES": "{value} of buys passed, usually {usual}",
  about: "{range}: {part} in 7 days, measured against {weeks} weeks before",
  "part.REFUNDS": "{amount} refunded",
  "part.DISCOUNTS": "{amount} in discounts",
  "part.VOIDS": "{count} tickets voided",
  "part.NO_CUSTOMER": "{count} sales without a customer",
  "part.OVER_SHORT": "{amount} over or short",
  "part.WAITS": "{count} sellers",
  "part.PASSES": "{count} buys passed",
  answers: "What is it?",
  "answer.EXPLAINED": "Explained",
  "answer.WATCH": "Watch",
  "answer.WRONG": "Wrong",
  "saved.EXPLAINED": "Explained. We won't raise this again for 4 weeks.",
  "saved.WATCH": "Watching. If it's still high in a week, we'll say so.",
  "saved.WRONG": "Wrong. It now takes more to raise this.",
  answeredBy: "{answer} by {name}",
  weeks: "Weeks behind it",
  "week.head": "Week to",
  "week.share": "Share",
  "week.wait": "Average wait",
  "week.part": "Of it",
  "week.days": "Days",
  open: "Open rows",
} as const;

export const text = textsOf("report-alerts", alertsEnglish);
