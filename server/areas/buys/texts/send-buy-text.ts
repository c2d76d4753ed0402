/** The one way a text about a buy goes out: its words, the guard of texting, and the row that shows what became of it. */
import { v5 as uuidv5 } from "uuid";
import { formatMoney } from "#common/money.ts";
import { addDays } from "#common/business-date.ts";
import { fillBuyMessage } from "#common/buys/buy-messages.ts";
import type { BuyMessageKind, BuyMessageValues } from "#common/buys/buy-messages.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { needWords } from "#common/texting/need-words.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { formatPhone, phoneDigits } from "#common/phone.ts";
import { closesAt } from "#common/store-hours.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes, formatTime } from "#common/time-format.ts";
import { floorShortage } from "#server/areas/backstock/backstock.ts";
import { listReasonCounts } from "#server/areas/buys/desk/change-buy.db.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { sellerPageUrl } from "#server/areas/buys/sellers/page-url.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import { sendStoreText } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { savedOrUsualMessages } from "./buy-messages.ts";
import type { BuyMessage } from "./buy-messages.ts";
import * as db from "./buy-texts.db.ts";

/** So that the same text has the same id, however often it is asked for. */
const buyTextIds = "7a1de6c2-95f4-4d2b-8f0f-2c6a1f0b9d13";

export function buyTextId(buyId: string, which: string): string {
  return uuidv5(`${which}/${buyId}`, buyTextIds);
}

/** What the guard of texting takes a text for; news about a coming season is no news about the buy. */
const guardKinds: Partial<Record<db.BuyTextKind, "auto" | "reminder">> = { auto_reply: "auto", bring_back: "reminder" };

export type OwnText = {
  /** The same for the same text: it goes out once. */
  id: string;
  kind: db.BuyTextKind;
  body: string;
  autoReply?: string | null;
  /** Of no use later: it is blocked then. */
  notAfter: Date | null;
  /** A new promise that the text makes. */
  promisedAt?: Date;
};

/** Returns why the guard refused it; null when it goes. */
export async function sendBuyText(context: StoreContext, buy: BuyWithCustomer, text: OwnText): Promise<string | null> {
  const { id, kind, notAfter, autoReply = null, promisedAt = null } = text;
  const body = text.body.slice(0, longestText);
  const phone = phoneDigits(buy.customer.mobile);
  const { blockCode } = await sendStoreText(context, {
    ...{ id, body, phone, notAfter },
    kind: guardKinds[kind] ?? "buy",
  });
  const storeId = context.store.id;
  const row = { storeId, id, buyId: buy.id, kind, autoReply, refusal: blockCode, promisedAt, createdAt: context.now };
  await db.insertBuyText(context.sql, row);
  await sendNotice(context, { name: "buy.texted", recordKind: "Buy", recordId: buy.id });
  return blockCode;
}

/** The message that one press, or the program, sends of a kind; undefined when the store has none. */
export async function defaultMessage(context: StoreContext, kind: BuyMessageKind): Promise<BuyMessage | undefined> {
  const messages = await savedOrUsualMessages(context);
  return messages.find((message) => message.kind === kind && message.isDefault);
}

/** Sends what the store lets the program send automatically; nothing when it does not, or when it went out before. */
export async function sendAutomaticText(
  context: StoreContext,
  buy: BuyWithCustomer,
  text: { kind: BuyMessageKind; which: string; notAfter: Date | null; promisedAt?: Date },
): Promise<boolean> {
  const id = buyTextId(buy.id, text.which);
  const message = await defaultMessage(context, text.kind);
  if (message?.isAutomatic !== true || (await db.hasBuyText(context.sql, { storeId: context.store.id, id }))) {
    return false;
  }
  const values = await valuesOf(context, { ...buy, promisedAt: text.promisedAt ?? buy.promisedAt });
  const { body, autoReply } = wordsOf(message, values);
  if (body === "") {
    return false;
  }
  await sendBuyText(context, buy, { ...text, id, body, autoReply });
  return true;
}

/** A message with the values of a buy. */
export function wordsOf(
  { body, autoReply }: Pick<BuyMessage, "body" | "autoReply">,
  values: BuyMessageValues,
): { body: string; autoReply: string | null } {
  return {
    body: fillBuyMessage(body, values),
    autoReply: autoReply === null ? null : fillBuyMessage(autoReply, values) || null,
  };
}

/** What stands for the names in braces in a text about a buy. */
export async function valuesOf(context: StoreContext, buy: BuyWithCustomer): Promise<BuyMessageValues> {
  const { sql, store, now } = context;
  const { date: today, minutes } = localTimeAt(now, store.timeZone);
  const [phone, periods, settings, reasons, weNeed] = await Promise.all([
    db.findStorePhone(sql, store.id),
    db.findHours(sql, { storeId: store.id, date: today }),
    getBuySettings(sql, store.id),
    listReasonCounts(sql, { storeId: store.id, id: buy.id }),
    neededNow(context),
  ]);
  const lastDay = addDays(buy.businessDate, settings.abandonAfterDays);
  const closes = closesAt(periods ?? [], minutes);
  const passed = reasons.filter(({ kind }) => kind === "pass").map(({ name }) => name.toLowerCase());
  return {
    first: buy.customer.firstName,
    store: store.name,
    number: String(buy.number),
    offer: buy.cashOfferCents === null ? null : formatMoney(buy.cashOfferCents),
    estimate: buy.promisedAt === null ? "soon" : `by ${formatTime(buy.promisedAt, store.timeZone)}`,
    pickupBy: `${formatWeekday(lastDay).slice(0, 3)}, ${formatDayOfMonth(lastDay)}`,
    phone: phone === null ? null : formatPhone(phone),
    closeTime: closes === null ? "closing time" : formatMinutes(closes),
    passReasons: passed.length === 0 ? null : passed.join(", "),
    weNeed,
    link: sellerPageUrl(context, buy),
  };
}

/** What sellers should bring, in a text's words; null while nothing is short. */
export async function neededNow(context: StoreContext): Promise<string | null> {
  return needWords((await floorShortage(context)).short);
}
