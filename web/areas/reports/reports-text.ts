import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the reports' home in English. */
const reportsEnglish = {
  title: "Reports",
  yesterday: "Yesterday",
  openYesterday: "Open yesterday",
  settings: "Report settings",
  "weekly.title": "Weekly report",
  "weekly.text": "Every figure by day, beside last year, last week and the goal",
  "weekly.figure": "Yesterday {sales}",
  "weekly.figureOfGoal": "Yesterday {sales}, {percent} of goal",
  "monthly.title": "Monthly report",
  "monthly.text": "Every day of the month, your pace and last year",
  "monthly.figure": "{sales} through yesterday",
  "monthly.ahead": "{amount} ahead of goal",
  "monthly.behind": "{amount} behind goal",
  "close.title": "Day Close",
  "close.text": "Point-of-sale totals for each day, and whether they match ours",
  "close.OPEN": "Yesterday is still open",
  "close.CLOSED": "Yesterday closed",
  "close.CORRECTED": "Yesterday corrected",
  "close.MISSING": "Yesterday missing",
  "close.STORE_CLOSED": "Store closed yesterday",
  "close.NO_DATA": "No data for yesterday",
  "close.DIFFERS": "Yesterday differs by {amount}",
  "aging.title": "Aging backstock",
  "aging.text": "How long the bins of each category have waited, today or on any past day",
  "aging.figure_one": "{count} bin in backstock",
  "aging.figure_other": "{count} bins in backstock",
  "bounceback.title": "Bounceback campaigns",
  "bounceback.text": "What coupon campaigns gave, cost and still owe, by week and by campaign",
  "bounceback.figure": "Yesterday {issued} issued, {redeemed} redeemed",
  "history.title": "Backstock history",
  "history.text": "Every bin added, moved, pulled or removed, by whom and when",
  "history.figure": "Yesterday {added} added, {pulled} pulled",
} as const;

export const text = textsOf("reports", reportsEnglish);
