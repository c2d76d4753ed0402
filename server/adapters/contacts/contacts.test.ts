import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServices } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { readPublishedLists } from "#tests/kit/contacts/published-lists.ts";
import { audienceServices, connect } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";
import { contactsContract } from "./contacts.contract.ts";
import { contactsProviders } from "./contacts-providers.ts";
import { cleanThere, moveThere } from "./mailchimp/mailchimp-simulated-people.ts";
import { simulatedMember } from "./simulated-audiences.ts";

const now = new Date("2026-11-20T18:00:00Z");
let services: AudienceServices;

beforeAll(async () => {
  services = await audienceServices(() => now);
});
afterAll(() => services.stop());
beforeEach(() => {
  services.audience.members = [];
  services.audience.watches = [];
  services.audiences.reports.length = 0;
  services.audiences.signIns.length = 0;
});

contactsContract("Mailchimp", () => ({ services, now: () => now, hasDoubleOptIn: true }));

test("Mailchimp has a card where the installation is registered there, and none where it is not", () => {
  expect(services.services.findCard("mailchimp")).toMatchObject({ isSignedInThere: true, credentials: [] });
  const closed = openServices(contactsProviders.map((provider) => provider.open({ MAILCHIMP_URL: "http://x" })));
  expect(closed.cards).toEqual([]);
});

test("the sign-in goes to Mailchimp without the secret, and its calls to the account's own data center", async () => {
  const keys = { MAILCHIMP_CLIENT_ID: "AB12", MAILCHIMP_CLIENT_SECRET: "hush" };
  const opened = openServices(contactsProviders.map((provider) => provider.open(keys)));
  const ask = { state: "s/1", returnUrl: "https://hangtag.test/back?a=1" };
  const url = new URL(String(opened.findSignIn("mailchimp")?.pageUrl(ask)));
  expect(url.origin + url.pathname).toBe("https://login.mailchimp.com/oauth2/authorize");
  expect(url.searchParams.get("redirect_uri")).toBe(ask.returnUrl);
  expect(String(url)).not.toContain("hush");
  expect(await connect(services, now)).toMatchObject({ dataCenter: "us1", accountId: "104" });
});

test("an installation with a wrong secret is the installation's fault, not that of the person who signed in", async () => {
  const { clientSecret } = services.audiences.app;
  services.audiences.app.clientSecret = "another";
  await expect(connect(services, now)).rejects.toMatchObject({ code: "refused" });
  services.audiences.app.clientSecret = clientSecret;
});

test("a member in compliance state, or deleted for good there, counts as one who left", async () => {
  const credentials = await connect(services, now);
  services.audience.members.push(simulatedMember({ email: "gone@shop.test", status: "cleaned", reason: "compliance" }));
  const push = {
    credentials,
    listId: services.audience.id,
    asksAgain: false,
    wasSent: false,
    email: "gone@shop.test",
    values: {},
  };
  expect(await services.service.push(push)).toMatchObject({ kind: "stopped", stop: "unsubscribed" });
});

test("a list that asks again gets new people as pending", async () => {
  const credentials = await connect(services, now);
  const list = {
    credentials,
    listId: services.audience.id,
    asksAgain: true,
    wasSent: false,
    email: "new@shop.test",
    values: {},
  };
  expect(await services.service.push(list)).toEqual({ kind: "kept" });
  expect(services.statusOf("new@shop.test")).toBe("pending");
});

test("a seller who buys gets the second tag, and tags of other programs stay", async () => {
  const credentials = await connect(services, now);
  services.audience.members.push(simulatedMember({ email: "both@shop.test", tags: ["VIP"] }));
  const push = { credentials, listId: services.audience.id, asksAgain: false, wasSent: false, email: "both@shop.test" };
  await services.service.push({ ...push, values: { kind: "seller" } });
  await services.service.push({ ...push, values: { kind: "both" } });
  expect(services.audience.members[0]?.tags).toEqual(["VIP", "Seller", "Shopper"]);
});

