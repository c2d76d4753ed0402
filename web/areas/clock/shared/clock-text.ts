import { textsOf } from "#web/platform/language/texts.ts";

const clockEnglish = {
  "clock.in": "Clock in",
  "clock.out": "Clock out",
  "clock.startBreak": "Start break",
  "clock.endBreak": "End break",
  "clock.atProvider": "Clock in or out in {name}",
  "clock.notYet": "Saved here, not yet in {name}",
  "clock.inAt": "Clock in, {time}",
  "clock.offer": "You aren't clocked in, {name}",
  "clock.notNow": "Not now",
  "clock.who.in": "Who's clocking in?",
  "clock.who.out": "Who's clocking out?",
  "clock.who.startBreak": "Who's going on break?",
  "clock.who.endBreak": "Who's back from break?",
  "clock.lastDigit.in": "Last digit clocks you in",
  "clock.lastDigit.out": "Last digit clocks you out",
  "clock.lastDigit.startBreak": "Last digit starts your break",
  "clock.lastDigit.endBreak": "Last digit ends your break",
  "clock.done.in": "{name} clocked in at {time}",
  "clock.done.out": "{name} clocked out at {time}",
  "clock.done.startBreak": "{name} on break from {time}",
  "clock.done.endBreak": "{name} back at {time}",
  "clock.doneWithHours": "{done}, {hours} today",
  "clock.error": "Error: {error}",
} as const;

export const text = textsOf("clock", clockEnglish);
