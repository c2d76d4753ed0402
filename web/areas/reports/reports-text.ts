import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the reports' home in English. */
const reportsEnglish = {
  title: "Reports",
  back: "Reports",
  settings: "Report settings",
  "weekly.title": "Weekly report",
  "weekly.text": "Each figure day by day, added up, beside last year, last week and the goal",
  "weekly.figure": "Yesterday {sales}",
  "weekly.figureOfGoal": "Yesterday {sales}, {percent} of the goal",
  "monthly.title": "Monthly report",
  "monthly.text": "The days of the month, whether it is on pace, and how last year was",
  "monthly.figure": "{sales} to yesterday",
  "monthly.ahead": "{amount} ahead of the goal",
  "monthly.behind": "{amount} behind the goal",
  "close.title": "Day close",
  "close.text": "What the point of sale said at the end of each day, and whether our rows agree",
  "close.OPEN": "Yesterday still open",
  "close.CLOSED": "Yesterday closed",
  "close.CORRECTED": "Yesterday corrected",
  "close.MISSING": "Yesterday missing",
  "close.STORE_CLOSED": "Yesterday the store was closed",
  "close.NO_DATA": "Yesterday no data",
  "close.DIFFERS": "Yesterday differs by {amount}",
  "aging.title": "Aging backstock",
  "aging.text": "How long the bins of each category have waited, now or on any day in the past",
  "aging.figure_one": "{count} bin in backstock",
  "aging.figure_other": "{count} bins in backstock",
  "history.title": "Backstock history",
  "history.text": "Every bin that was added, moved, pulled or removed, by whom and when",
  "history.figure": "Yesterday {added} added, {pulled} pulled",
} as const;

export const text = textsOf("reports", reportsEnglish);
