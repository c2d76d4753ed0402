import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { phoneNumber, requiredText } from "#common/inputs/field-schemas.ts";
import { buyOptInWords, marketingOptInWords, optInSmallPrintIn, optInVersionOf } from "#common/texting/opt-in-words.ts";
import type { OptInLanguage } from "#common/texting/opt-in-words.ts";
import { textsRestarted, textsStopped } from "#server/events/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { insertAccountStop, insertConsent, listAccountStores } from "./consents.db.ts";
import type { Consent } from "./consents.db.ts";
import { isOptedOut } from "./guard.db.ts";
import { findOrAddThread } from "./threads.db.ts";

/** Records what a customer agreed to at the counter, or that they want no more of it. STOP stands above it. */
export const recordConsent = operation({
  name: "texting.recordConsent",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    phone: phoneNumber,
    purpose: z.enum(["buys", "marketing"]),
    isGiven: z.boolean(),
    wording: requiredText(1000),
  }),
  async run(context, { id, phone: digits, purpose, isGiven, wording }): Promise<{ id: string }> {
    const phone = `+1${digits}`;
    await addConsent(context, {
      id,
      phone,
      purpose,
      action: isGiven ? "opt_in" : "opt_out",
      source: "counter",
      wording,
    });
    return { id };
  },
});

/**
 * What a seller said at check-in, in the words of the screen and its language. No to marketing takes nothing back that was given before:
 * its box begins empty each time.
 */
export async function recordCheckInConsents(
  context: StoreContext,
  { phone: digits, buys, marketing, source = "check_in", language = "en" }: CheckInConsents,
): Promise<void> {
  const common = { phone: `+1${digits}`, source, wordingVersion: optInVersionOf(language) };
  const store = context.store.name;
  const small = optInSmallPrintIn(language);
  if (buys.isGiven !== null) {
    const action = buys.isGiven ? "opt_in" : "opt_out";
    const wording = `${buyOptInWords(store, language)} ${small}`;
    await addConsent(context, { ...common, id: buys.id, purpose: "buys", action, wording });
  }
  if (marketing.isGiven === true) {
    const wording = `${marketingOptInWords(store, language)} ${small}`;
    await addConsent(context, { ...common, id: marketing.id, purpose: "marketing", action: "opt_in", wording });
  }
}

/** A customer gave the phone with an order in the store's online shop, so a person may text about that. */
export async function recordOrderConsent(
  context: StoreContext,
  { id, phone: digits, order }: { id: string; phone: string; order: string },
): Promise<void> {
  const wording = `Gave the number with online order ${order}`;
  const word = { id, phone: `+1${digits}`, source: "order" as const, wording };
  await addConsent(context, { ...word, purpose: "orders", action: "opt_in" });
}

type CheckInConsents = {
  /** Ten digits. */
  phone: string;
  buys: ConsentWord;
  marketing: ConsentWord;
  source?: "check_in" | "kiosk" | "online";
  /** Of the page on which the words were read. */
  language?: OptInLanguage;
};

/** Null when nobody asked. The id is the same for the same question, so that it stands in the ledger once. */
type ConsentWord = { id: string; isGiven: boolean | null };

/** A customer asked for no more texts. Nobody but the customer can lift it. */
export const optOut = operation({
  name: "texting.optOut",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), phone: phoneNumber }),
  async run(context, { id, phone: digits }): Promise<{ id: string }> {
    await stopTexts(context, { id, phone: `+1${digits}`, source: "counter", wording: "Opted out by an employee" });
    return { id };
  },
});

/** A customer asked for no more texts from any of the company's stores. Each store waits for a START of its own. */
export const optOutOfAllStores = operation({
  name: "texting.optOutOfAllStores",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), phone: phoneNumber }),
  async run(context, { id, phone: digits }): Promise<{ id: string }> {
    const { store, employee, deviceId, now: recordedAt } = context;
    const phone = `+1${digits}`;
    const stop = { id, phone, atStoreId: store.id, employeeId: employee.id, deviceId, recordedAt };
    if (await insertAccountStop(context.sql, { ...stop, accountId: store.accountId })) {
      const threadId = await threadOf(context, phone);
      await context.emit(textsStopped, { name: phone, source: "all stores" }, { kind: "TextThread", id: threadId });
      for (const other of await listAccountStores(context.sql, store.accountId)) {
        const notice = { name: "texts.stopped", recordKind: "TextThread", recordId: null } as const;
        await sendNotice({ ...context, store: { ...store, id: other } }, notice);
      }
    }
    return { id };
  },
});

type Word = Pick<Consent, "phone" | "source" | "wording" | "wordingVersion"> & { id?: string; messageId?: string };

/** Says it once: a second STOP of the same phone is no news, though the ledger keeps it. */
export async function stopTexts(context: StoreContext, word: Word): Promise<void> {
  const wasOut = await isOptedOut(context.sql, { storeId: context.store.id, phone: word.phone });
  const isNew = await addConsent(context, { ...word, purpose: "all", action: "opt_out" });
  if (isNew && !wasOut) {
    const threadId = await threadOf(context, word.phone);
    await context.emit(textsStopped, { name: word.phone, source: word.source }, { kind: "TextThread", id: threadId });
  }
}

/** Who was not stopped is not restarted either, so that YES to a question is just an answer. */
export async function restartTexts(context: StoreContext, word: Word): Promise<void> {
  if (await isOptedOut(context.sql, { storeId: context.store.id, phone: word.phone })) {
    await addConsent(context, { ...word, purpose: "all", action: "opt_in" });
    const threadId = await threadOf(context, word.phone);
    await context.emit(textsRestarted, { name: word.phone }, { kind: "TextThread", id: threadId });
  }
}

async function threadOf(context: StoreContext, phone: string): Promise<string> {
  return (await findOrAddThread(context.sql, { storeId: context.store.id, phone, now: context.now })).id;
}

function addConsent(context: StoreContext, consent: Word & Pick<Consent, "action" | "purpose">): Promise<boolean> {
  return insertConsent(context.sql, {
    ...consent,
    storeId: context.store.id,
    id: consent.id ?? uuidv7({ msecs: context.now.getTime() }),
    messageId: consent.messageId ?? null,
    employeeId: context.employee?.id ?? null,
    deviceId: context.deviceId,
    recordedAt: context.now,
  });
}
