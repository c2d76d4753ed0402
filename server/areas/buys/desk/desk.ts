import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import { phoneDigits } from "#common/phone.ts";
import { listCustomers, posCustomerIdOf, recordIdsOf } from "#server/areas/customers/customers.ts";
import type { Customer } from "#server/areas/customers/customers.ts";
import { countOpenRequests } from "#server/areas/buys/requests/requests.db.ts";
import { listNewestTexts, listReplies, listTextsOfBuy } from "#server/areas/buys/texts/buy-texts.db.ts";
import type { BuyText, SellerReply } from "#server/areas/buys/texts/buy-texts.db.ts";
import { listTextRefusals } from "#server/areas/texting/texting.ts";
import { findPolicyById } from "#server/areas/buys/settings/buy-policy.db.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./buys.db.ts";
import type { Buy } from "./buys.db.ts";
import { bringBackOn } from "#server/areas/buys/texts/bring-back.ts";
import { listReasonCounts } from "./change-buy.db.ts";
import type { NamedCount } from "./change-buy.db.ts";
import { listCounterBuys } from "./counter-buys.ts";
import { countPromisesKept, listFinishedBuys } from "./estimate.db.ts";
import type { PromisesKept } from "./estimate.db.ts";
import { daySoFar } from "./estimate.rules.ts";
import type { DaySoFar, FinishedBuy } from "./estimate.rules.ts";
import { getBuy } from "./get-buy.ts";
import { listRegisterBuys } from "./register-buys.db.ts";
import type { RegisterBuy } from "./register-buys.db.ts";
import type { BuyWithCustomer } from "./get-buy.ts";

export type DeskBuy = BuyWithCustomer & {
  /** Open since a business date before this one. */
  isCarriedOver: boolean;
  /** It has waited so long that a person must decide whether it was donated. */
  asksDonated: boolean;
  /** The newest text to the seller, and what became of it. */
  text: BuyText | null;
  /** Why the seller may not be texted now, by the guard of texting; null when they may, and before the offer is ready. */
  textRefusal: string | null;
  /** What the seller texted since the check-in and no person has answered. */
  reply: SellerReply | null;
};

export type BuyDesk = {
  today: string;
  buys: DeskBuy[];
  /** Those that only the register knows: open ones of today, or what was finished on the date. */
  registerBuys: readonly RegisterBuy[];
  /** All open ones, here and at the register. */
  openCount: number;
  requestCount: number;
  unsentCount: number;
  /** The business date's finished buys, here and at the register. */
  soFar: DaySoFar;
  /** Of the last seven business dates, this one among them. */
  weekPromises: PromisesKept;
};

/** The buy counter: what is open, the longest waiting first, or what was finished on a business date. */
export const viewBuyDesk = operation({
  name: "buys.viewBuyDesk",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ status: z.enum(["open", "complete"]), date: businessDate.nullish() }),
  async run(context, { status, date }): Promise<BuyDesk> {
    const { id: storeId } = context.store;
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const atRegister = (day: { date: string; status: "open" | "complete" }) =>
      listRegisterBuys(context.sql, { storeId, ...day });
    const shownDate = date ?? today;
    const [open, openThere, finishedThere, settings, requestCount, finished, weekPromises] = await Promise.all([
      db.listOpenBuys(context.sql, storeId),
      atRegister({ date: today, status: "open" }),
      atRegister({ date: today, status: "complete" }),
      getBuySettings(context.sql, storeId),
      countOpenRequests(context.sql, { storeId, date: today }),
      listFinishedBuys(context.sql, { storeId, date: today }),
      countPromisesKept(context.sql, { storeId, from: addDays(today, -6), to: today }),
    ]);
    const [shown, registerBuys] =
      status === "open"
        ? [open, openThere]
        : await Promise.all([
            db.listCompleteBuys(context.sql, { storeId, date: shownDate }),
            shownDate === today ? finishedThere : atRegister({ date: shownDate, status: "complete" }),
          ]);
    const rows = await withCustomers(context, shown);
    const [texts, refusals, replies] = await Promise.all([
      textsById(context, rows),
      refusalsById(context, rows),
      repliesById(context, rows),
    ]);
    const buys = rows.map((buy) => {
      const [text, textRefusal] = [texts.get(buy.id) ?? null, refusals.get(buy.id) ?? null];
      const days = buy.status === "open" ? daysBetween(buy.businessDate, today) : 0;
      const reply = replies.get(buy.id) ?? null;
      const asksDonated = days >= settings.abandonAfterDays;
      return { ...buy, text, textRefusal, reply, isCarriedOver: days > 0, asksDonated };
    });
    const unsentCount = open.filter(({ posSync }) => posSync !== "linked" && posSync !== "by_hand").length;
    const openCount = open.length + openThere.length;
    const soFar = daySoFar([...finished, ...finishedThere.map(withoutPromise)]);
    return { today, buys, registerBuys, openCount, requestCount, unsentCount, soFar, weekPromises };
  },
});

