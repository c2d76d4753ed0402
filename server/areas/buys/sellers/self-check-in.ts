/** Sellers check themselves in on the store's public page: what the counter then sees is a request. */
import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { emailOptInWords } from "#common/contacts/email-opt-in-words.ts";
import { meantEmail } from "#common/inputs/email-typo.ts";
import { inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { localTimeAt } from "#common/store-time.ts";
import { e164 } from "#server/areas/customers/customers.ts";
import { typedRequest } from "#server/areas/buys/requests/requests.ts";
import { listLine } from "#server/areas/buys/desk/estimate.db.ts";
import { countOpenRequests, findOpenRequestOf, insertRequest } from "#server/areas/buys/requests/requests.db.ts";
import { findPolicy } from "#server/areas/buys/settings/buy-policy.db.ts";
import type { BuyPolicy } from "#server/areas/buys/settings/buy-policy.db.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import type { BuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import { planDropOff } from "#server/areas/buys/texts/drop-off-reminder.ts";
import { asksSellers } from "#server/areas/contacts/contacts.ts";
import { recordCheckInConsents } from "#server/areas/texting/texting.ts";
import { checkinRequested } from "#server/events/buys.ts";
import { guessLimits } from "#server/platform/auth/guesses.rules.ts";
import { countFailure, secondsToWait, secondsToWaitUnlocked } from "#server/platform/auth/guesses.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { pageLanguages } from "#server/platform/public-pages/public-words.rules.ts";
import type { BuyingDay } from "#server/platform/public-pages/public-words.rules.ts";
import { checkInUrl } from "./page-url.ts";
import { dropOffTimes } from "./drop-off-times.rules.ts";
import type { DropOffTime } from "./drop-off-times.rules.ts";
import { isBuyingNow } from "./seller-page.rules.ts";
import * as db from "./visits.db.ts";
import type { StoreContact } from "./visits.db.ts";

export type SelfCheckIn = {
  store: StoreContact;
  at: Date;
  settings: BuySettings;
  policy: Pick<BuyPolicy, "id" | "body"> | null;
  hours: BuyingDay[];
  /** The store lets sellers check themselves in, and buys at this hour. */
  isOpen: boolean;
  takesDropOffs: boolean;
  /** When the bags may be brought by who chooses a time; none where the store offers none. */
  dropOffTimes: DropOffTime[];
  /** Sellers who come first: those in line, and those who wait to be checked in. */
  waiting: number;
  /** The store has a list of people who get its email, and sellers may join it. */
  asksForEmail: boolean;
};

export const viewSelfCheckIn = operation({
  name: "buys.viewSelfCheckIn",
  kind: "read",
  permission: "public",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<SelfCheckIn> => loadSelfCheckIn(context),
});

export async function loadSelfCheckIn(context: StoreContext): Promise<SelfCheckIn> {
  const { sql, now } = context;
  const storeId = context.store.id;
  const store = await db.getStoreContact(sql, storeId);
  const date = await findBusinessDate(sql, { storeId, at: now });
  const [settings, policy, hours, dropOffs, requests, line, asksForEmail] = await Promise.all([
    getBuySettings(sql, storeId),
    findPolicy(sql, storeId),
    listOpenDays(sql, { storeId, from: localTimeAt(now, store.timeZone).date }),
    db.listDropOffs(sql, { storeId, from: date }),
    countOpenRequests(sql, { storeId, date }),
    listLine(sql, storeId),
    asksSellers(context),
  ]);
  const clock = { at: now, timeZone: store.timeZone };
  const { takesRequests, mostDropOffs, dropOffsPerHour, dropOffEveryMinutes } = settings;
  const limits = { everyMinutes: dropOffEveryMinutes, perHour: dropOffsPerHour, perDay: mostDropOffs };
  const takenToday = dropOffs.filter(({ businessDate }) => businessDate === date);
  return {
    ...{ store, settings, hours, asksForEmail, at: now, waiting: requests + line.length },
    policy: policy === undefined || policy.body === "" ? null : policy,
    isOpen: takesRequests && isBuyingNow(hours, clock),
    takesDropOffs: mostDropOffs === null || takenToday.length < mostDropOffs,
    dropOffTimes: takesRequests ? dropOffTimes({ hours, taken: dropOffs }, clock, limits) : [],
  };
}

/** The store's public page, also on the printed sign: it stays the same when the store is renamed. */
export const selfCheckInUrl = operation({
  name: "buys.selfCheckInUrl",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run({ platform, sql, store: { id } }): Promise<string> {
    const { name } = await db.getStoreContact(sql, id);
    return checkInUrl({ platform, store: { id, name } });
  },
});

export type SelfCheckInOutcome =
  | { kind: "in-line"; token: string }
  /** The phone stands in line already. Its page is not handed out: anybody can type a phone. */
  | { kind: "already"; number: number | null; place: number | null; dropOffAt: Date | null }
  | { kind: "wrong"; fields: string[] }
  /** The address looks mistyped; sent again as it is, it is taken. */
  | { kind: "email-slip"; email: string }
  | { kind: "closed" }
  | { kind: "too-many"; seconds: number };

/** Refuses what it does not know: an ID number is never taken here. */
export const selfCheckInForm = z.strictObject({
  ...typedRequest.shape,
  /** Made with the form, so that sending it twice stands in line once. */
  id: z.uuid(),
  /** When the seller means to drop off, as the page offers it; null for one who is in the store. */
  dropOffAt: instantDate.nullable().default(null),
  policyId: z.uuid().nullable().default(null),
  /** Of the page, whose words on texts were read. */
  language: z.enum(pageLanguages).default("en"),
  buyTexts: z.boolean().default(false),
  marketingTexts: z.boolean().default(false),
  emailNews: z.boolean().default(false),
  /** The address that was already said to look mistyped. */
  emailSeen: inputText.max(254).nullable().default(null),
});

const consentIds = "5f0f8a1e-3c0a-4f0d-9a53-5f4b7f2b8e61";

type Form = z.output<typeof selfCheckInForm>;

export const checkInOneself = operation({
  name: "buys.checkInOneself",
  kind: "write",
  permission: "public",
  on: "store",
  input: selfCheckInForm,
  run: (context, typed): Promise<SelfCheckInOutcome> => takeCheckIn(context, typed, "online"),
});

/** On the seller's own phone, or on a tablet of the store. */
export type CheckInSource = "online" | "kiosk";

export async function takeCheckIn(
  context: StoreContext,
  typed: Form,
  source: CheckInSource,
): Promise<SelfCheckInOutcome> {
  if (typed.dropOffAt !== null) {
    // Two sellers do not get the last place of an hour.
    await lockBuyCounter(context.sql, context.store.id);
  }
  const page = await pageFor(context, source);
  const mayBook = typed.dropOffAt !== null && page.dropOffTimes.length > 0;
  if (!page.isOpen && !mayBook) {
    return { kind: "closed" };
  }
  const storeId = context.store.id;
  const sentBefore = await db.findPageOfRequest(context.sql, { storeId, id: typed.id });
  if (sentBefore !== null) {
    return { kind: "in-line", token: sentBefore };
  }
  const fields = wrongFields(page, typed);
  if (fields.length > 0) {
    return { kind: "wrong", fields };
  }
  const meant = newSlip(typed);
  if (meant !== null) {
    return { kind: "email-slip", email: meant };
  }
  const phone = e164(typed.mobile);
  const seconds = await countCheckIn(context, { phone, source });
  if (seconds > 0) {
    return { kind: "too-many", seconds };
  }
  const date = page.dropOffTimes.find(({ at }) => at.getTime() === typed.dropOffAt?.getTime())?.date;
  return takePlace(context, { typed, page, phone, source, date: date ?? (await today(context)) });
}

/** Who stands at the tablet has brought the bags. */
async function pageFor(context: StoreContext, source: CheckInSource): Promise<SelfCheckIn> {
  const page = await loadSelfCheckIn(context);
  return source === "kiosk" ? { ...page, dropOffTimes: [] } : page;
}

/** The address that was probably meant, unless the seller has seen it proposed. */
function newSlip({ email, emailSeen }: Form): string | null {
  return email === null || email === emailSeen ? null : meantEmail(email);
}

function today({ sql, store, now }: StoreContext): Promise<string> {
  return findBusinessDate(sql, { storeId: store.id, at: now });
}

/** What the store's own rules do not take; the form's fields are right in themselves. */
function wrongFields({ settings, policy, takesDropOffs, dropOffTimes: times }: SelfCheckIn, typed: Form): string[] {
  return [
    ...(settings.requiresEmail && typed.email === null ? ["email"] : []),
    ...(typed.isDropOff && typed.dropOffAt === null && !takesDropOffs ? ["isDropOff"] : []),
    ...(typed.dropOffAt !== null && !isOffered(times, typed) ? ["dropOffAt"] : []),
    ...(policy !== null && policy.id !== typed.policyId ? ["policyId"] : []),
  ];
}

function isOffered(times: readonly DropOffTime[], { dropOffAt, isDropOff }: Form): boolean {
  return isDropOff && times.some(({ at }) => at.getTime() === dropOffAt?.getTime());
}

/** Returns the seconds to wait when this phone or network has checked in too often. The store's tablet is no stranger. */
async function countCheckIn(
  context: StoreContext,
  { phone, source }: { phone: string; source: CheckInSource },
): Promise<number> {
  const storeId = context.store.id;
  const own = { limit: guessLimits.selfCheckInPhone, key: `${storeId} ${phone}` };
  const networks =
    source === "kiosk" ? [] : [{ limit: guessLimits.selfCheckInAddress, key: `${storeId} ${context.address}` }];
  const seconds = Math.max(await secondsToWait(context, [own]), await secondsToWaitUnlocked(context, networks));
  if (seconds === 0) {
    await countFailure(context, [own, ...networks]);
  }
  return seconds;
}

async function findInLine(
  context: StoreContext,
  { date, phone }: { date: string; phone: string },
): Promise<SelfCheckInOutcome | null> {
  const storeId = context.store.id;
  const requestId = await findOpenRequestOf(context.sql, { storeId, date, mobile: phone });
  if (requestId !== null) {
    const dropOffAt = await db.findDropOffTime(context.sql, { storeId, id: requestId });
    const place = dropOffAt === null ? await db.findPlaceOfRequest(context.sql, { storeId, id: requestId }) : null;
    return { kind: "already", number: null, place, dropOffAt };
  }
  const number = await db.findNumberOfPhone(context.sql, { storeId, date, mobile: phone });
  return number === null ? null : { kind: "already", number, place: null, dropOffAt: null };
}

/** A tick without an address says nothing. */
function agreedWords(
  { store }: StoreContext,
  { typed: { emailNews, email, language }, page }: Pick<StandingInLine, "typed" | "page">,
): string | null {
  return page.asksForEmail && emailNews && email !== null ? emailOptInWords(store.name, language) : null;
}

type StandingInLine = { typed: Form; page: SelfCheckIn; date: string; phone: string; source: CheckInSource };

/** Who has a place keeps it. */
async function takePlace(context: StoreContext, place: StandingInLine): Promise<SelfCheckInOutcome> {
  return (await findInLine(context, place)) ?? standInLine(context, place);
}

async function standInLine(
  context: StoreContext,
  { typed, page, date, phone, source }: StandingInLine,
): Promise<SelfCheckInOutcome> {
  const { id, firstName, lastName, email, containers, isDropOff, dropOffAt } = typed;
  const pageToken = newLinkSecret();
  await insertRequest(context.sql, {
    ...{ id, firstName, lastName, email, containers, isDropOff, dropOffAt, pageToken },
    ...{ storeId: context.store.id, businessDate: date, mobile: phone, source, at: context.now },
    policyId: page.policy?.id ?? null,
    saysYesToTexts: typed.buyTexts,
    emailOptInWords: agreedWords(context, { typed, page }),
  });
  await context.emit(checkinRequested, { name: `${firstName} ${lastName}` }, { kind: "CheckinRequest", id });
  if (dropOffAt !== null) {
    await planDropOff(context, { id, dropOffAt });
  }
  // Nobody has seen the phone yet, so that only a yes counts; the counter asks again.
  await recordCheckInConsents(context, {
    phone: phone.slice(2),
    source,
    language: typed.language,
    buys: { id: uuidv5(`buys/${id}`, consentIds), isGiven: typed.buyTexts || null },
    marketing: { id: uuidv5(`marketing/${id}`, consentIds), isGiven: typed.marketingTexts || null },
  });
  return { kind: "in-line", token: pageToken };
}
