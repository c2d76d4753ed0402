import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the pace and of what moved, in English. */
const goalPanelEnglish = {
  "missing.one": "No Day Close for {dates}. Its figures stay provisional until {pos} closes the day.",
  "missing.many": "No Day Close for {dates}. Their figures stay provisional until {pos} closes the days.",
  "missing.pos": "the point of sale",
  "missing.show": "Open {date}",
  pace: "{reached} of goal, usually {usual} by now",
  needed: "{amount} an hour needed",
  "moved.less": "{amount} less than a usual {weekday} by now",
  "moved.more": "{amount} more than a usual {weekday} by now",
  "moved.same": "Just like a usual {weekday} by now",
  "moved.lessDay": "{amount} less than a usual {weekday}",
  "moved.moreDay": "{amount} more than a usual {weekday}",
  "moved.sameDay": "Just like a usual {weekday}",
  "moved.title": "What changed",
  "moved.mostly": "mostly {part}",
  "moved.of": "Average of the last 8: {usual}. The parts add up to the difference.",
  "part.customers": "customers",
  "part.itemsPerSale": "pieces per sale",
  "part.pricePerItem": "price per piece",
  "part.discounts": "coupons and discounts",
  "part.hoursOpen": "hours open",
  "weekday.0": "Sunday",
  "weekday.1": "Monday",
  "weekday.2": "Tuesday",
  "weekday.3": "Wednesday",
  "weekday.4": "Thursday",
  "weekday.5": "Friday",
  "weekday.6": "Saturday",
} as const;

export const panelText = textsOf("goal-panel", goalPanelEnglish);
