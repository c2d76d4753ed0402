import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { idTypes } from "#common/buys/id-kinds.ts";
import { ageOn } from "#common/buys/age.ts";
import { birthDate, businessDate } from "#common/inputs/date-inputs.ts";
import { may, personOf } from "#common/permissions.ts";
import { noteCheckedIn } from "#server/areas/contacts/contacts.ts";
import {
  contactInput,
  linkCheckedIn,
  linkPosCustomer,
  saveCheckedInCustomer,
  saveSeenId,
} from "#server/areas/customers/customers.ts";
import type { Customer } from "#server/areas/customers/customers.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { findBuy, findNextNumber, insertBuy } from "#server/areas/buys/desk/buys.db.ts";
import { promiseOf } from "#server/areas/buys/desk/estimate.rules.ts";
import { estimateNow } from "#server/areas/buys/desk/estimate.ts";
import { getBuy, named, subject } from "#server/areas/buys/desk/get-buy.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { refuseUnlinked } from "#server/areas/buys/pos-link.ts";
import { findPolicyById } from "#server/areas/buys/settings/buy-policy.db.ts";
import { buyTextId } from "#server/areas/buys/texts/send-buy-text.ts";
import { textCheckedIn } from "#server/areas/buys/texts/check-in-texts.ts";
import { findRequestOrigin } from "#server/areas/buys/requests/requests.db.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { convertRequest } from "#server/areas/buys/requests/requests.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import type { BuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import { retentionOf } from "#server/areas/buys/settings/buy-settings.rules.ts";
import { buyCheckedIn } from "#server/events/buys.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, managerNeeded, Refusal } from "#server/platform/refusals/refusal.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { missingFields, stopsOf, stopText } from "./check-in.rules.ts";
import { pileInput } from "./pile-input.ts";

const seenId = z.object({
  type: z.enum(idTypes),
  state: inputText.trim().max(32).default(""),
  number: inputText.trim().max(64).default(""),
  expiresOn: businessDate.nullable().default(null),
  /** For the age alone; only its year is kept. */
  birthDate: birthDate.nullable().default(null),
});

const input = z.object({
  /** Made by the client, so that a repeated request checks nobody in twice. The point of sale gets it as clientRef. */
  id: z.uuid(),
  /** Of a known customer, or made by the client for a new one. */
  customerId: z.uuid(),
  contact: contactInput,
  /** What the point of sale calls her, when she was found there. */
  posCustomerId: inputText.trim().min(1).max(64).nullable().default(null),
  seenId: seenId.nullable().default(null),
  pile: pileInput,
  policyId: z.uuid().nullable().default(null),
  signature: z.enum(["screen", "paper", "none"]),
  /** SVG path of a signature on the screen. */
  signaturePath: inputText
    .max(40_000)
    .regex(/^[MLml0-9 .,-]*$/, "Sign again")
    .nullable()
    .default(null),
  /** Why a manager lets pass what the rules stop. */
  guardianNote: inputText.trim().min(1).max(500).nullable().default(null),
  checkinRequestId: z.uuid().nullable().default(null),
  /** Whether the seller wants texts about this buy, and coupons and news; null when nobody asked. */
  buyTexts: z.boolean().nullable().default(null),
  marketingTexts: z.boolean().nullable().default(null),
  /** Whether the seller wants the store's email; null when nobody asked. */
  emailNews: z.boolean().nullable().default(null),
});

type Input = z.output<typeof input>;

/** Checks a seller in: the buy is ours before anything is sent to the point of sale, so nothing typed is ever lost. */
export const createBuy = operation({
  name: "buys.createBuy",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input,
  async run(context, buyInput): Promise<BuyWithCustomer> {
    const { id: storeId } = context.store;
    await lockBuyCounter(context.sql, storeId);
    if (await findBuy(context.sql, { storeId, id: buyInput.id })) {
      return getBuy(context, buyInput.id);
    }
    await refuseUnlinked(context);
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const settings = await getBuySettings(context.sql, storeId);
    const customer = await saveSeller(context, { buyInput, settings, today });
    const isStopped = refuseStopped(context, { buyInput, customer, settings, today });
    await insertOwn(context, { buyInput, customer, today, isStopped });
    if (buyInput.checkinRequestId !== null) {
      await convertRequest(context, buyInput.checkinRequestId);
    }
    const buy = await getBuy(context, buyInput.id);
    const { bags, boxes, bins, others, isDropOff } = buy;
    await context.emit(
      buyCheckedIn,
      { ...named(buy), containers: bags + boxes + bins + others, isDropOff, guardianNote: buy.guardianNote },
      subject(buy.id),
    );
    const emailWord = {
      id: buyTextId(buy.id, "consent to email"),
      isGiven: buyInput.emailNews,
      wording: await readWords(context, buyInput.checkinRequestId),
    };
    await noteCheckedIn(context, { ...emailWord, customerId: customer.id });
    await textCheckedIn(context, buy, { buys: buyInput.buyTexts, marketing: buyInput.marketingTexts });
    return buy;
  },
});

