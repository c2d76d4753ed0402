/** The automatic answer to a customer who wrote. The guard decides about it as about every text. */
import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { formatPhone, phoneDigits } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { needWords } from "#common/texting/need-words.ts";
import { floorShortage } from "#server/areas/backstock/backstock.ts";
import { soundsLikeStop } from "#common/texting/stop-sounds.ts";
import { fillTemplate } from "#common/texting/fill-template.ts";
import { sendStoreText } from "#server/areas/texting/outgoing.ts";
import { respondJob } from "#server/areas/texting/texting.jobs.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./auto-responses.db.ts";
import { fittingResponse } from "./auto-responses.rules.ts";

/** Namespace of the ids of answers; a number that means nothing else. */
const answerIds = "9f0f2c8e-6d0b-4f57-8a36-0c1b5f7e2d41";

const minuteMs = 60_000;
/** A person who has just written goes on with it. */
const attendedMs = 2 * minuteMs;
const onceInMs = 12 * 60 * minuteMs;
/** Later than this the answer would confuse. */
const usefulMs = 30 * minuteMs;

/** A customer wrote more than STOP, START or HELP: the answer is looked for apart from taking the text in. */
export async function planResponse(
  context: StoreContext,
  { phone, messageId }: { phone: string; messageId: string },
): Promise<void> {
  const storeId = context.store.id;
  // A short code is a machine.
  if (phone.startsWith("+") && (await db.hasResponseOn(context.sql, storeId))) {
    await context.addJob(respondJob, { storeId, messageId });
  }
}

/** Returns whether an answer was written. A second run writes none. */
export const respondToText = operation({
  name: "texting.respondToText",
  kind: "write",
  permission: "texting:send",
  on: "store",
  input: z.object({ messageId: z.uuid() }),
  async run(context, { messageId }): Promise<boolean> {
    const { sql, store, now } = context;
    const received = await db.lockReceived(sql, {
      ...{ storeId: store.id, accountId: store.accountId, id: messageId },
      attendedSince: new Date(now.getTime() - attendedMs),
      automaticSince: new Date(now.getTime() - onceInMs),
    });
    if (received === undefined || !mayBeAnswered(received, now)) {
      return false;
    }
    const { date, minutes } = localTimeAt(received.at, store.timeZone);
    const hours = await db.findHours(sql, { storeId: store.id, date });
    const responses = await db.listResponses(sql, store.id);
    const response = fittingResponse(responses, { ...received, date, minutes, hours });
    const weNeed = needWords((await floorShortage(context)).short);
    const values = { ...valuesOf(received, store.name), we_need: weNeed };
    const body = response === undefined ? "" : fillTemplate(response.body, values);
    if (body === "") {
      return false;
    }
    await sendStoreText(context, {
      ...{ id: uuidv5(messageId, answerIds), kind: "auto", body, phone: phoneDigits(received.phone) },
      notAfter: new Date(received.at.getTime() + usefulMs),
    });
    return true;
  },
});

function mayBeAnswered(received: db.ReceivedText, now: Date): boolean {
  const isLate = now.getTime() - received.at.getTime() > usefulMs;
  const isKept = isLate || received.isAttended || received.hasAutomatic || received.hasBuyReply;
  // Another text is the last thing that its writer wants.
  return !isKept && !soundsLikeStop(received.body);
}

function valuesOf({ firstName, lastName, buyNumber, storePhone }: db.ReceivedText, storeName: string) {
  return {
    ...{ first_name: firstName, last_name: lastName, store_name: storeName },
    store_phone: storePhone === null ? null : formatPhone(storePhone),
    buy_number: buyNumber === null ? null : String(buyNumber),
  };
}
