import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of forgotten clock-outs and unlinked people in English. */
const clockOutsEnglish = {
  "ask.title": "When did you leave?",
  "ask.text":
    "You clocked in on {date} at {time} and did not clock out. Until a manager confirms your answer these hours count as none.",
  "ask.typed": "Another time",
  "ask.time": "Time",
  "ask.send": "Send to the manager",
  "ask.later": "Later",
  "ask.sent": "Sent to the manager",
  "basis.lastAction": "Last thing you did here",
  "basis.shiftEnd": "End of your shift",
  "basis.storeClose": "Store closing",
  "basis.typed": "Own time",
  "card.title": "Needs a manager",
  "card.missing": "No clock-out on {date}. In at {time}",
  "card.said": "Says {time} ({basis})",
  "card.notSaid": "Not answered yet",
  "card.confirm": "Confirm {time}",
  "card.decline": "Ask again",
  "card.fix": "Fix",
  "card.confirmed": "Clock-out of {name} saved",
  "card.declined": "{name} is asked again",
  "card.unlinked_one": "{count} person is not linked to the point of sale",
  "card.unlinked_other": "{count} people are not linked to the point of sale",
  "card.unlinkedText": "They cannot check in or sort a buy.",
  "card.link": "Link them",
  "said.lastAction": "last action",
  "said.shiftEnd": "end of shift",
  "said.storeClose": "closing",
  "said.typed": "own time",
} as const;

export const text = textsOf("clock-outs", clockOutsEnglish);