/** What a register says of a buy: nothing was promised there, and nobody was told. */
function withoutPromise(buy: RegisterBuy): FinishedBuy {
  return { ...buy, firstNotifiedAt: null, isDropOff: false, outcome: null, promisedAt: null };
}

export type OpenBuyCounts = { open: number; ready: number };

/** How many sellers are at the counter, and for how many of them the offer is ready. Every page asks, for the badge. */
export const countOpenBuys = operation({
  name: "buys.countOpenBuys",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<OpenBuyCounts> {
    const today = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
    const buys = await listCounterBuys(context, today);
    return { open: buys.length, ready: buys.filter(({ readyAt }) => readyAt !== null).length };
  },
});

export type BuyDetail = BuyWithCustomer & {
  policyText: string;
  signaturePath: string | null;
  reasons: NamedCount[];
  /** When what was out of season is welcome again; null when nothing was. */
  bringBackOn: BusinessDate | null;
  /** What the point of sale calls the customer; null when it does not know her. */
  posCustomerId: string | null;
  /** The Customer Code of a customer who is new there; null leaves it to the register. */
  newCustomerCode: string | null;
  /** All texts about it, the oldest first. */
  texts: BuyText[];
};

export const viewBuy = operation({
  name: "buys.viewBuy",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyDetail> {
    return withDetails(context, await getBuy(context, id));
  },
});

/** A buy with all that its page and its messages to the register need. */
export async function withDetails(context: StoreContext, buy: BuyWithCustomer): Promise<BuyDetail> {
  const storeId = context.store.id;
  const { id } = buy;
  const [policy, signaturePath, reasons, posCustomerId, texts, settings] = await Promise.all([
    buy.policyId === null ? undefined : findPolicyById(context.sql, { storeId, id: buy.policyId }),
    db.findSignaturePath(context.sql, { storeId, id }),
    listReasonCounts(context.sql, { storeId, id }),
    posCustomerIdOf(context, buy.customer.id),
    listTextsOfBuy(context.sql, { storeId, buyId: id }),
    getBuySettings(context.sql, storeId),
  ]);
  const isCodeTheNumber = settings.customerCodeRule === "mobile" && posCustomerId === null;
  const bringBack = await bringBackOn(context, { businessDate: buy.businessDate, reasons });
  return {
    ...{ ...buy, signaturePath, reasons, posCustomerId, texts },
    policyText: policy?.body ?? "",
    bringBackOn: bringBack,
    newCustomerCode: isCodeTheNumber ? phoneDigits(buy.customer.mobile) : null,
  };
}

export type PastBuy = Buy & { storeId: number };

/** What a customer has brought to the company's stores, as far as the caller may see them. */
export const listPastBuys = operation({
  name: "buys.listPastBuys",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  async run(context, { customerId }): Promise<PastBuy[]> {
    const customerIds = await recordIdsOf(context, customerId);
    return db.listBuysOfCustomer(context.sql, { accountId: context.store.accountId, customerIds });
  },
});

async function textsById({ sql, store }: StoreContext, buys: readonly Buy[]): Promise<ReadonlyMap<string, BuyText>> {
  const texts = await listNewestTexts(sql, { storeId: store.id, buyIds: buys.map(({ id }) => id) });
  return new Map(texts.map((text) => [text.buyId, text]));
}

/** Only of those whose offer is ready: they are the ones that a person is about to text. */
async function refusalsById(
  context: StoreContext,
  buys: readonly BuyWithCustomer[],
): Promise<ReadonlyMap<string, string>> {
  const ready = buys.filter(({ status, readyAt }) => status === "open" && readyAt !== null);
  const phones = [...new Set(ready.map(({ customer }) => phoneDigits(customer.mobile)))];
  const refusals = await listTextRefusals(context, { phones, kind: "buy" });
  return new Map(
    ready.flatMap(({ id, customer }) => {
      const code = refusals.get(phoneDigits(customer.mobile));
      return code === undefined ? [] : [[id, code] as const];
    }),
  );
}

/** Of open buys alone: what is written later is about something else. */
async function repliesById(
  { sql, store }: StoreContext,
  buys: readonly BuyWithCustomer[],
): Promise<ReadonlyMap<string, SellerReply>> {
  const open = buys.filter(({ status }) => status === "open");
  const phones = [...new Set(open.map(({ customer }) => phoneDigits(customer.mobile)))];
  const replies = await listReplies(sql, { storeId: store.id, phones });
  return new Map(
    open.flatMap(({ id, customer, checkedInAt }) => {
      const reply = replies.get(phoneDigits(customer.mobile));
      return reply !== undefined && reply.at >= checkedInAt ? [[id, reply] as const] : [];
    }),
  );
}

async function withCustomers(context: Context, buys: readonly Buy[]): Promise<BuyWithCustomer[]> {
  const ids = [...new Set(buys.map(({ customerId }) => customerId))];
  const customersById = new Map<string, Customer>(
    (await listCustomers(context, { ids })).map((customer) => [customer.id, customer]),
  );
  return buys.flatMap((buy) => {
    const customer = customersById.get(buy.customerId);
    return customer ? [{ ...buy, customer }] : [];
  });
}
