import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of stock and seasons in English. */
const runwayEnglish = {
  title: "Stock and seasons",
  back: "Backstock",
  "stock.title": "In backstock",
  "stock.report": "Aging report",
  "runway.title": "Will it sell in time?",
  "runway.note": "Pull rate: last 4 weeks",
  sentence_one: "{count} {season} bin left, you pull {rate} a week, the season ends in {weeks}: {ending}",
  sentence_other: "{count} {season} bins left, you pull {rate} a week, the season ends in {weeks}: {ending}",
  "ending.0": "all of them will make it",
  "ending.some": "{count} won't make it",
  weeks_one: "{count} week",
  weeks_other: "{count} weeks",
  days_one: "{count} day",
  days_other: "{count} days",
  "season.SS": "summer",
  "season.FW": "winter",
  "season.holiday": "holiday",
  waits_one: "{count} {season} bin waiting for {date}",
  waits_other: "{count} {season} bins waiting for {date}",
  "advice.ON_TRACK": "On track",
  "advice.PULL_FASTER": "Pull {rate} a week to use them all",
  "advice.TRANSFER": "{store} is short. Send some there.",
  "advice.MARK_DOWN": "Pull them now and mark them down",
  "advice.STORE_FOR_NEXT_YEAR": "Too late this year. Store them with next year's date.",
  "send.do": "Send a bin",
  "empty.title": "No seasonal bins",
  "empty.text": "Give bins a season, like Fall/winter, to see how long they have left",
  "noStock.title": "No bins in backstock",
  "noStock.text": "Fill bins to see them here by category and age",
} as const;

export const text = textsOf("backstock-runway", runwayEnglish);
