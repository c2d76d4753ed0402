import { texting } from "#server/adapters/texting/texting.ts";
import type {
  OutgoingText,
  SendResult,
  StatusReport,
  TextingService,
  TextStatus,
  ViewedText,
} from "#server/adapters/texting/texting.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./twilio-answers.ts";
import { twilioCall } from "./twilio-call.ts";
import type { TwilioAccount, TwilioCall } from "./twilio-call.ts";
import { twilioFailure } from "./twilio-failures.ts";
import { fetchMedia } from "./twilio-media.ts";
import { orderNumber, setUpCalls } from "./twilio-numbers.ts";
import { twilioPaths as paths, twilioSettings, twilioUrls } from "./twilio-paths.ts";
import { twilioRegistration } from "./twilio-registration.ts";
import { isSameSignature, twilioSignature, twilioSignatureHeader } from "./twilio-signature.ts";
import { readTwilioCall, toTwiml } from "./twilio-voice.ts";

/** Twilio, with one account of the installation: each store gets a number and a messaging service in it. */
export const twilio = defineProvider({
  id: "twilio",
  name: "Twilio",
  need: texting,
  about: "Texts customers from each store's own number",
  exchange: {
    gets: "Replies, whether texts arrived",
    sends: "The customer's number and the text",
    never: "Names, what customers sold",
  },
  credentials: [],
  addresses: {
    api: { setting: twilioSettings.api, own: twilioUrls.api },
    messaging: {
      setting: twilioSettings.messaging,
      fallbackSetting: twilioSettings.api,
      own: twilioUrls.messaging,
    },
    trust: { setting: twilioSettings.trust, fallbackSetting: twilioSettings.api, own: twilioUrls.trust },
  },
  keys: { sid: twilioSettings.account, token: twilioSettings.token },
  open: (urls, account) => openTwilio({ ...urls, ...account }),
});

function openTwilio(account: TwilioAccount): TextingService {
  const call = twilioCall(account);
  return {
    send: (text) => send(account, call, text),
    view: (id) => view(account, call, id),
    orderNumber: (order) => orderNumber(account, call, order),
    setUpCalls: (number) => setUpCalls(account, call, number),
    registration: twilioRegistration(account, call),
    isGenuine({ url, headers, fields }) {
      const given = headers[twilioSignatureHeader];
      return typeof given === "string" && isSameSignature(given, twilioSignature(account.token, { url, fields }));
    },
    readStatus({ MessageSid: id, MessageStatus: status, ErrorCode: code }) {
      return id && status ? toReport({ id, status, code: code ?? null, text: "" }) : null;
    },
    readIncoming({ MessageSid: id, From: from, To: to, Body: body = "", NumMedia: mediaCount = "0", ...fields }) {
      if (!id || !from || !to) {
        return null;
      }
      const media = Array.from({ length: Math.min(mostMedia, Number(mediaCount) || 0) }, (_, at) => ({
        url: fields[`MediaUrl${at}`] ?? "",
        type: fields[`MediaContentType${at}`] ?? "",
      }));
      return { id, from, to, body, media: media.filter(({ url }) => url !== "") };
    },
    fetchMedia: (media) => fetchMedia(account, media),
    readCall: readTwilioCall,
    toResponse: (steps) => ({ contentType: "text/xml; charset=utf-8", body: toTwiml(steps) }),
  };
}

/** A message that was deleted in Twilio's own pages, or that never was. */
const unknownMessage = "20404";

async function view(account: TwilioAccount, call: TwilioCall, id: string): Promise<ViewedText | null> {
  try {
    const body = await call({ host: "api", path: paths.message(account.sid, id) });
    return toViewed(readResponse(answers.message, body));
  } catch (error) {
    if (error instanceof ProviderFault && error.serviceCode === unknownMessage) {
      return null;
    }
    throw error;
  }
}

/** Twilio's own limit. */
const mostMedia = 10;

async function send(account: TwilioAccount, call: TwilioCall, text: OutgoingText): Promise<SendResult> {
  const form = {
    To: text.to,
    From: text.from,
    MessagingServiceSid: text.serviceId,
    Body: text.body,
    StatusCallback: text.statusUrl,
  };
  try {
    const body = await call({ host: "api", path: paths.messages(account.sid), form });
    return { kind: "accepted", id: readResponse(answers.message, body).sid };
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    return resultOf(error);
  }
}

/** @throws the fault, when the text surely was not accepted and a later try may succeed */
function resultOf(fault: ProviderFault): SendResult {
  if (fault.code === "refused") {
    return { kind: "refused", failure: twilioFailure(fault.serviceCode ?? "", fault.message) };
  }
  // A broken connection, a time-out or an error of theirs says nothing about the text.
  if (fault.code === "unavailable" && !fault.isUnsent) {
    return { kind: "unknown", text: fault.message };
  }
  throw fault;
}

const statuses: Readonly<Record<string, TextStatus>> = {
  accepted: "queued",
  scheduled: "queued",
  queued: "queued",
  sending: "queued",
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "undelivered",
  failed: "failed",
  canceled: "failed",
};

function toReport(report: { id: string; status: string; code: string | null; text: string }): StatusReport | null {
  const status = statuses[report.status];
  if (status === undefined) {
    return null;
  }
  const hasFailed = status === "undelivered" || status === "failed";
  return { id: report.id, status, failure: hasFailed ? twilioFailure(report.code ?? "", report.text) : null };
}

const microsPerDollar = 1_000_000;

function toViewed(message: ReturnType<typeof answers.message.parse>): ViewedText {
  const { sid: id, status, error_code: code, error_message: text, price } = message;
  const report = toReport({
    id,
    status,
    code: code === null || code === undefined ? null : String(code),
    text: text ?? "",
  });
  if (report === null) {
    throw new ProviderFault("unavailable", `A response could not be read: status ${status}`);
  }
  return { ...report, priceMicros: price ? Math.round(Math.abs(Number(price)) * microsPerDollar) : null };
}
