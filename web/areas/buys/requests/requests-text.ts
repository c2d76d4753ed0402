import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of check-in requests in English. */
const requestsEnglish = {
  "list.none": "No one in line",
  "list.noneText": "When the counter is busy, put sellers in line. Take name, phone and pile now, the rest later.",
  "list.add": "Put in line",
  "list.open": "Open",
  "list.containers_one": "{count} container",
  "list.containers_other": "{count} containers",
  "list.dropOff": "Drop-off",
  "list.later": "Drop-offs to come",
  "list.dropOffAt": "Dropping off {when}",
  "list.late": "{time} late",
  "list.taken": "{name} is checking this in",
  "list.since": "In line since {time}",
  "new.title": "Put in line",
  "new.saved": "{name} is in line",
  "request.title": "In line: {name}",
  "request.missing": "Check-in request not found",
  "request.taken": "{name} is checking this in",
  "request.converted": "This seller is already checked in",
  "request.cancelled": "This request was canceled: {reason}",
  "request.expired": "This request has expired",
  "request.openBuy": "Open buy",
  "request.save": "Save",
  "request.saved": "Saved",
  "request.checkIn": "Check in",
  "request.cancel": "Cancel request",
  "request.reason": "Why cancel?",
  "request.cancelDo": "Cancel request",
  "request.back": "Back",
  "request.dropOffAt": "Dropping off {when}. Not here yet.",
  "field.containers": "Containers",
  "field.isDropOff": "Dropping off",
} as const;

export const text = textsOf("buys-requests", requestsEnglish);
