import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCall, SimulatedCarrier, SimulatedDelivery } from "#server/adapters/texting/simulated-carrier.ts";
import { postWebhook } from "./twilio-simulated-messages.ts";

type CustomerCall = {
  from: string;
  to: string;
  /** Hangs up while the greeting plays. */
  hangsUp?: boolean;
  now: Date;
};

/** A customer calls a store's number. Returns the webhook that asks the program what to do. */
export function callFromCustomer(
  carrier: SimulatedCarrier,
  { from, to, now }: CustomerCall,
): { call: SimulatedCall; asking: SimulatedDelivery } {
  const url = carrier.numbers.find(({ phone }) => phone === to)?.callUrl;
  if (!url) {
    throw new Error(`The number ${to} takes no calls`);
  }
  const call: SimulatedCall = { id: simulatedId("CA"), from, to, startedAt: now, spoken: [], rang: null };
  carrier.calls.push(call);
  return { call, asking: { url, fields: callFields(carrier, call, "ringing"), dueAt: now } };
}

/**
 * Does what the program's response says, as Twilio would: the caller hears it, the phone rings, and reports follow, which
 * are returned in their order and delivered when they are due. What Twilio would not understand is an error.
 */
export function obeyTwiml(
  carrier: SimulatedCarrier,
  call: SimulatedCall,
  { twiml, hangsUp = false }: { twiml: string; hangsUp?: boolean },
): SimulatedDelivery[] {
  const { spoken, dial } = readTwiml(twiml);
  call.spoken.push(...spoken);
  const reports = dial === null || hangsUp ? [] : [ringPhone(carrier, call, dial)];
  const endsAt = reports[0]?.dueAt ?? call.startedAt;
  const endedUrl = carrier.numbers.find(({ phone }) => phone === call.to)?.callEndedUrl;
  const seconds = Math.round((endsAt.getTime() - call.startedAt.getTime()) / secondMs);
  const fields = { ...callFields(carrier, call, "completed"), CallDuration: String(seconds) };
  const ended = endedUrl ? [{ url: endedUrl, fields, dueAt: endsAt }] : [];
  carrier.deliveries.push(...reports, ...ended);
  return [...reports, ...ended];
}

/** Calls a number and does what the program says. Resolves when the program has answered. */
export async function placeCall(carrier: SimulatedCarrier, customer: CustomerCall): Promise<SimulatedCall> {
  const { call, asking } = callFromCustomer(carrier, customer);
  const { status, body } = await postWebhook(carrier, asking);
  if (status !== 200) {
    throw new Error(`A call was answered with ${status}`);
  }
  obeyTwiml(carrier, call, { twiml: body, hangsUp: customer.hangsUp ?? false });
  return call;
}

const secondMs = 1000;
const picksUpAfterSeconds = 6;

type Dial = { phone: string; callerId: string; seconds: number; action: string };

function ringPhone(carrier: SimulatedCarrier, call: SimulatedCall, { action, ...dial }: Dial): SimulatedDelivery {
  if (dial.callerId !== "" && dial.callerId !== call.from) {
    throw new Error(`Twilio lets no call go out as ${dial.callerId}`);
  }
  call.rang = { ...dial, callerId: dial.callerId || call.from };
  const talkSeconds = carrier.answering.get(dial.phone);
  const seconds = talkSeconds === undefined ? dial.seconds : picksUpAfterSeconds + talkSeconds;
  const outcome =
    talkSeconds === undefined
      ? { DialCallStatus: "no-answer" }
      : { DialCallStatus: "completed", DialCallDuration: String(talkSeconds) };
  const fields = { ...callFields(carrier, call, "in-progress"), DialCallSid: simulatedId("CA"), ...outcome };
  return { url: action, fields, dueAt: new Date(call.startedAt.getTime() + seconds * secondMs) };
}

function callFields(
  carrier: SimulatedCarrier,
  { id, from, to }: SimulatedCall,
  status: string,
): Record<string, string> {
  return {
    ...{ AccountSid: carrier.account.sid, ApiVersion: "2010-04-01", CallSid: id, CallStatus: status },
    ...{ Direction: "inbound", From: from, Caller: from, To: to, Called: to },
  };
}

const document = /^<\?xml version="1\.0" encoding="UTF-8"\?><Response>(.*)<\/Response>$/s;
const verb = /^(?:<Say language="en-US">([^<]*)<\/Say>|<Dial ([^>]*)><Number>(\+\d{8,15})<\/Number><\/Dial>)/;

function readTwiml(twiml: string): { spoken: string[]; dial: Dial | null } {
  let rest = document.exec(twiml)?.[1] ?? unreadable(twiml);
  const spoken: string[] = [];
  let dial: Dial | null = null;
  while (rest !== "") {
    const [whole, words, attributes = "", phone = ""] = verb.exec(rest) ?? unreadable(rest);
    rest = rest.slice(whole.length);
    if (words === undefined) {
      dial = { phone, ...readDial(attributes) };
    } else {
      spoken.push(plain(words));
    }
  }
  return { spoken, dial };
}

/** Without a caller's number of its own a call goes out with the one that came in. */
function readDial(attributes: string): Omit<Dial, "phone"> {
  const read = Object.fromEntries(
    [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, plain(value)]),
  );
  const { action = "", timeout = "30", callerId = "" } = read;
  return { action, seconds: Number(timeout), callerId };
}

const characters: Readonly<Record<string, string>> = {
  ...{ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" },
};

function plain(written: string): string {
  return written.replaceAll(/&\w+;/g, (entity) => characters[entity] ?? unreadable(entity));
}

function unreadable(twiml: string): never {
  throw new Error(`Twilio would not understand: ${twiml}`);
}
