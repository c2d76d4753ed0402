import { v7 as uuidv7 } from "uuid";
import { buyOptInWords, marketingOptInWords, optInVersion } from "#common/texting/opt-in-words.ts";
import { textSegments } from "#common/texting/segments.ts";
import { callUrl } from "#server/areas/texting/addresses.ts";
import { sealEin } from "#server/areas/texting/registration/ein.ts";
import type { Platform } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { company, ownerEmail } from "#server/app/demonstration/company.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { drawnType, drawPicture } from "./drawn-pictures.ts";
import * as db from "./past-texts.db.ts";
import { automaticTexts, everydayTexts, pastTexts } from "./past-texts.rules.ts";
import type { PastThread } from "./past-texts.rules.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** This store has a number and no company yet: a visitor can register it and see it approved in minutes. */
const unregistered = "sixth";

/** The store's number in the demonstration. */
function demonstrationNumber({ store }: FilledStore): string {
  return `+1${store.phoneNumber.slice(0, 3)}5550190`;
}

/** Gives the stores of a new demonstration their numbers, the company's approval and two weeks of texts. */
export async function fillPastTexts(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  await platform.database.transaction("system", async (sql) => {
    const fresh: FilledStore[] = [];
    for (const store of stores) {
      if (!(await db.hasNumber(sql, store.id))) {
        fresh.push(store);
      }
    }
    const [first] = fresh;
    if (first === undefined || fresh.length < stores.length) {
      return;
    }
    const entityId = await approveCompany(sql, { platform, first });
    for (const store of fresh) {
      await fillOne(sql, { platform, store, entityId });
    }
  });
}

async function approveCompany(
  sql: Sql,
  { platform, first: { accountId, store } }: { platform: Platform; first: FilledStore },
): Promise<string> {
  const id = uuidv7();
  const ein = "391234567";
  const now = platform.clock().getTime();
  await db.insertApproved(sql, {
    ...{ accountId, id, einSealed: sealEin(platform, { accountId, id }, ein), einLast4: ein.slice(-4) },
    details: {
      ...{ legalName: `${company} LLC`, address: store.address, city: store.city, state: store.state, zip: store.zip },
      ...{ contactEmail: ownerEmail, contactPhone: store.phoneNumber },
    },
    steps: { profile: serviceId("BU", 1), product: serviceId("BU", 2), brand: serviceId("BN", 1) },
    submittedAt: new Date(now - 40 * dayMs),
    decidedAt: new Date(now - 36 * dayMs),
  });
  return id;
}

function serviceId(kind: string, place: number): string {
  return `${kind}${String(place).padStart(32, "0")}`;
}

async function fillOne(
  sql: Sql,
  { platform, store: filled, entityId }: { platform: Platform; store: FilledStore; entityId: string },
): Promise<void> {
  const { id: storeId, accountId, store } = filled;
  const now = platform.clock();
  const isRegistered = store.key !== unregistered;
  const callsUrl = callUrl({ platform, store: { id: storeId } });
  const orderedAt = new Date(now.getTime() - 41 * dayMs);
  await db.insertNumber(sql, {
    ...{ storeId, provider: "twilio", phone: demonstrationNumber(filled), orderedAt, askedAt: orderedAt },
    callsUrl,
    ...{ numberId: serviceId("PN", storeId), serviceId: serviceId("MG", storeId) },
    registrationState: isRegistered ? "active" : "info_needed",
    entity: isRegistered ? { accountId, entityId, campaignId: serviceId("QE", storeId) } : null,
  });
  const templates = everydayTexts.map((template, place) => ({
    ...template,
    storeId,
    id: uuidv7(),
    position: place + 1,
  }));
  await db.insertTemplates(
    sql,
    templates.map((template) => ({ ...template, createdAt: orderedAt })),
  );
  await db.insertAutoResponses(
    sql,
    automaticTexts.map(({ keywords, ...response }) => ({
      ...{ ...response, keywords: [...keywords], storeId, id: uuidv7(), createdAt: orderedAt },
    })),
  );
  const threads = pastTexts({ areaCode: store.phoneNumber.slice(0, 3), now, timeZone: store.timeZone });
  // Before the approval texts come in, and none can go out.
  await fillThreads(sql, { storeId, name: store.name, threads: isRegistered ? threads : threads.slice(-2) });
}

