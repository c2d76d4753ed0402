import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { buyOptInWords, marketingOptInWords, optInVersion } from "#common/texting/opt-in-words.ts";
import { textSegments } from "#common/texting/segments.ts";
import {
  insertConsents,
  insertReceived,
  insertSent,
  insertThreads,
  listWriterIds,
} from "#server/app/demonstration/texting/past-texts.db.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { listNames } from "#server/app/demonstration/past-coupons.db.ts";
import { contactColumns } from "#server/areas/bounceback/coupons/new-coupons.ts";
import { insertCustomer, insertPosLink } from "#server/areas/customers/customers.db.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./regulars.db.ts";
import type { Regular } from "./regulars.db.ts";
import { misheard, nameOf, otherPhone, regularNotes, regularTexts } from "./regulars.rules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Only a regular's second record is older. */
const oldestMemberDays = 740;
/** So much of its past the register has to have sent, the newest day first. */
const pastDays = 120;

/** Longer than a store keeps a pile. */
const forgottenDays = 3;

/** The ways in which a second record of a person agrees with the first. */
const twinKinds = ["phone", "email", "address"] as const;
type TwinKind = (typeof twinKinds)[number];

/**
 * Gives each store three customers with a past and a second record of each, for a visitor to merge: by the phone with a
 * misheard name, by the email, and by the address. The first of them has something on every tab, the second left a pile
 * behind. Waits until the register has sent enough of its own past.
 */
export async function fillRegulars(platform: Platform, filled: FilledStore): Promise<void> {
  const storeId = filled.id;
  const store = await findActingStore(platform, storeId);
  if (!store) {
    return;
  }
  const request = systemRequest(platform, { store, reason: "the demonstration's past", requestId: uuidv7() });
  await platform.database.transaction(request.scope, async (sql) => {
    const { accountId } = store;
    const now = platform.clock();
    if (await db.hasRegulars(sql, { storeId, before: new Date(now.getTime() - oldestMemberDays * dayMs) })) {
      return;
    }
    const today = await findBusinessDate(sql, { storeId, at: now });
    const since = addDays(today, -pastDays);
    const regulars = await db.listRegulars(sql, { storeId, accountId, since, limit: twinKinds.length });
    const [first] = regulars;
    if (first === undefined || regulars.length < twinKinds.length) {
      return;
    }
    const { city, state, zip } = filled.store;
    const past = { sql, store, now, today, town: { city, state, zip } };
    for (const [place, twin] of twinKinds.entries()) {
      const regular = regulars[place] ?? first;
      const customerId = await insertRegular(past, { regular, twin, place });
      if (place === 0) {
        await fillTabs(past, { regular, customerId });
      } else if (place === 1) {
        const date = addDays(today, -forgottenDays);
        const readyAt = instantOf(date, 900, store.timeZone);
        await db.insertForgottenPile(sql, { storeId, accountId, customerId }, { date, readyAt });
      }
    }
  });
}

type Past = {
  sql: Sql;
  store: ActingStore;
  now: Date;
  today: BusinessDate;
  town: { city: string; state: string; zip: string };
};

/** Returns the id of the record with the buys. */
async function insertRegular(
  { sql, store, now, today, town }: Past,
  { regular, twin, place }: { regular: Regular; twin: TwinKind; place: number },
): Promise<string> {
  const { id: storeId, accountId, timeZone } = store;
  const { posCustomerId, mobile } = regular;
  const customerId = regular.customerId ?? uuidv7();
  const twinId = uuidv7();
  const name = nameOf(regular.name);
  const email = `${name.firstName}.${name.lastName}${mobile.slice(6)}@example.com`.toLowerCase();
  const home = { street: `${418 + place * 51} Longview Ave`, ...town };
  const daysAgo = (days: number) => instantOf(addDays(today, -days), 640 + place * 45, timeZone);
  const record = { ...name, accountId, homeStoreId: storeId, mobile: `+1${mobile}` };
  const key = { storeId, accountId, customerId };
  const formDetails = { ...home, email, createdAt: daysAgo(720) };
  await (regular.customerId === null
    ? insertCustomer(sql, { ...record, ...formDetails, id: customerId })
    : db.updateRecord(sql, key, formDetails));
  const twins = {
    phone: { lastName: misheard(name.lastName) },
    email: { firstName: name.firstName.slice(0, 1), email, mobile: `+1${otherPhone(mobile)}` },
    address: { ...home, mobile: `+1${otherPhone(mobile)}` },
  };
  await insertCustomer(sql, { ...record, ...twins[twin], id: twinId, createdAt: daysAgo(790 + place) });
  await insertPosLink(sql, { storeId, accountId, posCustomerId, customerId, method: "check-in", linkedAt: now });
  await db.insertPastBuys(sql, key, { before: today });
  await db.insertTwinBuy(sql, { storeId, accountId, customerId: twinId }, daysAgo(790 + place));
  return customerId;
}

/** Notes, coupons and, where the store may text, a conversation. */
async function fillTabs(past: Past, { regular, customerId }: { regular: Regular; customerId: string }): Promise<void> {
  const { sql, store, today } = past;
  const { id: storeId, accountId, timeZone } = store;
  const [, author] = await listNames(sql, storeId);
  await db.insertNotes(
    sql,
    regularNotes.map((note, place) => ({
      ...{ ...note, accountId, storeId, customerId, id: uuidv7(), authorName: author?.name ?? "" },
      createdAt: instantOf(addDays(today, -96 + place * 37), 700, timeZone),
    })),
  );
  const contact = contactColumns({ name: regular.name, email: null, cellphone: regular.mobile });
  await db.giveCoupons(sql, {
    storeId,
    customerId,
    contact: { ...contact, name: regular.name, cellphone: regular.mobile },
  });
  if (await db.canText(sql, storeId)) {
    await insertTexts(past, `+1${regular.mobile}`);
  }
}

async function insertTexts({ sql, store, today }: Past, phone: string): Promise<void> {
  const { id: storeId, name, timeZone } = store;
  const startedAt = instantOf(addDays(today, -20), 660, timeZone);
  const at = (after: number) => new Date(startedAt.getTime() + after * minuteMs);
  const threadId = uuidv7({ msecs: startedAt.getTime() });
  const [question, reply, thanks] = regularTexts;
  await insertThreads(sql, [
    {
      ...{ storeId, id: threadId, phone, state: "done", needsReply: false, unreadCount: 0, untextableReason: null },
      ...{ createdAt: startedAt, lastMessageAt: at(thanks.after) },
      ...{ lastInboundAt: at(thanks.after), lastOutboundAt: at(reply.after) },
    },
  ]);
  const consent = { storeId, phone, wordingVersion: optInVersion, recordedAt: startedAt };
  await insertConsents(sql, [
    { ...consent, id: uuidv7(), purpose: "buys", wording: buyOptInWords(name) },
    { ...consent, id: uuidv7(), purpose: "marketing", wording: marketingOptInWords(name) },
  ]);
  const [, writer] = await listWriterIds(sql, storeId);
  const row = ({ body, after }: { body: string; after: number }) => ({
    ...{ storeId, threadId, body, segments: textSegments(body).count, kind: "conversation" },
    ...{ id: uuidv7({ msecs: at(after).getTime() }), createdAt: at(after) },
  });
  await insertReceived(
    sql,
    [question, thanks].map((text) => ({ ...row(text), employeeId: null, picture: null })),
  );
  await insertSent(sql, [{ ...row(reply), employeeId: writer ?? null, failed: null }]);
}
