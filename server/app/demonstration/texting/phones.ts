import { setTimeout as delay } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { buyOptInWords, marketingOptInWords, optInVersion } from "#common/texting/opt-in-words.ts";
import type { SimulatedCarrier } from "#server/adapters/texting/simulated-carrier.ts";
import { textFromCustomer } from "#server/adapters/texting/twilio/twilio-simulated-messages.ts";
import { placeCall } from "#server/adapters/texting/twilio/twilio-simulated-calls.ts";
import { listEmployees } from "#server/areas/team/team.ts";
import { callEndedUrl, callUrl, incomingUrl } from "#server/areas/texting/addresses.ts";
import { recordConsent } from "#server/areas/texting/consents.ts";
import { readTextThread, sendText } from "#server/areas/texting/texting.ts";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { FilledStore } from "#server/app/demonstration/fill-company.ts";
import { drawnType, drawPicture } from "./drawn-pictures.ts";
import { insertAgreements } from "./agreements.db.ts";
import { sayHere, typeHere } from "./colleagues.ts";
import * as db from "./phones.db.ts";
import { inventedPhone } from "./past-texts.rules.ts";
import type { Act as ActKind } from "./phones.rules.ts";
import { actOf, answerOf, leftForVisitor, questionOf, replyOf, talkOf } from "./phones.rules.ts";

const turnMs = 24_000;

/** Where the demonstration's phones are: the simulated carrier of its texting service. */
type Phones = { platform: Platform; carrier: SimulatedCarrier; signal: AbortSignal };

/**
 * Lets simulated customers text and call the demonstration's stores: they ask, answer what was written to them, send STOP,
 * and one has a landline. The stores' people answer what piles up. Returns a function that stops it.
 */
export function startPhones(
  { platform, carrier }: Omit<Phones, "signal">,
  stores: readonly FilledStore[],
): () => Promise<void> {
  sellNumbers(carrier, stores);
  const stopping = new AbortController();
  const phones = { platform, carrier, signal: stopping.signal };
  const working = work();

  async function work(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await delay(turnMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      for (const [place, store] of stopping.signal.aborted ? [] : stores.entries()) {
        await takeTurn(phones, { store, turn: turn + place * 2 }).catch((error: unknown) =>
          platform.log.warn({ err: error, storeId: store.id }, "The demonstration's phones were silent for a moment"),
        );
      }
    }
  }

  return async () => {
    stopping.abort();
    await working;
  };
}

/** Numbers for sale in each store's area code, for stores that are added. */
function sellNumbers(carrier: SimulatedCarrier, stores: readonly FilledStore[]): void {
  for (const { store } of stores) {
    const areaCode = store.phoneNumber.slice(0, 3);
    carrier.available.push(...["0191", "0192", "0193", "0194"].map((line) => `+1${areaCode}555${line}`));
  }
}

type Turn = { store: FilledStore; turn: number };

async function takeTurn(phones: Phones, { store, turn }: Turn): Promise<void> {
  const { platform, carrier } = phones;
  const acting = await findActingStore(platform, store.id);
  const number = await platform.database.read("system", async (sql) =>
    (await db.listNumbers(sql)).find(({ storeId }) => storeId === store.id),
  );
  if (!acting || number === undefined) {
    return;
  }
  await connect(phones, { storeId: store.id, phone: number.phone });
  answerTexts(carrier, { number: number.phone, now: platform.clock() });
  await letCustomersAgree(platform, store);
  const request = systemRequest(platform, { store: acting, reason: "the demonstration", requestId: uuidv7() });
  const from = await texterOf(platform, { store, turn });
  await act(phones, { store, turn, request, from, number });
}

type Act = Turn & { request: StoreRequest; from: string; number: { phone: string; state: string } };
type ActNow = Act & { unanswered: readonly db.Unanswered[] };