async function saveSeller(
  context: StoreContext,
  { buyInput, settings, today }: { buyInput: Input; settings: BuySettings; today: string },
): Promise<Customer> {
  const { contact, seenId: seen } = buyInput;
  const customer = await saveCheckedInCustomer(context, { id: buyInput.customerId, contact });
  const missing = missingFields(
    { email: contact.email, idNumber: seen?.number ?? "", hasIdNumber: customer.hasIdNumber },
    settings,
  );
  if (Object.keys(missing).length > 0) {
    throw invalidInput(missing);
  }
  if (seen !== null) {
    const { type, state, number, expiresOn, birthDate: bornOn } = seen;
    const birthYear = bornOn === null ? null : Number(bornOn.slice(0, 4));
    const isOver18 = bornOn !== null && ageOn(bornOn, today) >= 18;
    const kept = { type, state, number, expiresOn, birthYear, isOver18 };
    await saveSeenId(context, { customerId: customer.id, seen: kept, retention: retentionOf(settings) });
  }
  if (buyInput.posCustomerId === null) {
    await linkCheckedIn(context, customer.id);
  } else {
    await linkPosCustomer(context, {
      customerId: customer.id,
      posCustomerId: buyInput.posCustomerId,
      method: "check-in",
    });
  }
  return customer;
}

/** Returns whether a person with that permission overrode it with a note. */
function refuseStopped(
  context: Context,
  {
    buyInput,
    customer,
    settings,
    today,
  }: { buyInput: Input; customer: Customer; settings: BuySettings; today: string },
): boolean {
  const { minimumAge } = settings;
  const bornOn = buyInput.seenId?.birthDate ?? null;
  const [stop] = stopsOf({ birthDate: bornOn, today, minimumAge, isDoNotBuy: customer.isDoNotBuy });
  if (stop === undefined) {
    return false;
  }
  if (buyInput.guardianNote === null) {
    throw new Refusal("check-in-stopped", { message: stopText(stop, minimumAge), status: 422, details: { stop } });
  }
  const { user, employee } = context;
  if (user === null || !may(personOf({ ...user, employee }), "buys:override")) {
    throw managerNeeded();
  }
  return true;
}

async function insertOwn(
  context: StoreContext,
  { buyInput, customer, today, isStopped }: { buyInput: Input; customer: Customer; today: string; isStopped: boolean },
): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const { sql } = context;
  if (buyInput.policyId !== null && !(await findPolicyById(sql, { storeId, id: buyInput.policyId }))) {
    throw invalidInput({ policyId: ["This policy changed. Reload and sign the new one."] });
  }
  const { promisedAt: _chosen, ...pile } = buyInput.pile;
  const promise = await promiseFor(context, buyInput.pile);
  const { takesCheckIns } = await findStoreCapabilities(sql, storeId);
  const employeeId = context.employee?.id ?? null;
  await insertBuy(sql, {
    storeId,
    accountId,
    id: buyInput.id,
    customerId: customer.id,
    businessDate: today,
    number: await findNextNumber(sql, { storeId, date: today }),
    ...(await cameFrom(context, buyInput)),
    ...pile,
    ...promise,
    policyId: buyInput.policyId,
    signature: buyInput.signature,
    ...(buyInput.signature === "screen" && { signaturePath: buyInput.signaturePath, signedAt: context.now }),
    idType: buyInput.seenId?.type ?? null,
    ...(isStopped
      ? { guardianNote: buyInput.guardianNote, overriddenByEmployeeId: employeeId }
      : { guardianNote: null, overriddenByEmployeeId: null }),
    checkinRequestId: buyInput.checkinRequestId,
    posSync: takesCheckIns ? "not_sent" : "by_hand",
    checkedInAt: context.now,
    checkedInByEmployeeId: employeeId,
  });
}

/** The chosen time; for a seller who waits, and for whom nobody chose one, what the estimate says. */
async function promiseFor(
  context: StoreContext,
  { promisedAt, isDropOff, bags, boxes, bins, others }: Input["pile"],
): Promise<{ promisedAt: Date | null; quotedMinutes: number | null }> {
  if (promisedAt !== null || isDropOff) {
    return { promisedAt: promisedAt === null ? null : new Date(promisedAt), quotedMinutes: null };
  }
  const estimate = await estimateNow(context, bags + boxes + bins + others);
  return { promisedAt: promiseOf(estimate, context.now), quotedMinutes: estimate.quotedMinutes };
}

/** What the seller read and ticked about email on a page of their own; null where the counter asked. */
async function readWords({ sql, store }: StoreContext, requestId: string | null): Promise<string | null> {
  const origin = requestId === null ? null : await findRequestOrigin(sql, { storeId: store.id, id: requestId });
  return origin?.emailOptInWords ?? null;
}

/** How the seller came, and the secret of the seller's own page: that of the request, which the seller has open. */
async function cameFrom(
  context: StoreContext,
  { checkinRequestId, pile }: Input,
): Promise<{ source: "online" | "kiosk" | "drop_off" | "counter"; pageToken: string }> {
  const key = { storeId: context.store.id, id: checkinRequestId };
  const origin = key.id === null ? null : await findRequestOrigin(context.sql, { ...key, id: key.id });
  const pageToken = origin?.pageToken ?? newLinkSecret();
  if (origin !== null) {
    return { source: origin.source === "kiosk" ? "kiosk" : "online", pageToken };
  }
  return { source: pile.isDropOff ? "drop_off" : "counter", pageToken };
}
