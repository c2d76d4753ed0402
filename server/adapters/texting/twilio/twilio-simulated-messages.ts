import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCarrier, SimulatedDelivery, SimulatedText } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { twilioSignature, twilioSignatureHeader } from "./twilio-signature.ts";
import { keepMedia } from "./twilio-simulated-media.ts";
import { fieldOf, toMessage, twilioRefusal as refused } from "./twilio-simulated-answers.ts";

const longestBody = 1600;
const e164 = /^\+[1-9]\d{6,14}$/;
const sentAfterMs = 1000;
const deliveredAfterMs = 3000;

export function createMessage(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const text = readText(request);
  const refusal = refusalOf(carrier, text);
  if (refusal !== null) {
    return refusal;
  }
  carrier.texts.push(text);
  reportStatuses(carrier, text, { url: fieldOf(request, "StatusCallback"), now: request.now });
  return { status: 201, body: toMessage(carrier.account.sid, { ...text, status: "accepted", errorCode: null }) };
}

export function showMessage(carrier: SimulatedCarrier, _request: SimulatedRequest, id: string): SimulatedResponse {
  const text = carrier.texts.find((candidate) => candidate.id === id);
  return text === undefined
    ? refused(404, 20_404, "The requested message was not found")
    : { status: 200, body: toMessage(carrier.account.sid, text) };
}

function readText(request: SimulatedRequest): SimulatedText {
  return {
    id: simulatedId("SM"),
    serviceId: fieldOf(request, "MessagingServiceSid") || null,
    from: fieldOf(request, "From"),
    to: fieldOf(request, "To"),
    body: fieldOf(request, "Body"),
    direction: "outbound-api",
    status: "accepted",
    errorCode: null,
    createdAt: request.now,
  };
}

function refusalOf(carrier: SimulatedCarrier, text: SimulatedText): SimulatedResponse | null {
  if (text.body === "") {
    return refused(400, 21_602, "Message body is required.");
  }
  if (text.body.length > longestBody) {
    return refused(400, 21_617, "The concatenated message body exceeds the 1600 character limit");
  }
  if (!e164.test(text.to)) {
    return refused(400, 21_211, `Invalid 'To' Phone Number: ${text.to}`);
  }
  const isOwn = carrier.acceptsAnySender || carrier.numbers.some(({ phone }) => phone === text.from);
  if (!isOwn) {
    return refused(400, 21_606, `The 'From' phone number ${text.from} is not a valid, message-capable number`);
  }
  return carrier.optedOut.has(`${text.serviceId ?? ""}:${text.to}`)
    ? refused(400, 21_610, "Attempt to send to unsubscribed recipient")
    : null;
}

const failures = { landline: 30_006, unreachable: 30_003, blocked: 30_007 } as const;

/** Decides at once what becomes of the text; the program hears of it later. */
function reportStatuses(
  carrier: SimulatedCarrier,
  text: SimulatedText,
  { url, now }: { url: string; now: Date },
): void {
  const phone = carrier.phones.get(text.to);
  const isUnregistered = carrier.unregistered.has(text.serviceId ?? "");
  const errorCode = isUnregistered ? 30_034 : phone === undefined ? null : failures[phone];
  Object.assign(text, { errorCode, status: errorCode === null ? "delivered" : "undelivered" });
  if (url === "") {
    return;
  }
  const fields = statusFields(carrier, text);
  const error = errorCode === null ? {} : { ErrorCode: String(errorCode) };
  carrier.deliveries.push(
    { url, fields: { ...fields, MessageStatus: "sent" }, dueAt: after(now, sentAfterMs) },
    { url, fields: { ...fields, ...error, MessageStatus: text.status }, dueAt: after(now, deliveredAfterMs) },
  );
}

function statusFields(carrier: SimulatedCarrier, text: SimulatedText): Record<string, string> {
  return {
    AccountSid: carrier.account.sid,
    ApiVersion: "2010-04-01",
    From: text.from,
    MessageSid: text.id,
    SmsSid: text.id,
    To: text.to,
    ...(text.serviceId !== null && { MessagingServiceSid: text.serviceId }),
  };
}

/** The carrier obeys these alone, before the program hears of them. */
const stopWords = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"]);
const startWords = new Set(["START", "YES", "UNSTOP"]);

type CustomerText = {
  from: string;
  to: string;
  body: string;
  media?: readonly { url: string; type: string }[];
  pictures?: readonly { type: string; bytes: Buffer }[];
  now: Date;
};

/** A customer texts a store's number. Returns the report that goes to the program. */
export function textFromCustomer(carrier: SimulatedCarrier, text: CustomerText): SimulatedDelivery {
  const number = carrier.numbers.find(({ phone }) => phone === text.to);
  if (number === undefined) {
    throw new Error(`Nobody has the number ${text.to}`);
  }
  const service = carrier.services.find(({ numberIds }) => numberIds.includes(number.id));
  const { from, to, body, now } = text;
  obeyWord(carrier, body, `${service?.id ?? ""}:${from}`);
  const id = simulatedId("SM");
  const received = { from, to, body, direction: "inbound", status: "received", errorCode: null } as const;
  carrier.texts.push({ ...received, id, serviceId: service?.id ?? null, createdAt: now });
  const delivery = {
    url: service?.inboundUrl ?? number.inboundUrl,
    fields: incomingFields(carrier, { ...text, id, media: [...(text.media ?? []), ...keepMedia(carrier, id, text)] }),
    dueAt: now,
  };
  carrier.deliveries.push(delivery);
  return delivery;
}

function obeyWord(carrier: SimulatedCarrier, body: string, blockKey: string): void {
  const word = body.trim().toUpperCase();
  if (stopWords.has(word)) {
    carrier.optedOut.add(blockKey);
  }
  if (startWords.has(word)) {
    carrier.optedOut.delete(blockKey);
  }
}

function incomingFields(
  carrier: SimulatedCarrier,
  { id, from, to, body, media = [] }: CustomerText & { id: string },
): Record<string, string> {
  const pictures = media.flatMap(({ url, type }, at) => [
    [`MediaUrl${at}`, url],
    [`MediaContentType${at}`, type],
  ]);
  return {
    ...{ AccountSid: carrier.account.sid, ApiVersion: "2010-04-01", MessageSid: id, SmsMessageSid: id, SmsSid: id },
    ...{ From: from, To: to, Body: body, NumSegments: "1", NumMedia: String(media.length) },
    ...Object.fromEntries(pictures),
  };
}

/** Posts a report as Twilio does. Resolves to the status of the program's response. */
export async function postDelivery(carrier: SimulatedCarrier, delivery: SimulatedDelivery): Promise<number> {
  return (await postWebhook(carrier, delivery)).status;
}

/** Asks the program as Twilio does. */
export async function postWebhook(
  carrier: SimulatedCarrier,
  { url, fields }: SimulatedDelivery,
): Promise<{ status: number; body: string }> {
  const signature = twilioSignature(carrier.account.token, { url, fields });
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", [twilioSignatureHeader]: signature },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, body: await response.text() };
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
