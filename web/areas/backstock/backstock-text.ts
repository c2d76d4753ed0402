import { textsOf } from "#web/platform/language/texts.ts";

/** Texts that the whole area shares, in English. */
const backstockEnglish = {
  "home.title": "Backstock",
  "home.noBins": "No bins yet",
  "home.noBinsText": "Bins hold what won't fit on the floor. Each keeps its number.",
  "home.createBins": "Create bins",
  "links.label": "More of backstock",
  "links.fill": "Fill a bin",
  "links.pullList": "Pull list",
  "links.seasons": "Stock and seasons",
  "links.transfers": "Transfers",
  "links.aging": "Aging report",
  "season.all": "All year",
  "season.SS": "Spring/summer",
  "season.FW": "Fall/winter",
  "season.holiday": "Holiday",
} as const;

export const text = textsOf("backstock", backstockEnglish);
