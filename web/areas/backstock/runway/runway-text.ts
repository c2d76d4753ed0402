import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of stock and seasons in English. */
const runwayEnglish = {
  title: "Stock and seasons",
  back: "Backstock",
  "stock.title": "What is in backstock",
  "stock.report": "Aging report",
  "runway.title": "Will it sell in time?",
  "runway.note": "The pull rate is that of the last four weeks.",
  sentence_one: "{count} {season} bin left, you pull {rate} a week, the season ends in {weeks}: {ending}",
  sentence_other: "{count} {season} bins left, you pull {rate} a week, the season ends in {weeks}: {ending}",
  "ending.0": "all of them will make it.",
  "ending.some": "{count} will not make it.",
  weeks_one: "{count} week",
  weeks_other: "{count} weeks",
  days_one: "{count} day",
  days_other: "{count} days",
  "season.SS": "summer",
  "season.FW": "winter",
  "season.holiday": "holiday",
  waits_one: "{count} {season} bin waits for {date}",
  waits_other: "{count} {season} bins wait for {date}",
  "advice.ON_TRACK": "On track",
  "advice.PULL_FASTER": "Pull {rate} a week, and none is left over",
  "advice.TRANSFER": "{store} has too few: send some over",
  "advice.MARK_DOWN": "Bring them out now and mark them down",
  "advice.STORE_FOR_NEXT_YEAR": "Too late for this year: store them with next year's date",
  "send.do": "Send a bin",
  "empty.title": "No seasonal bins",
  "empty.text": "Bins with a season show here with the time that is left for them.",
  "noStock.title": "No bins in backstock",
  "noStock.text": "Bins that are filled show here by category and age.",
} as const;

export const text = textsOf("backstock-runway", runwayEnglish);
