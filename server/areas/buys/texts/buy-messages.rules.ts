import type { BuyMessageKind } from "#common/buys/buy-messages.ts";

export type UsualMessage = {
  kind: BuyMessageKind;
  name: string;
  body: string;
  autoReply: string | null;
  isAutomatic: boolean;
};

const answer = "Thanks, {first}. We'll get back to you soon. To reach us now, call {phone}.";

/** What a store begins with. No offer is named: the phone is not always read by the seller. */
export const usualMessages: readonly UsualMessage[] = [
  {
    ...{ kind: "checked_in", name: "Checked in", autoReply: answer, isAutomatic: false },
    body: "{store}: Hi {first}, you're number {number}. We expect to be done {estimate}. Your place in line: {link} Reply STOP to opt out.",
  },
  {
    ...{ kind: "later", name: "Takes longer", autoReply: answer, isAutomatic: true },
    body: "{store}: Sorry, {first}, number {number} takes longer than we said. We expect to be done {estimate}.",
  },
  {
    ...{ kind: "ready", name: "Offer ready", autoReply: answer, isAutomatic: false },
    body: "{store}: Hi {first}, number {number} is ready. Stop by to hear our offer, we're open until {closeTime}. Reply STOP to opt out.",
  },
  {
    ...{ kind: "reminder", name: "Reminder", autoReply: answer, isAutomatic: true },
    body: "{store}: {first}, number {number} is still waiting for you. Please stop by until {pickupBy}.",
  },
  {
    ...{ kind: "last_call", name: "Last call", autoReply: answer, isAutomatic: true },
    body: "{store}: {first}, we close at {closeTime} today, and number {number} is still here.",
  },
  {
    ...{ kind: "bring_back", name: "Bring back", autoReply: answer, isAutomatic: true },
    body: "{store}: Hi {first}, a new season starts and we want what we passed on because of it. Bring it by! Reply STOP to opt out.",
  },
  {
    ...{ kind: "drop_off", name: "Drop-off time", autoReply: null, isAutomatic: true },
    body: "{store}: Hi {first}, we expect your bags at {dropOff}. Can't make it? Cancel here: {link} Reply STOP to opt out.",
  },
  {
    ...{ kind: "question", name: "Question", autoReply: answer, isAutomatic: false },
    body: "{store}: Hi {first}, we have a question about your items. Please come to the counter or call {phone}.",
  },
];
