import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of buys that wait in English: the day's page has them too, and loads no others of the area. */
const waitingEnglish = {
  "waiting.since": "since {time}",
  "waiting.title": "Sellers waiting",
  "waiting.checkIn": "Check in",
  "waiting.all": "See all {count}",
  "waiting.sorting": "{pile}, sorting",
  "waiting.atRegister": "At the register",
  "waiting.unknown": "Unknown seller",
  "promise.by": "by {time}",
  "promise.late": "{time} late",
  "promise.left": "{time} left",
  "promise.onTime": "on time",
  "promise.ready": "Ready {time}",
  "promise.days_one": "{count} day",
  "promise.days_other": "{count} days",
  "promise.carried": "since {date}",
  "promise.waited": "waited {time}",
  "promise.dropOff": "Drop-off",
  "stage.WAITING": "Waiting",
  "stage.SORTING": "Sorting",
  "stage.READY": "Ready",
  "stage.NOTIFIED": "Texted",
  "stage.COMPLETE": "Complete",
  "pile.bags_one": "{count} bag",
  "pile.bags_other": "{count} bags",
  "pile.boxes_one": "{count} box",
  "pile.boxes_other": "{count} boxes",
  "pile.bins_one": "{count} bin",
  "pile.bins_other": "{count} bins",
  "pile.others_one": "{count} other",
  "pile.others_other": "{count} others",
} as const;

export const text = textsOf("buys-waiting", waitingEnglish);
