/** What happens at the buy counter. Never an ID number. */
import { z } from "zod";

const buy = z.object({ number: z.int(), name: z.string() });

export const buyCheckedIn = {
  name: "buy.checked-in",
  payload: buy.extend({ containers: z.int(), isDropOff: z.boolean(), guardianNote: z.string().nullable() }),
} as const;
/** How the point of sale knows it changed. */
export const buySyncChanged = {
  name: "buy.sync-changed",
  payload: buy.extend({ before: z.string(), after: z.string() }),
} as const;
/** A buy of the register was found to be this one: by its slip's number, or because a person said so. */
export const buyMatched = {
  name: "buy.matched",
  payload: buy.extend({ posNumber: z.string(), byHand: z.boolean() }),
} as const;
/** A person said that what was offered is another buy, or undid a link. */
export const buyMatchRefused = { name: "buy.match-refused", payload: buy } as const;
export const buySeparated = { name: "buy.separated", payload: buy } as const;
/** By a person, or by the point of sale. */
export const buyMoved = {
  name: "buy.moved",
  payload: buy.extend({ before: z.string(), after: z.string(), outcome: z.string().nullable(), byPos: z.boolean() }),
} as const;
/** What the seller chose on the own page; `returnsAt` is an instant. */
export const sellerAnswered = {
  name: "buy.seller-answered",
  payload: buy.extend({ plan: z.string(), returnsAt: z.string().nullable() }),
} as const;
/** A person called the seller; undone, it was noted by mistake. */
export const sellerCalled = { name: "buy.seller-called", payload: buy } as const;
export const sellerCallUndone = { name: "buy.seller-call-undone", payload: buy } as const;
export const buyReopened = { name: "buy.reopened", payload: buy } as const;

/** `name` is the number of the buy that is looked at again. */
export const secondLookStarted = { name: "second-look.started", payload: z.object({ name: z.string() }) } as const;
export const secondLookAnswered = {
  name: "second-look.answered",
  payload: z.object({ name: z.string(), agreed: z.int() }),
} as const;

const details = z.object({
  containers: z.string(),
  containerTags: z.string(),
  location: z.string(),
  isDropOff: z.boolean(),
  promisedAt: z.string().nullable(),
  notes: z.string(),
  itemsTaken: z.int().nullable(),
  itemsPassed: z.int().nullable(),
});
export const buyEdited = {
  name: "buy.edited",
  payload: z.object({ before: details, after: details }),
} as const;

const setting = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** One setting at a time, as they are saved. */
export const buySettingChanged = {
  name: "buy-settings.changed",
  payload: z.object({ before: setting, after: setting }),
} as const;

const message = z.object({ name: z.string() });
/** What the store texts about buys. */
export const buyMessageSaved = { name: "buy-message.saved", payload: message } as const;
export const buyMessageDeleted = { name: "buy-message.deleted", payload: message } as const;
/** The first of the new order. */
export const buyMessagesOrdered = { name: "buy-messages.ordered", payload: message } as const;

const request = z.object({ name: z.string() });
export const checkinRequested = { name: "checkin-request.added", payload: request } as const;
export const checkinRequestMoved = {
  name: "checkin-request.moved",
  payload: request.extend({ before: z.string(), after: z.string(), reason: z.string().nullable() }),
} as const;