async function fillThreads(
  sql: Sql,
  { storeId, name, threads }: { storeId: number; name: string; threads: readonly PastThread[] },
): Promise<void> {
  const writers = await db.listWriterIds(sql, storeId);
  const rows = threads.map((thread, place) => ({
    ...thread,
    id: uuidv7({ msecs: thread.startedAt.getTime() }),
    place,
  }));
  await db.insertThreads(
    sql,
    rows.map((thread) => threadRow(storeId, thread)),
  );
  await db.insertConsents(
    sql,
    rows.flatMap(({ phone, startedAt: recordedAt, hasMarketing }) => {
      const consent = { storeId, phone, wordingVersion: optInVersion, recordedAt };
      const buys = { ...consent, id: uuidv7(), purpose: "buys", wording: buyOptInWords(name) };
      const marketing = { ...consent, id: uuidv7(), purpose: "marketing", wording: marketingOptInWords(name) };
      return hasMarketing ? [buys, marketing] : [buys];
    }),
  );
  const messages = rows.flatMap(({ id: threadId, texts, startedAt, place }) =>
    texts.map(({ body, after, isIncoming, kind = "conversation", failed = null, call = null, picture = null }) => {
      const createdAt = new Date(startedAt.getTime() + after * minuteMs);
      const id = uuidv7({ msecs: createdAt.getTime() });
      const employeeId = isIncoming ? null : (writers[place % writers.length] ?? null);
      const row = { storeId, id, threadId, body, segments: textSegments(body).count, createdAt, kind, employeeId };
      return { ...row, isIncoming, failed, call, picture };
    }),
  );
  const received = messages.filter(({ isIncoming, call }) => isIncoming && call === null);
  await db.insertReceived(
    sql,
    received.map(({ isIncoming: _isIncoming, failed: _failed, call: _call, picture, ...row }) => ({
      ...row,
      picture: picture && { mediaType: drawnType, bytes: drawPicture(picture) },
    })),
  );
  const calls = messages.flatMap(({ id, threadId, createdAt, call }) => {
    const callSeconds = call === "missed" || call === null ? null : call.seconds;
    return call === null ? [] : [{ storeId, id, threadId, createdAt, callSeconds }];
  });
  if (calls.length > 0) {
    await db.insertCalls(sql, calls);
  }
  const sent = messages
    .filter(({ isIncoming }) => !isIncoming)
    .map(({ isIncoming: _isIncoming, call: _call, picture: _picture, ...row }) => row);
  if (sent.length > 0) {
    await db.insertSent(sql, sent);
  }
}

function threadRow(storeId: number, { id, phone, texts, startedAt, isDone }: PastThread & { id: string }) {
  const at = (text: (typeof texts)[number] | undefined): Date | null =>
    text === undefined ? null : new Date(startedAt.getTime() + text.after * minuteMs);
  const last = texts.at(-1);
  const isOpenQuestion = texts.length === 1 && last?.isIncoming === true;
  return {
    ...{ storeId, id, phone, createdAt: startedAt, lastMessageAt: at(last) ?? startedAt },
    state: isDone ? "done" : "open",
    needsReply: isOpenQuestion,
    unreadCount: isOpenQuestion ? 1 : 0,
    lastInboundAt: at(texts.findLast(({ isIncoming }) => isIncoming)),
    lastOutboundAt: at(texts.findLast(({ isIncoming }) => !isIncoming)),
    // Set once its texts are in: the guard lets nothing more go to it.
    untextableReason: null,
  };
}
