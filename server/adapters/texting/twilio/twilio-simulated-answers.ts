import type { SimulatedText } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";

/** An error as Twilio's REST API gives it. */
export function twilioRefusal(status: number, code: number, message: string): SimulatedResponse {
  const moreInfo = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info: moreInfo, status } };
}

/** Returns a field of the form; empty when it is not there. */
export function fieldOf({ body }: Pick<SimulatedRequest, "body">, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

/** Returns all values of a field that may be given several times. */
export function fieldsOf({ body }: Pick<SimulatedRequest, "body">, name: string): string[] {
  return [body[name]].flat().filter((value) => typeof value === "string");
}

/** `Thu, 24 Aug 2023 05:01:45 +0000` */
export function rfc2822(at: Date): string {
  return at.toUTCString().replace("GMT", "+0000");
}

/** Without milliseconds, as Twilio's newer resources. */
export function isoSeconds(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, "Z");
}

/** The text of an error code in a status; the number is what a program goes by. */
const errorTexts: Readonly<Record<number, string>> = {
  30_003: "Unreachable destination handset",
  30_006: "Landline or unreachable carrier",
  30_007: "Message filtered",
  30_034: "US A2P 10DLC - Message from an Unregistered Number",
};

export function toMessage(accountSid: string, text: SimulatedText) {
  const isBilled = text.status === "delivered" || text.status === "sent";
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${text.id}.json`;
  return {
    account_sid: accountSid,
    api_version: "2010-04-01",
    body: text.body,
    date_created: rfc2822(text.createdAt),
    date_sent: isBilled ? rfc2822(text.createdAt) : null,
    date_updated: rfc2822(text.createdAt),
    direction: text.direction,
    error_code: text.errorCode,
    error_message: text.errorCode === null ? null : (errorTexts[text.errorCode] ?? null),
    from: text.from,
    messaging_service_sid: text.serviceId,
    num_media: "0",
    num_segments: "1",
    price: isBilled ? "-0.00790" : null,
    price_unit: "USD",
    sid: text.id,
    status: text.status,
    subresource_uris: { media: uri.replace(".json", "/Media.json") },
    to: text.to,
    uri,
  };
}
