import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { automaticKinds, buyMessageFormFields, fillBuyMessage } from "#common/buys/buy-messages.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { buyMessageDeleted, buyMessageSaved, buyMessagesOrdered } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./buy-messages.db.ts";
import type { BuyMessage } from "./buy-messages.db.ts";
import { usualMessages } from "./buy-messages.rules.ts";

export type { BuyMessage } from "./buy-messages.db.ts";

/** Namespace of the ids of usual messages; a number that means nothing else. */
const messageIds = "b0a7c1de-3c55-4b0e-9a54-51f1a5fb6a20";

/** What the store texts about buys. */
export const buyMessages = operation({
  name: "buys.buyMessages",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<BuyMessage[]> => savedOrUsualMessages(context),
});

/**
 * What the store made its own, then the usual message of each kind that it has never had: all of them at first, later those
 * of kinds that the program learned since. One that it deleted does not come back. Their ids follow from the store.
 */
export async function savedOrUsualMessages({ sql, store }: StoreContext): Promise<BuyMessage[]> {
  const [saved, earlier] = [await db.listMessages(sql, store.id), await db.listEarlier(sql, store.id)];
  const usual = usualMessages.map((message) => ({
    ...message,
    id: uuidv5(`${store.id} ${message.kind}`, messageIds),
    isDefault: true,
  }));
  return [...saved, ...usual.filter(({ id, kind }) => !earlier.some((own) => own.id === id || own.kind === kind))];
}

/** A new message, or other words for one. The first of its kind is the default. */
export const saveBuyMessage = operation({
  name: "buys.saveBuyMessage",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    ...buyMessageFormFields,
  }),
  async run(context, { id, autoReply, ...input }): Promise<BuyMessage> {
    const before = await ownMessages(context);
    refuseBlank({ body: input.body, ...(autoReply !== null && { autoReply }) });
    const isOnlyOne = !before.some(
      ({ kind, isDefault, ...other }) => kind === input.kind && isDefault && other.id !== id,
    );
    const message = {
      ...input,
      id,
      autoReply,
      isDefault: input.kind !== "custom" && (input.isDefault || isOnlyOne),
      isAutomatic: input.isAutomatic && automaticKinds.some((kind) => kind === input.kind),
    };
    const storeId = context.store.id;
    if (message.isDefault) {
      await db.clearDefault(context.sql, { storeId, kind: message.kind, id });
    }
    await db.saveMessage(context.sql, { ...message, storeId, position: before.length, now: context.now });
    await context.emit(buyMessageSaved, { name: message.name }, { kind: "BuySettings", id: storeId });
    return message;
  },
});

/** Another of its kind takes the place of the default. */
export const deleteBuyMessage = operation({
  name: "buys.deleteBuyMessage",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<boolean> {
    const messages = await ownMessages(context);
    const message = messages.find((candidate) => candidate.id === id);
    if (message === undefined) {
      throw notFound("Message");
    }
    const storeId = context.store.id;
    await db.deleteMessage(context.sql, { storeId, id, now: context.now });
    const next = messages.findIndex(({ kind, ...other }) => kind === message.kind && other.id !== id);
    const heir = messages[next];
    if (message.isDefault && message.kind !== "custom" && heir !== undefined) {
      await db.saveMessage(context.sql, { ...heir, isDefault: true, storeId, position: next, now: context.now });
    }
    await context.emit(buyMessageDeleted, { name: message.name }, { kind: "BuySettings", id: storeId });
    return true;
  },
});

/** Puts the messages in the order of these ids, which is also that of the counter's choice. */
export const orderBuyMessages = operation({
  name: "buys.orderBuyMessages",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  async run(context, { ids }): Promise<BuyMessage[]> {
    const storeId = context.store.id;
    await ownMessages(context);
    await db.placeMessages(context.sql, { storeId, ids });
    const messages = await db.listMessages(context.sql, storeId);
    const [first] = messages;
    if (first !== undefined) {
      await context.emit(buyMessagesOrdered, { name: first.name }, { kind: "BuySettings", id: storeId });
    }
    return messages;
  },
});

/** Writes the usual ones before one of them changes, so that the others stay. */
async function ownMessages(context: StoreContext): Promise<BuyMessage[]> {
  const storeId = context.store.id;
  await lockBuyCounter(context.sql, storeId);
  const messages = await savedOrUsualMessages(context);
  for (const [position, message] of messages.entries()) {
    await db.saveMessage(context.sql, { ...message, storeId, position, now: context.now });
  }
  return messages;
}

/** Without its fields there must be words left. */
function refuseBlank(texts: Readonly<Record<string, string>>): void {
  const blank = Object.entries(texts).filter(([, body]) => fillBuyMessage(body, {}) === "");
  if (blank.length > 0) {
    const rule = ["Add some words of your own, so the text is never blank"];
    throw invalidInput(Object.fromEntries(blank.map(([name]) => [name, rule])));
  }
}
