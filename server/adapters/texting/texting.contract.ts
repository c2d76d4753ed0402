import { expect, test } from "vitest";
import type { BoughtNumber, NumberOrder, OutgoingText, TextingService } from "./texting.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";

export type TextingCase = { services: CarrierServices; service: TextingService };

const customer = "+16085550199";

export const anOrder: NumberOrder = {
  areaCode: "608",
  country: "US",
  label: "hangtag-1",
  inboundUrl: "https://hangtag.test/api/texting/1/incoming",
  callUrl: "https://hangtag.test/api/texting/1/call",
  callEndedUrl: "https://hangtag.test/api/texting/1/call/ended",
};

const storePhone = "+16085550142";
const doneUrl = "https://hangtag.test/api/texting/1/call/dialed?a=1&b=2";

async function buy(service: TextingService, order: NumberOrder): Promise<BoughtNumber> {
  const number = await service.orderNumber(order);
  if (number === null) {
    throw new Error("No number to be had");
  }
  return number;
}

/** Returns the id of a text that the service takes. */
async function accepted(service: TextingService, text: OutgoingText): Promise<string> {
  const result = await service.send(text);
  if (result.kind !== "accepted") {
    throw new Error(`Not accepted: ${JSON.stringify(result)}`);
  }
  return result.id;
}

function firstMedia(service: TextingService, fields: Readonly<Record<string, string>>): { url: string; type: string } {
  const [media] = service.readIncoming(fields)?.media ?? [];
  if (media === undefined) {
    throw new Error("A text without a picture");
  }
  return media;
}

