import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of check-in requests in English. */
const requestsEnglish = {
  "list.none": "No one is waiting to check in",
  "list.noneText":
    "When the counter is busy, put sellers in line: name, phone and pile now, the rest when it is their turn.",
  "list.add": "Put in line",
  "list.open": "Open",
  "list.containers_one": "{count} container",
  "list.containers_other": "{count} containers",
  "list.dropOff": "Drop-off",
  "list.taken": "{name} is checking this in",
  "list.since": "Waits since {time}",
  "new.title": "Put in line",
  "new.saved": "{name} is in line",
  "request.title": "In line: {name}",
  "request.missing": "This request is not there",
  "request.taken": "{name} is checking this in",
  "request.converted": "This request is checked in already.",
  "request.cancelled": "This request was cancelled: {reason}",
  "request.expired": "This request is of another day.",
  "request.openBuy": "Open the buy",
  "request.save": "Save",
  "request.saved": "Saved",
  "request.checkIn": "Check in",
  "request.cancel": "Cancel request",
  "request.reason": "Why is it cancelled?",
  "request.cancelDo": "Cancel it",
  "request.back": "Back",
  "field.containers": "Containers",
  "field.isDropOff": "Dropping off",
} as const;

export const text = textsOf("buys-requests", requestsEnglish);
