import type { BoughtNumber, NumberOrder } from "#server/adapters/texting/texting.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./twilio-answers.ts";
import type { TwilioAccount, TwilioCall } from "./twilio-call.ts";
import { twilioPaths as paths } from "./twilio-paths.ts";

type Twilio = { account: TwilioAccount; call: TwilioCall };

/** Each step looks for what an earlier, broken try already made: a number costs money every month. */
export async function orderNumber(
  account: TwilioAccount,
  call: TwilioCall,
  order: NumberOrder,
): Promise<BoughtNumber | null> {
  const twilio: Twilio = { account, call };
  const existing = await findNumber(twilio, order);
  const number = existing ?? (await buyNumber(twilio, order));
  if (number === null) {
    return null;
  }
  if (existing !== null) {
    await setUpCalls(account, call, { ...order, numberId: existing.sid });
  }
  const serviceId = (await findService(twilio, order)) ?? (await createService(twilio, order));
  await attach(twilio, { serviceId, numberId: number.sid });
  return { phone: number.phone_number, numberId: number.sid, serviceId };
}

async function findNumber({ account, call }: Twilio, { label }: NumberOrder) {
  const query = { FriendlyName: label };
  const body = await call({ host: "api", path: paths.numbers(account.sid), query });
  const { incoming_phone_numbers: existing } = readResponse(answers.numbers, body);
  return existing.find(({ friendly_name: name }) => name === label) ?? null;
}

async function buyNumber(twilio: Twilio, order: NumberOrder) {
  const { account, call } = twilio;
  const phone = (await findAvailable(twilio, order, order.areaCode)) ?? (await findAvailable(twilio, order));
  if (phone === null) {
    return null;
  }
  const form = {
    ...{ PhoneNumber: phone, FriendlyName: order.label, SmsUrl: order.inboundUrl, SmsMethod: "POST" },
    ...callFields(order),
  };
  return readResponse(answers.number, await call({ host: "api", path: paths.numbers(account.sid), form }));
}

/** Sets where Twilio asks what to do with a call to the number, and where it reports the end of one. */
export async function setUpCalls(
  account: TwilioAccount,
  call: TwilioCall,
  { numberId, ...urls }: CallUrls & { numberId: string },
): Promise<void> {
  await call({ host: "api", path: paths.number(account.sid, numberId), form: callFields(urls) });
}

type CallUrls = Pick<NumberOrder, "callUrl" | "callEndedUrl">;

function callFields({ callUrl, callEndedUrl }: CallUrls): Record<string, string> {
  return {
    ...{ VoiceUrl: callUrl, VoiceMethod: "POST" },
    ...{ StatusCallback: callEndedUrl, StatusCallbackMethod: "POST" },
  };
}

async function findAvailable({ account, call }: Twilio, { country }: NumberOrder, areaCode?: string) {
  const query = {
    SmsEnabled: "true",
    VoiceEnabled: "true",
    PageSize: "1",
    ...(areaCode !== undefined && { AreaCode: areaCode }),
  };
  const body = await call({ host: "api", path: paths.availableNumbers(account.sid, country), query });
  return readResponse(answers.availableNumbers, body).available_phone_numbers[0]?.phone_number ?? null;
}

/** A thousand stores have ten pages. */
const maxPages = 100;

async function findService({ call }: Twilio, { label }: NumberOrder): Promise<string | null> {
  let query: Record<string, string> = { PageSize: "100" };
  for (let page = 0; page < maxPages; page += 1) {
    const body = await call({ host: "messaging", path: paths.services, query });
    const { services, meta } = readResponse(answers.services, body);
    const service = services.find(({ friendly_name: name }) => name === label);
    if (service !== undefined || !meta.next_page_url) {
      return service?.sid ?? null;
    }
    query = Object.fromEntries(new URL(meta.next_page_url).searchParams);
  }
  throw new ProviderFault("unavailable", "The list does not end");
}

async function createService({ call }: Twilio, { label, inboundUrl }: NumberOrder): Promise<string> {
  const form = { FriendlyName: label, InboundRequestUrl: inboundUrl, InboundMethod: "POST" };
  return readResponse(answers.service, await call({ host: "messaging", path: paths.services, form })).sid;
}

/** The number already belongs to the messaging service (https://www.twilio.com/docs/api/errors/21710). */
const alreadyAttached = "21710";

async function attach(
  { call }: Twilio,
  { serviceId, numberId }: { serviceId: string; numberId: string },
): Promise<void> {
  try {
    await call({ host: "messaging", path: paths.serviceNumbers(serviceId), form: { PhoneNumberSid: numberId } });
  } catch (error) {
    if (!(error instanceof ProviderFault && error.serviceCode === alreadyAttached)) {
      throw error;
    }
  }
}