test("what Mailchimp reports is read: unsubscribes, bounces, changed addresses, and nothing else", async () => {
  const credentials = await connect(services, now);
  const list = { credentials, listId: services.audience.id };
  const watchId = String(await services.service.watch({ ...list, url: "https://hangtag.test/hook" }));
  const place = { world: services.audiences, audience: services.audience };
  for (const email of ["a@shop.test", "b@shop.test", "c@shop.test"]) {
    services.audience.members.push(simulatedMember({ email }));
  }
  services.leave("a@shop.test");
  cleanThere(place, { email: "b@shop.test", now });
  moveThere(place, { email: "c@shop.test", to: "d@shop.test", now });
  const read = services.audiences.reports.map(({ body }) => services.service.readReport(body));
  expect(read).toMatchObject([
    { email: "a@shop.test", stop: "unsubscribed", listId: services.audience.id },
    { email: "b@shop.test", stop: "bounced" },
    { email: "c@shop.test", stop: "moved" },
  ]);
  expect(services.service.readReport("type=profile&data[email]=a@shop.test")).toBeNull();
  expect(services.service.readReport("\u0000")).toBeNull();
  await services.service.endWatch({ ...list, watchId });
  await services.service.endWatch({ ...list, watchId });
  expect(services.audience.watches).toEqual([]);
});

const published = readPublishedLists();

const isAnsweredCall = ({ request, response }: SimulatedExchange): boolean =>
  response.status < 300 && request.path.startsWith("/3.0/");

/** Tags of a member are not among the schemas that we have. */
const isPublishedCall = (exchange: SimulatedExchange): boolean =>
  isAnsweredCall(exchange) && !exchange.request.path.endsWith("/tags");

const problemsOf = (exchange: SimulatedExchange): string[] => published?.findProblems(exchange) ?? [];

/** What would be said of a call whose body is wrong. */
function problemsOfWrong(exchange: SimulatedExchange | undefined): string {
  const body = { status_if_new: "yes", shoe_size: 7 };
  return exchange === undefined ? "" : problemsOf({ ...exchange, request: { ...exchange.request, body } }).join("\n");
}

test("what we send and what the simulator returns fit what Mailchimp publishes", async () => {
  const fresh = await audienceServices(() => now);
  const list = { credentials: await connect(fresh, now), listId: fresh.audience.id };
  await fresh.service.listLists(list.credentials);
  await fresh.service.prepareList({ ...list, hasMobile: true });
  const values = { firstName: "Maya", store: "Maple Street", kind: "both" as const, lastVisitOn: "2026-11-20" };
  await fresh.service.push({ ...list, asksAgain: false, wasSent: false, email: "maya@shop.test", values });
  fresh.leave("maya@shop.test");
  await fresh.service.readDepartures({ ...list, since: new Date(0), cursor: null });
  const watchId = await fresh.service.watch({ ...list, url: "https://hangtag.test/hook" });
  await fresh.service.endWatch({ ...list, watchId: String(watchId) });
  await fresh.stop();
  const calls = fresh.exchanges.filter(isPublishedCall);
  expect(calls.length).toBeGreaterThan(7);
  expect(calls.flatMap(problemsOf)).toEqual([]);
});

test.runIf(published !== null)("the published schemas would notice what is wrong", async () => {
  const fresh = await audienceServices(() => now);
  const credentials = await connect(fresh, now);
  const list = { credentials, listId: fresh.audience.id };
  await fresh.service.push({ ...list, asksAgain: false, wasSent: false, email: "maya@shop.test", values: {} });
  await fresh.stop();
  const call = fresh.exchanges.find(({ request }) => request.method === "PUT");
  expect(problemsOfWrong(call)).toMatch(/email_address: missing[^]*yes is none[^]*shoe_size: not published/);
});
