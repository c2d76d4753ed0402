import { simulatedId } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedCarrier, SimulatedNumber } from "#server/adapters/texting/simulated-carrier.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { fieldOf, isoSeconds, rfc2822, twilioRefusal as refused } from "./twilio-simulated-answers.ts";

/** Canadian area codes that the simulation sells. */
const canadian = new Set(["416", "604", "514"]);

export function listAvailable(
  carrier: SimulatedCarrier,
  request: SimulatedRequest,
  country: string,
): SimulatedResponse {
  const areaCode = request.query.get("AreaCode");
  const most = Number(request.query.get("PageSize") ?? 50);
  const phones = carrier.available.filter((phone) => {
    const isThere = canadian.has(phone.slice(2, 5)) === (country === "CA");
    return isThere && (areaCode === null || phone.slice(2, 5) === areaCode);
  });
  const numbers = phones.slice(0, most).map((phone) => ({
    address_requirements: "none",
    beta: false,
    capabilities: { mms: true, sms: true, voice: true },
    friendly_name: phone,
    iso_country: country,
    lata: null,
    latitude: null,
    locality: null,
    longitude: null,
    phone_number: phone,
    postal_code: null,
    rate_center: null,
    region: null,
  }));
  const uri = `/2010-04-01/Accounts/${carrier.account.sid}/AvailablePhoneNumbers/${country}/Local.json`;
  return { status: 200, body: { available_phone_numbers: numbers, uri } };
}

export function listNumbers(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const label = request.query.get("FriendlyName");
  const numbers = carrier.numbers.filter((number) => label === null || number.label === label);
  const uri = `/2010-04-01/Accounts/${carrier.account.sid}/IncomingPhoneNumbers.json`;
  const page = { page: 0, page_size: 50, start: 0, end: Math.max(0, numbers.length - 1) };
  const links = { uri, first_page_uri: uri, next_page_uri: null, previous_page_uri: null };
  const rows = numbers.map((number) => toNumber(carrier, number, request.now));
  return { status: 200, body: { incoming_phone_numbers: rows, ...page, ...links } };
}

export function buyNumber(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const phone = fieldOf(request, "PhoneNumber");
  const at = carrier.available.indexOf(phone);
  if (at < 0) {
    return refused(400, 21_422, `PhoneNumber ${phone} is not available`);
  }
  carrier.available.splice(at, 1);
  const [label, inboundUrl] = [fieldOf(request, "FriendlyName") || phone, fieldOf(request, "SmsUrl")];
  const number: SimulatedNumber = { id: simulatedId("PN"), phone, label, inboundUrl };
  takeCallUrls(number, request);
  carrier.numbers.push(number);
  return { status: 201, body: toNumber(carrier, number, request.now) };
}

export function updateNumber(
  carrier: SimulatedCarrier,
  request: SimulatedRequest,
  numberId: string,
): SimulatedResponse {
  const number = carrier.numbers.find(({ id }) => id === numberId);
  if (number === undefined) {
    return refused(404, 20_404, `The requested resource /IncomingPhoneNumbers/${numberId}.json was not found`);
  }
  takeCallUrls(number, request);
  return { status: 200, body: toNumber(carrier, number, request.now) };
}

function takeCallUrls(number: SimulatedNumber, request: SimulatedRequest): void {
  number.callUrl = fieldOf(request, "VoiceUrl") || (number.callUrl ?? "");
  number.callEndedUrl = fieldOf(request, "StatusCallback") || (number.callEndedUrl ?? "");
}

function toNumber(carrier: SimulatedCarrier, number: SimulatedNumber, now: Date) {
  return {
    account_sid: carrier.account.sid,
    address_requirements: "none",
    address_sid: null,
    api_version: "2010-04-01",
    beta: false,
    capabilities: { mms: true, sms: true, voice: true },
    date_created: rfc2822(now),
    date_updated: rfc2822(now),
    emergency_status: "Inactive",
    friendly_name: number.label,
    phone_number: number.phone,
    sid: number.id,
    sms_method: "POST",
    sms_url: number.inboundUrl,
    status: "in-use",
    status_callback: number.callEndedUrl ?? "",
    status_callback_method: "POST",
    uri: `/2010-04-01/Accounts/${carrier.account.sid}/IncomingPhoneNumbers/${number.id}.json`,
    voice_method: "POST",
    voice_url: number.callUrl ?? "",
  };
}

