import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the buying goal in English. */
const buyingGoalEnglish = {
  label: "Today's goals",
  sales: "Sales",
  buying: "Buying",
  of: "of {goal}",
  noGoal: "no goal",
  why: "Why {goal}?",
  whyFew: "Shows after {days} days of sales and buys",
  title: "Why {goal} today?",
  intro: "What you buy today sells in three to six weeks. So the goal works backward from those days.",
  "line.cost": "Paid for each $100 sold",
  "line.costMade": "{paid} paid for {sold} sold, {dates}",
  "line.ahead": "Sales goal of a day then",
  "line.aheadMade": "Average goal of {dates}",
  "line.need": "To pay on an average day",
  "line.needMade": "{ahead} at {cost} for each $100",
  "line.weekday": "{weekday} against an average day",
  "line.weekdayMade": "What you paid on this weekday, last 8 weeks",
  "line.goal": "To pay today",
  "line.goalMade": "{need} at {share}",
} as const;

export const text = textsOf("buying-goal", buyingGoalEnglish);
