import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of forgotten clock-outs and unlinked people in English. */
const clockOutsEnglish = {
  "ask.title": "When did you leave?",
  "ask.text":
    "You clocked in on {date} at {time} and didn't clock out. These hours count once a manager confirms your answer.",
  "ask.typed": "Another time",
  "ask.time": "Time",
  "ask.send": "Send to manager",
  "ask.later": "Later",
  "ask.sent": "Sent to the manager",
  "basis.lastAction": "Last thing you did here",
  "basis.shiftEnd": "End of your shift",
  "basis.storeClose": "Store closing",
  "basis.typed": "Time you entered",
  "card.title": "Needs a manager",
  "card.missing": "No clock-out on {date}. In at {time}.",
  "card.said": "Says {time} ({basis})",
  "card.notSaid": "No answer yet",
  "card.confirm": "Confirm {time}",
  "card.decline": "Ask again",
  "card.fix": "Fix",
  "card.confirmed": "{name}'s clock-out saved",
  "card.declined": "We'll ask {name} again",
  "card.unlinked_one": "{count} person isn't linked to the point of sale",
  "card.unlinked_other": "{count} people aren't linked to the point of sale",
  "card.unlinkedText": "They can't check in sellers or sort buys",
  "card.link": "Link people",
  "fix.label": "When {name} left on {date}",
  "fix.in": "{date}: in at {time}, when did they leave?",
  "fix.other": "Other",
  "fix.save": "Save, {hours}",
  "fix.saved": "{name} out at {time}",
  "fix.said": "says {name}",
  "said.lastAction": "last action",
  "said.shiftEnd": "end of shift",
  "said.storeClose": "closing",
  "said.typed": "time they entered",
} as const;

export const text = textsOf("clock-outs", clockOutsEnglish);