type ServiceRow = SimulatedCarrier["services"][number];

const mostPerPage = 100;

export function listServices(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const perPage = Math.min(mostPerPage, Number(request.query.get("PageSize") ?? 50));
  const page = Number(request.query.get("Page") ?? 0);
  const rows = carrier.services.slice(page * perPage, (page + 1) * perPage);
  const url = (at: number): string => `https://messaging.twilio.com/v1/Services?PageSize=${perPage}&Page=${at}`;
  const isLast = (page + 1) * perPage >= carrier.services.length;
  const meta = {
    first_page_url: url(0),
    key: "services",
    next_page_url: isLast ? null : url(page + 1),
    page,
    page_size: perPage,
    previous_page_url: page === 0 ? null : url(page - 1),
    url: url(page),
  };
  return { status: 200, body: { services: rows.map((row) => toService(carrier, row, request.now)), meta } };
}

export function createService(carrier: SimulatedCarrier, request: SimulatedRequest): SimulatedResponse {
  const label = fieldOf(request, "FriendlyName");
  if (label === "" || label.length > 64) {
    return refused(400, 20_001, "FriendlyName is required, up to 64 characters");
  }
  const inboundUrl = fieldOf(request, "InboundRequestUrl");
  const service = { id: simulatedId("MG"), label, inboundUrl, numberIds: [] };
  carrier.services.push(service);
  return { status: 201, body: toService(carrier, service, request.now) };
}

function toService(carrier: SimulatedCarrier, { id, label, inboundUrl }: ServiceRow, now: Date) {
  const url = `https://messaging.twilio.com/v1/Services/${id}`;
  return {
    account_sid: carrier.account.sid,
    area_code_geomatch: true,
    date_created: isoSeconds(now),
    date_updated: isoSeconds(now),
    fallback_method: "POST",
    fallback_to_long_code: false,
    fallback_url: null,
    friendly_name: label,
    inbound_method: "POST",
    inbound_request_url: inboundUrl,
    links: { phone_numbers: `${url}/PhoneNumbers` },
    mms_converter: true,
    sid: id,
    smart_encoding: false,
    status_callback: null,
    sticky_sender: true,
    synchronous_validation: false,
    url,
    us_app_to_person_registered: !carrier.unregistered.has(id),
    use_inbound_webhook_on_number: false,
    usecase: "undeclared",
    validity_period: 36_000,
  };
}

export function attachNumber(
  carrier: SimulatedCarrier,
  request: SimulatedRequest,
  serviceId: string,
): SimulatedResponse {
  const service = carrier.services.find(({ id }) => id === serviceId);
  const number = carrier.numbers.find(({ id }) => id === fieldOf(request, "PhoneNumberSid"));
  if (service === undefined || number === undefined) {
    return refused(404, 20_404, `The requested resource /Services/${serviceId}/PhoneNumbers was not found`);
  }
  if (carrier.services.some(({ numberIds }) => numberIds.includes(number.id))) {
    return refused(409, 21_710, "Phone Number is already in the Messaging Service.");
  }
  service.numberIds.push(number.id);
  const body = {
    account_sid: carrier.account.sid,
    capabilities: ["MMS", "SMS", "Voice"],
    country_code: canadian.has(number.phone.slice(2, 5)) ? "CA" : "US",
    date_created: isoSeconds(request.now),
    date_updated: isoSeconds(request.now),
    phone_number: number.phone,
    service_sid: service.id,
    sid: number.id,
    url: `https://messaging.twilio.com/v1/Services/${service.id}/PhoneNumbers/${number.id}`,
  };
  return { status: 201, body };
}