/** Until the carriers approve the store's number nothing goes out; nobody asks or calls more while much is unanswered. */
async function act(phones: Phones, now: Act): Promise<void> {
  const kind = actOf(now.turn);
  const unanswered = await phones.platform.database.read("system", (sql) => db.listUnanswered(sql, now.store.id));
  const isBusy = unanswered.length > 2 * leftForVisitor;
  const isHeld = (goingOut.has(kind) && now.number.state !== "active") || (asking.has(kind) && isBusy);
  if (!isHeld) {
    await acts[kind](phones, { ...now, unanswered });
  }
}

const goingOut: ReadonlySet<ActKind> = new Set(["schedule", "type", "reply-all", "text-landline"]);
const asking: ReadonlySet<ActKind> = new Set(["ask", "call"]);

const acts: Readonly<Record<ActKind, (phones: Phones, now: ActNow) => Promise<void>>> = {
  async rest() {
    // A shop has quiet minutes.
  },
  async stop({ platform, carrier }, { from, number }) {
    textFromCustomer(carrier, { from, to: number.phone, body: "STOP", now: platform.clock() });
  },
  async ask({ platform, carrier }, { turn, from, number }) {
    const { body, picture = null } = questionOf(turn);
    const pictures = picture === null ? [] : [{ type: drawnType, bytes: drawPicture(picture) }];
    textFromCustomer(carrier, { from, to: number.phone, body, pictures, now: platform.clock() });
  },
  call: (phones, { number, ...turn }) => call(phones, { ...turn, to: number.phone }),
  schedule: (_phones, { request, store }) => scheduleText(request, store),
  async type({ platform, signal }, { request, unanswered }) {
    // Two people over the question that waits longest, of whom one types until the answer goes out.
    const [threadId, writer, reader] = [unanswered[0]?.threadId, await writerOf(request), await writerOf(request, 1)];
    if (threadId !== undefined && writer !== null) {
      await (reader && sayHere(request, { threadId, employee: reader.employee }, "reading"));
      // Meanwhile the other stores have their turns.
      typeHere(request, { threadId, employee: writer.employee }, { forMs: turnMs, signal }).catch((error: unknown) =>
        platform.log.warn({ err: error, storeId: request.store.id }, "The demonstration's people stopped typing"),
      );
    }
  },
  async "reply-all"(_phones, { request, unanswered, turn }) {
    await replyToOldest(request, unanswered, turn);
    const [threadId, reader] = [unanswered[0]?.threadId, await writerOf(request, 1)];
    await (threadId !== undefined && reader && sayHere(request, { threadId, employee: reader.employee }, "left"));
  },
  "text-landline": (phones, { request, store }) => textLandline(request, phones, store),
};

/** A customer calls, and the store's own phone rings: often nobody has a hand free. */
async function call(
  { platform, carrier }: Phones,
  { store, turn, from, to }: Turn & { from: string; to: string },
): Promise<void> {
  const storePhone = `+1${store.store.phoneNumber}`;
  const talkSeconds = talkOf(turn);
  if (talkSeconds === null) {
    carrier.answering.delete(storePhone);
  } else {
    carrier.answering.set(storePhone, talkSeconds);
  }
  await placeCall(carrier, { from, to, now: platform.clock() });
}

/** The carrier starts empty each time: the store's number is connected again. */
async function connect(
  { platform, carrier }: Phones,
  { storeId, phone }: { storeId: number; phone: string },
): Promise<void> {
  if (carrier.numbers.some((number) => number.phone === phone)) {
    return;
  }
  const ids = await platform.database.read("system", (sql) => db.findServiceIds(sql, storeId));
  const place = { platform, store: { id: storeId } };
  const inboundUrl = incomingUrl(place);
  const [id, serviceId] = [ids?.numberId ?? "", ids?.serviceId ?? ""];
  const label = `hangtag-store-${storeId}`;
  carrier.numbers.push({ id, phone, label, inboundUrl, callUrl: callUrl(place), callEndedUrl: callEndedUrl(place) });
  carrier.services.push({ id: serviceId, label, inboundUrl, numberIds: [id] });
}