/** The tests that every texting service must pass, run over HTTP. */
export function textingContract(name: string, openCase: () => TextingCase): void {
  const aText = async (fields: Partial<OutgoingText> = {}): Promise<OutgoingText> => {
    const { service } = openCase();
    const { serviceId, phone } = await buy(service, anOrder);
    return {
      serviceId,
      from: phone,
      to: customer,
      body: "Your buy is ready",
      statusUrl: "https://hangtag.test/api/texting/1/status/018f6c1e-0000-7000-8000-000000000001",
      ...fields,
    };
  };

  test(`${name} sells a number in the area code once, however often it is asked`, async () => {
    const { service, services } = openCase();
    const first = await service.orderNumber(anOrder);
    expect(first?.phone).toBe("+16085550101");
    expect(await service.orderNumber(anOrder)).toEqual(first);
    expect(services.carrier.numbers).toHaveLength(1);
    expect(services.carrier.services).toMatchObject([{ label: "hangtag-1", numberIds: [first?.numberId] }]);
  });

  test(`${name} takes a number of elsewhere in the country when the area code has none, and says when there is none`, async () => {
    const { service, services } = openCase();
    const elsewhere = await service.orderNumber({ ...anOrder, areaCode: "212", label: "hangtag-2" });
    expect(elsewhere?.phone).toBe("+16085550102");
    const left = services.carrier.available.splice(0);
    expect(await service.orderNumber({ ...anOrder, label: "hangtag-3" })).toBeNull();
    services.carrier.available.push(...left);
  });

  test(`${name} sets up a number that was bought before for calls`, async () => {
    const { service, services } = openCase();
    const { numberId } = await buy(service, anOrder);
    const number = services.carrier.numbers.find(({ id }) => id === numberId);
    expect(number).toMatchObject({ callUrl: anOrder.callUrl, callEndedUrl: anOrder.callEndedUrl });
    const moved = { callUrl: "https://new.test/call", callEndedUrl: "https://new.test/call/ended" };
    await service.setUpCalls({ numberId, ...moved });
    expect(number).toMatchObject(moved);
    await buy(service, anOrder);
    expect(number).toMatchObject({ callUrl: anOrder.callUrl, callEndedUrl: anOrder.callEndedUrl });
    await expect(service.setUpCalls({ numberId: `PN${"0".repeat(32)}`, ...moved })).rejects.toBeInstanceOf(
      ProviderFault,
    );
  });

  test(`${name} rings a phone with the caller's number on it, and reports how long they talked`, async () => {
    const { service, services } = openCase();
    const { phone: to } = await buy(service, anOrder);
    services.carrier.answering.set(storePhone, 190);
    const { call, asking, ...rung } = services.call({ from: customer, to });
    expect(asking.url).toBe(anOrder.callUrl);
    expect(service.isGenuine(asking)).toBe(true);
    expect(service.readCall(asking.fields)).toEqual({ id: call.id, from: customer, dialed: null });
    const greeting = `Thanks for calling "Kids & Co's" <store>`;
    const { body, contentType } = service.toResponse([
      { say: greeting },
      { dial: { phone: storePhone, callerId: customer, ringSeconds: 25, doneUrl } },
    ]);
    expect(contentType).toMatch(/^text\/xml/);
    const [dialed, ended] = rung.obey(body).map(({ url, fields }) => ({ url, call: service.readCall(fields) }));
    expect(call).toMatchObject({ spoken: [greeting], rang: { phone: storePhone, callerId: customer, seconds: 25 } });
    expect(dialed?.url).toBe(doneUrl);
    expect(dialed?.call).toMatchObject({ dialed: { isAnswered: true, seconds: 190 } });
    expect(ended?.call).toEqual({ id: call.id, from: customer, dialed: null });
  });

  test(`${name} reports that nobody picked up, and hears nothing of a caller who hung up before`, async () => {
    const { service, services } = openCase();
    const { phone: to } = await buy(service, anOrder);
    services.carrier.answering.clear();
    const { body } = service.toResponse([{ dial: { phone: storePhone, callerId: null, ringSeconds: 25, doneUrl } }]);
    const rung = services.call({ from: "+266696687", to });
    const [dialed] = rung.obey(body).map(({ fields }) => service.readCall(fields));
    expect(rung.call.rang).toEqual({ phone: storePhone, callerId: "+266696687", seconds: 25 });
    expect(dialed).toEqual({ id: rung.call.id, from: null, dialed: { isAnswered: false, seconds: 0 } });
    const early = services.call({ from: customer, to }).obey(body, { hangsUp: true });
    expect(early.map(({ url }) => url)).toEqual([anOrder.callEndedUrl]);
  });

  test.each(["anonymous", "", "+7378742833", "+2562533", "client:shop", "sip:a@example.com"])(
    `${name} says of the caller "%s" that the number is hidden`,
    (from) => {
      expect(openCase().service.readCall({ CallSid: "CA1", From: from })?.from).toBeNull();
    },
  );

  test(`${name} does nothing without a step, and reads no call out of other fields`, () => {
    const { service } = openCase();
    expect(service.toResponse([]).body).toMatch(/<Response\s*(\/>|><\/Response>)/);
    expect(service.readCall({ MessageSid: "SM1" })).toBeNull();
  });

  test(`${name} finds its messaging service behind a full page of others`, async () => {
    const { service, services } = openCase();
    const others = Array.from({ length: 130 }, (_, at) => ({
      ...{ id: `MG${String(at).padStart(32, "0")}`, label: `other ${at}`, inboundUrl: "", numberIds: [] },
    }));
    services.carrier.services.unshift(...others);
    await service.orderNumber(anOrder);
    expect(services.carrier.services.filter(({ label }) => label === anOrder.label)).toHaveLength(1);
    services.carrier.services.splice(0, others.length);
  });

  test(`${name} accepts a text and reports what became of it`, async () => {
    const { service, services } = openCase();
    const text = await aText();
    const id = await accepted(service, text);
    expect(await service.view(id)).toEqual({ id, status: "delivered", failure: null, priceMicros: 7900 });
    expect(await service.view(`${id.slice(0, -1)}x`)).toBeNull();
    const reports = services.carrier.deliveries.filter(({ fields }) => fields["MessageSid"] === id);
    expect(reports.map(({ url }) => url)).toEqual([text.statusUrl, text.statusUrl]);
    expect(reports.map(({ fields }) => service.readStatus(fields))).toEqual([
      { id, status: "sent", failure: null },
      { id, status: "delivered", failure: null },
    ]);
  });

  test(`${name} refuses what is no phone`, async () => {
    const result = await openCase().service.send(await aText({ to: "12345" }));
    expect(result).toMatchObject({ kind: "refused", failure: { reason: "invalid" } });
  });

  test.each([
    ["landline", "landline"],
    ["unreachable", "unreachable"],
    ["blocked", "blocked"],
  ] as const)(`${name} reports later that a phone is %s`, async (phone, reason) => {
    const { service, services } = openCase();
    services.carrier.phones.set("+16085550150", phone);
    await accepted(service, await aText({ to: "+16085550150" }));
    const reports = services.carrier.deliveries.slice(-2).map(({ fields }) => service.readStatus(fields));
    expect(reports).toMatchObject([
      { status: "sent", failure: null },
      { status: "undelivered", failure: { reason } },
    ]);
  });

  test(`${name} does not deliver for a store whose campaign is not approved`, async () => {
    const { service, services } = openCase();
    const text = await aText();
    services.carrier.unregistered.add(text.serviceId);
    const id = await accepted(service, text);
    expect(await service.view(id)).toMatchObject({ status: "undelivered", failure: { reason: "not-registered" } });
    services.carrier.unregistered.clear();
  });

  test(`${name} refuses a phone that texted STOP to this store, and takes it again after START`, async () => {
    const { service, services } = openCase();
    const text = await aText();
    services.say({ from: customer, to: text.from, body: "Stop" });
    expect(await service.send(text)).toMatchObject({ kind: "refused", failure: { reason: "opted-out" } });
    const { phone: from, serviceId } = await buy(service, { ...anOrder, areaCode: "414", label: "hangtag-4" });
    await accepted(service, { ...text, from, serviceId });
    services.say({ from: customer, to: text.from, body: "START" });
    await accepted(service, text);
  });

  test(`${name} reads a text with a picture, and knows its own signature from another's`, () => {
    const { service, services } = openCase();
    const media = [{ url: "https://media.test/1.jpg", type: "image/jpeg" }];
    const { url, fields, headers } = services.say({ from: customer, to: "+16085550101", body: "Olé 👍", media });
    expect(service.readIncoming(fields)).toMatchObject({ from: customer, to: "+16085550101", body: "Olé 👍", media });
    expect(service.isGenuine({ url, headers, fields })).toBe(true);
    expect(service.isGenuine({ url, headers, fields: { ...fields, Body: "Old" } })).toBe(false);
    expect(service.isGenuine({ url: url.replace("/1/", "/2/"), headers, fields })).toBe(false);
    expect(service.isGenuine({ url, headers: {}, fields })).toBe(false);
    expect(service.readIncoming({})).toBeNull();
    expect(service.readStatus({})).toBeNull();
  });

  test(`${name} fetches a picture that came with a text, up to a size, and says when there is none`, async () => {
    const { service, services } = openCase();
    const bytes = Buffer.from("a picture");
    const { fields } = services.say({
      ...{ from: customer, to: "+16085550101", body: "" },
      pictures: [{ type: "image/jpeg", bytes }],
    });
    const { url, type } = firstMedia(service, fields);
    expect(type).toBe("image/jpeg");
    expect(await service.fetchMedia({ url, mostBytes: bytes.length })).toEqual({ kind: "file", bytes });
    expect(await service.fetchMedia({ url, mostBytes: bytes.length - 1 })).toEqual({ kind: "too-large" });
    const absent = url.replace(/.{5}$/, "00000");
    expect(await service.fetchMedia({ url: absent, mostBytes: 100 })).toEqual({ kind: "gone" });
    services.trouble = { status: 503 };
    await expect(service.fetchMedia({ url, mostBytes: 100 })).rejects.toMatchObject({ code: "unavailable" });
    services.trouble = null;
  });

  test(`${name} asks no host but the service's own for a picture, and follows it to no stranger's`, async () => {
    const { service, services } = openCase();
    const { fields } = services.say({
      ...{ from: customer, to: "+16085550101", body: "" },
      pictures: [{ type: "image/png", bytes: Buffer.from("a picture") }],
    });
    const { pathname } = new URL(firstMedia(service, fields).url);
    const elsewhere = await service.fetchMedia({ url: `https://stranger.test${pathname}`, mostBytes: 100 });
    expect(elsewhere).toMatchObject({ kind: "file" });
    const before = services.requests.length;
    for (const url of ["https://stranger.test/1.jpg", "file:///etc/passwd", "no address", ""]) {
      expect(await service.fetchMedia({ url, mostBytes: 100 })).toEqual({ kind: "gone" });
    }
    expect(services.requests).toHaveLength(before);
    services.trouble = { status: 307, headers: { location: "http://stranger.test/1.jpg" }, only: /Media/ };
    const url = `https://api.test${pathname}`;
    expect(await service.fetchMedia({ url, mostBytes: 100 })).toEqual({ kind: "gone" });
    services.trouble = null;
  });

  test(`${name} tells a text that was surely not taken from one that may be under way`, async () => {
    const { service, services } = openCase();
    const text = await aText();
    services.trouble = { status: 429, error: "Too Many Requests", retryAfterSeconds: 30 };
    const tooFast = await service.send(text).catch((error: unknown) => error);
    expect(tooFast).toBeInstanceOf(ProviderFault);
    expect(tooFast).toMatchObject({ code: "rate-limited", retryAfterMs: 30_000 });
    services.trouble = { status: 401, error: "Authenticate" };
    await expect(service.send(text)).rejects.toMatchObject({ code: "sign-in" });
    services.trouble = null;
    services.carrier.losesResponses = true;
    const before = services.carrier.texts.length;
    expect(await service.send(text)).toEqual({ kind: "unknown", text: "Bad gateway" });
    services.carrier.losesResponses = false;
    expect(services.carrier.texts).toHaveLength(before + 1);
  });

  test(`${name} takes so many requests a second and no more`, async () => {
    const { service, services } = openCase();
    const text = await aText();
    services.carrier.mostPerSecond = 0;
    await expect(service.send(text)).rejects.toMatchObject({ code: "rate-limited", retryAfterMs: 1000 });
    services.carrier.mostPerSecond = 1000;
  });
}
