import { afterAll, beforeAll, expect, test } from "vitest";
import { carrierServices } from "#tests/kit/texting/a-carrier.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { readPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { aBusiness, aCampaign, registrationContract, submitBrand } from "./carrier-registration.contract.ts";
import { anOrder, textingContract } from "./texting.contract.ts";
import { textingProviders } from "./texting-providers.ts";
import { texting } from "./texting.ts";
import type { TextingService } from "./texting.ts";
import { twilioSignature } from "./twilio/twilio-signature.ts";

let now = new Date("2026-11-20T18:00:00Z");
let services: CarrierServices;

beforeAll(async () => {
  services = await carrierServices(() => now);
  services.carrier.mostPerSecond = 1000;
});
afterAll(() => services.stop());

const twilio = (): TextingService => twilioOf(services);

function twilioOf({ services: opened }: CarrierServices): TextingService {
  const open = opened.findProgramWide(texting);
  if (open === null) {
    throw new Error("No texting service");
  }
  return open.service;
}

textingContract("Twilio", () => ({ services, service: twilio() }));

const pass = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
registrationContract("Twilio", () => {
  services.carrier.available.push(`+1608555${String(1000 + services.carrier.numbers.length)}`);
  return { services, service: twilio(), pass };
});

test("a program without Twilio's keys has no texting service, and no store sees a card of it", () => {
  const closed = openServices(textingProviders.map((provider) => provider.open({ TWILIO_ACCOUNT_SID: "AC1" })));
  expect(closed.findProgramWide(texting)).toBeNull();
  expect(services.services.cards).toEqual([]);
  expect(services.services.findCard("twilio")).toBeNull();
});

test("a text that never reached Twilio may be sent again", async () => {
  const stopped = await carrierServices(() => now);
  await stopped.stop();
  const open = stopped.services.findProgramWide(texting);
  const text = { serviceId: "MG1", from: "+16085550101", to: "+16085550199", body: "Hi", statusUrl: "" };
  await expect(open?.service.send(text)).rejects.toMatchObject({ code: "unavailable", isUnsent: true });
});

test("the signature is the one of Twilio's own documentation", () => {
  const url = "https://example.com/myapp.php?foo=1&bar=2";
  const fields = {
    ...{ Digits: "1234", To: "+18005551212", From: "+14158675310" },
    ...{ Caller: "+14158675310", CallSid: "CA1234567890ABCDE" },
  };
  expect(twilioSignature("12345", { url, fields })).toBe("L/OH5YylLD5NRKLltdqwSvS0BnU=");
});

const published = [
  readPublishedInterface("twilio_api_v2010.json.gz"),
  readPublishedInterface("twilio_messaging_v1.json.gz"),
  readPublishedInterface("twilio_trusthub_v1.json.gz"),
].filter((description) => description !== null);

test("what we send and what the simulator returns fit what Twilio publishes", async () => {
  const fresh = await carrierServices(() => now);
  const service = twilioOf(fresh);
  const number = await service.orderNumber(anOrder);
  await service.orderNumber(anOrder);
  await service.setUpCalls({ ...anOrder, numberId: String(number?.numberId) });
  const to = "+16085550199";
  const text = { from: "+16085550101", to, body: "Hi", statusUrl: "https://hangtag.test/status" };
  await service.send({ ...text, serviceId: String(number?.serviceId) });
  await service.view(String(fresh.carrier.texts[0]?.id));
  fresh.carrier.phones.set(to, "landline");
  await service.send({ ...text, serviceId: String(number?.serviceId) });
  await service.view(String(fresh.carrier.texts[1]?.id));
  await fresh.stop();
  const accepted = fresh.exchanges.filter(({ response }) => response.status < 300);
  expect(accepted).toHaveLength(14);
  expect(accepted.flatMap(findProblems)).toEqual([]);
});

test("a registration, its correction and its campaign fit what Twilio publishes", async () => {
  const fresh = await carrierServices(() => now);
  const { registration, ...service } = twilioOf(fresh);
  const number = await service.orderNumber(anOrder);
  const { steps } = await submitBrand(registration, { ...aBusiness, ein: "001234567" });
  pass(60_000);
  await registration.viewBrand(steps);
  const corrected = await submitBrand(registration, { ...aBusiness, revision: 2 }, steps);
  pass(60_000);
  await registration.viewBrand(corrected.steps);
  const order = { ...aCampaign, serviceId: String(number?.serviceId), steps };
  const campaignId = await registration.submitCampaign({ ...order, privacyUrl: "https://example.com/missing" });
  pass(60_000);
  await registration.viewCampaign({ serviceId: order.serviceId, campaignId });
  await registration.submitCampaign(order);
  await fresh.stop();
  expect(fresh.exchanges.filter(({ response }) => response.status >= 300)).toEqual([]);
  expect(fresh.exchanges.flatMap(findProblems)).toEqual([]);
});

/** Empty when one of Twilio's descriptions has the call, and both sides of it fit. */
function findProblems({ request, response }: SimulatedExchange): string[] {
  const all = published.map((description) => description.findProblems(request, response));
  const isFitting = all.some((problems) => problems.length === 0);
  return isFitting ? [] : all.map((problems) => `${request.method} ${request.path}: ${problems.join("; ")}`);
}
