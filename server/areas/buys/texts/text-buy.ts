import { z } from "zod";
import { isFailedText } from "#common/texting/text-retry.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { lockedBuy, getBuy } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { move } from "#server/areas/buys/desk/stages.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { savedOrUsualMessages } from "./buy-messages.ts";
import type { BuyMessage } from "./buy-messages.ts";
import * as db from "./buy-texts.db.ts";
import type { BuyText } from "./buy-texts.db.ts";
import { planLadder } from "./pickup-ladder.ts";
import { sendBuyText, valuesOf, wordsOf } from "./send-buy-text.ts";

export type { BuyText } from "./buy-texts.db.ts";

const hourMs = 3_600_000;
/** A text about an offer that is this old surprises more than it helps. */
const usefulMs = 2 * hourMs;

export type TextedBuy = { buy: BuyWithCustomer; text: BuyText | null };

/**
 * A person texts the seller: by one press that the offer is ready, or another of the store's messages, with words of
 * their own if they changed them. The guard of texting decides; what it refuses is kept with the reason.
 */
export const textBuy = operation({
  name: "buys.textBuy",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    /** Of the text, made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    buyId: z.uuid(),
    /** Null: the store's message that a buy is ready. */
    messageId: z.uuid().nullable().default(null),
    /** Instead of the message's words. */
    body: z.nullish(requiredText(longestText)),
  }),
  async run(context, { id, buyId, messageId, body }): Promise<TextedBuy> {
    const storeId = context.store.id;
    const buy = await lockedBuy(context, buyId);
    if (await db.hasBuyText(context.sql, { storeId, id })) {
      return textedBuy(context, buyId);
    }
    const message = await chosenMessage(context, messageId);
    if (message.kind === "ready") {
      refuseUnready(buy);
      if (await hasReadyText(context, buyId)) {
        return textedBuy(context, buyId);
      }
    }
    if (buy.status === "complete") {
      throw new Refusal("buy-moved-on", { message: "This buy is already complete" });
    }
    const words = wordsOf(message, await valuesOf(context, buy));
    const text = { ...words, body: body ?? words.body };
    if (text.body === "") {
      throw invalidInput({ body: ["This message would be blank here"] });
    }
    const notAfter = new Date(context.now.getTime() + usefulMs);
    const refusal = await sendBuyText(context, buy, { ...text, id, kind: message.kind, notAfter });
    if (message.kind === "ready" && refusal === null) {
      await notify(context, buy);
    }
    return textedBuy(context, buyId);
  },
});

export type BuyTextDraft = Pick<BuyMessage, "id" | "kind" | "name" | "body">;

/** The store's messages with the words that a buy's seller would read; blank where the buy has nothing to say. */
export const draftBuyTexts = operation({
  name: "buys.draftTexts",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ buyId: z.uuid() }),
  async run(context, { buyId }): Promise<BuyTextDraft[]> {
    const values = await valuesOf(context, await getBuy(context, buyId));
    const messages = await savedOrUsualMessages(context);
    return messages.map(({ id, kind, name, ...message }) => ({ id, kind, name, body: wordsOf(message, values).body }));
  },
});

/** The first text that it is ready counts, however many follow. */
async function notify(context: StoreContext, buy: BuyWithCustomer): Promise<void> {
  if (buy.firstNotifiedAt === null) {
    await move(context, { buy, to: "notified", changes: { firstNotifiedAt: context.now } });
    await planLadder(context, buy);
  }
}

async function chosenMessage(context: StoreContext, messageId: string | null): Promise<BuyMessage> {
  const messages = await savedOrUsualMessages(context);
  const message = messages.find(({ id, kind, isDefault }) =>
    messageId === null ? kind === "ready" && isDefault : id === messageId,
  );
  if (message === undefined) {
    throw notFound("Message");
  }
  return message;
}

function refuseUnready({ stage }: BuyWithCustomer): void {
  if (stage === "waiting" || stage === "sorting") {
    throw new Refusal("buy-moved-on", { message: "This buy isn't ready yet" });
  }
}

/** Two people who press at once text the seller once; one that failed may be sent again. */
async function hasReadyText(context: StoreContext, buyId: string): Promise<boolean> {
  const texts = await db.listTextsOfBuy(context.sql, { storeId: context.store.id, buyId });
  return texts.some((text) => text.kind === "ready" && !isFailedText(text));
}

async function textedBuy(context: StoreContext, buyId: string): Promise<TextedBuy> {
  const [text] = await db.listNewestTexts(context.sql, { storeId: context.store.id, buyIds: [buyId] });
  return { buy: await getBuy(context, buyId), text: text ?? null };
}