/** So that the coupons of their sales come by text. */
async function letCustomersAgree(platform: Platform, { id: storeId, store }: FilledStore): Promise<void> {
  const consent = { wording: marketingOptInWords(store.name), wordingVersion: optInVersion };
  await platform.database.transaction("system", (sql) =>
    insertAgreements(sql, { ...consent, storeId, recordedAt: platform.clock() }),
  );
}

/** Customers answer what a person wrote to them, once each and a while later. */
function answerTexts(carrier: SimulatedCarrier, { number, now }: { number: string; now: Date }): void {
  const outgoing = carrier.texts.filter(
    ({ direction, from, status, body }) =>
      // Nobody answers a coupon.
      direction === "outbound-api" && from === number && status === "delivered" && !body.includes("/c/"),
  );
  for (const [place, text] of outgoing.entries()) {
    const later = carrier.texts.some(({ from, createdAt }) => from === text.to && createdAt > text.createdAt);
    const age = now.getTime() - text.createdAt.getTime();
    if (!later && place % 2 === 0 && age > turnMs && age < 5 * turnMs) {
      textFromCustomer(carrier, { from: text.to, to: number, body: answerOf(place), now });
    }
  }
}

async function texterOf(platform: Platform, { store, turn }: Turn): Promise<string> {
  const mobile = await platform.database.read("system", (sql) =>
    db.findTexter(sql, { accountId: store.accountId, turn }),
  );
  return mobile ?? inventedPhone(store.store.phoneNumber.slice(0, 3), 60 + (turn % 80));
}

/** An employee who is clocked in answers what has waited longest, and leaves some for the visitor. */
async function replyToOldest(request: StoreRequest, unanswered: readonly db.Unanswered[], turn: number): Promise<void> {
  const [oldest] = unanswered;
  const writer = await writerOf(request);
  if (oldest !== undefined && writer !== null && unanswered.length > leftForVisitor) {
    // As at the counter: nobody replies to what they haven't read.
    await readTextThread(writer, { id: oldest.threadId });
    await sendText(writer, { id: uuidv7(), phone: oldest.phone, kind: "conversation", body: replyOf(turn, oldest) });
  }
}

/** A customer can't come today, so a reminder goes to them tomorrow at ten. */
async function scheduleText(request: StoreRequest, { store }: FilledStore): Promise<void> {
  const writer = await writerOf(request);
  const today = localTimeAt(request.platform.clock(), store.timeZone).date;
  if (writer !== null) {
    await sendText(writer, {
      id: uuidv7(),
      phone: inventedPhone(store.phoneNumber.slice(0, 3), cannotComeToday),
      kind: "conversation",
      body: "Hi! Just a reminder that your bags are here for you until we close today.",
      sendAt: instantOf(addDays(today, 1), tenInTheMorning, store.timeZone),
    });
  }
}

const tenInTheMorning = 10 * 60;
/** The place of their conversation among the past ones. */
const cannotComeToday = 7;

/** This one comes back as a landline, which the inbox says in plain words. */
async function textLandline(request: StoreRequest, { carrier }: Phones, { store }: FilledStore): Promise<void> {
  const phone = inventedPhone(store.phoneNumber.slice(0, 3), 150);
  const writer = await writerOf(request);
  if (writer === null) {
    return;
  }
  carrier.phones.set(phone, "landline");
  const wording = buyOptInWords(store.name);
  await recordConsent(writer, { id: uuidv7(), phone, purpose: "buys", isGiven: true, wording });
  await sendText(writer, {
    id: uuidv7(),
    phone,
    kind: "conversation",
    body: "Hi! Your items are ready at the counter.",
  });
}

type Writer = StoreRequest & { employee: NonNullable<StoreRequest["employee"]> };

/** One of those who are clocked in; null where there are not so many. */
async function writerOf(request: StoreRequest, place = 0): Promise<Writer | null> {
  const present = (await listEmployees(request, { filter: "clockedIn" }))[place];
  if (present === undefined) {
    return null;
  }
  const { id, storeId, isManager, fullName } = present;
  return { ...request, employee: { id, storeId, isManager, fullName } };
}
