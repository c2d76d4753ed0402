import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { BulkPush, Credentials, ImportReading, PushedPerson } from "#server/adapters/contacts/contacts.ts";
import { contactsContract } from "#server/adapters/contacts/contacts.contract.ts";
import { contacts } from "#server/adapters/contacts/contacts.ts";
import { contactsProviders } from "#server/adapters/contacts/contacts-providers.ts";
import { simulatedMember } from "#server/adapters/contacts/simulated-audiences.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { audienceServices, connect } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";
import { openPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { constantContact } from "./constant-contact.ts";

const dayMs = 86_400_000;

let now = new Date("2026-11-20T18:00:00Z");
let services: AudienceServices;

beforeAll(async () => {
  services = await audienceServices(() => now, "constant-contact");
});
afterAll(() => services.stop());
beforeEach(() => {
  now = new Date("2026-11-20T18:00:00Z");
  services.audience.members = [];
  services.requests.length = 0;
  services.audiences.signIns.length = 0;
  services.audiences.faults.length = 0;
  services.audiences.requestsPerSecond = null;
});

contactsContract("Constant Contact", () => ({ services, now: () => now, hasDoubleOptIn: false }));

type Place = { credentials: Credentials; listId: string };

async function inList(held: AudienceServices = services): Promise<Place> {
  return { credentials: await connect(held, now), listId: held.audience.id };
}

const maya = { firstName: "Maya", store: "Maple Street", kind: "both" as const, lastVisitOn: "2026-11-20" };

const pushed = (email: string, more: Partial<PushedPerson> = {}): PushedPerson => ({
  ...{ email, values: maya, wasSent: false },
  ...more,
});

const push = (list: Place, person: PushedPerson, held: AudienceServices = services) =>
  held.service.push({ ...list, asksAgain: false, ...person });

test("the sign-in goes to Constant Contact without the secret, and asks for tokens that can be renewed", () => {
  const keys = { CONSTANT_CONTACT_CLIENT_ID: "AB12", CONSTANT_CONTACT_CLIENT_SECRET: "hush" };
  const opened = openServices(contactsProviders.map((provider) => provider.open(keys)));
  expect(opened.cards).toMatchObject([{ id: "constant-contact", isSignedInThere: true, credentials: [] }]);
  const ask = { state: "s/1", returnUrl: "https://hangtag.test/back?a=1" };
  const url = new URL(String(opened.findSignIn("constant-contact")?.pageUrl(ask)));
  expect(url.origin + url.pathname).toBe("https://authz.constantcontact.com/oauth2/default/v1/authorize");
  expect(url.searchParams.get("redirect_uri")).toBe(ask.returnUrl);
  expect(url.searchParams.get("scope")).toContain("offline_access");
  expect(String(url)).not.toContain("hush");
});

test("a pace that is no number stops the program with the setting's name", () => {
  const settings = { ...services.addresses, CONSTANT_CONTACT_REQUESTS_PER_SECOND: "many" };
  expect(() => contactsProviders.map((provider) => provider.open(settings))).toThrow(
    "CONSTANT_CONTACT_REQUESTS_PER_SECOND is a number from 1 to 1000",
  );
});

test("an installation with a wrong secret is the installation's fault, not that of the person who signed in", async () => {
  const { clientSecret } = services.audiences.app;
  services.audiences.app.clientSecret = "another";
  await expect(connect(services, now)).rejects.toMatchObject({ code: "refused" });
  services.audiences.app.clientSecret = clientSecret;
});

test("tokens end after a day, are renewed once each, and end with the sign-in", async () => {
  const { service } = services;
  const first = await connect(services, now);
  expect(first).toMatchObject({ accountId: services.account.id, accountName: services.account.name });
  now = new Date(now.getTime() + 2 * dayMs);
  await expect(service.listLists(first)).rejects.toMatchObject({ code: "sign-in" });
  const renewed = await service.renew?.(first, now);
  expect(renewed?.expiresAt?.getTime()).toBeGreaterThan(now.getTime());
  const second = { ...renewed?.credentials };
  expect(second["refreshToken"]).not.toBe(first["refreshToken"]);
  expect(await service.listLists(second)).toHaveLength(2);
  await expect(service.renew?.(first, now)).rejects.toMatchObject({ code: "sign-in" });
  await service.revoke(second);
  await expect(service.listLists(second)).rejects.toMatchObject({ code: "sign-in" });
  await expect(service.renew?.(second, now)).rejects.toMatchObject({ code: "sign-in" });
});

test("the day's requests that are used up are waited for until midnight UTC", async () => {
  const list = await inList();
  services.audiences.faults.push("over-quota");
  const failed = await push(list, pushed("maya@shop.test")).catch((error: unknown) => error);
  const sinceMidnight = Date.now() % dayMs;
  expect(failed).toMatchObject({ code: "rate-limited", message: "Limit Exceeded" });
  expect(Math.abs(Number(Object(failed).retryAfterMs) - (dayMs - sinceMidnight))).toBeLessThan(60_000);
});

test("an installation keeps the pace that Constant Contact allows, whatever it has to send", async () => {
  const { addresses } = services;
  const opened = openServices([
    constantContact.open({ ...addresses, CONSTANT_CONTACT_REQUESTS_PER_SECOND: undefined }),
  ]);
  const credentials = await connect(services, now);
  const service = opened.find(contacts, "constant-contact");
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 6 }, async () => service?.listLists(credentials)));
  expect(performance.now() - startedAt).toBeGreaterThan(1200);
});

test("more than it allows in a second is put off", async () => {
  const { credentials } = await inList();
  services.audiences.requestsPerSecond = 2;
  now = new Date(now.getTime() + 5000);
  await services.service.listLists(credentials);
  await services.service.listLists(credentials);
  const failed = services.service.listLists(credentials);
  await expect(failed).rejects.toMatchObject({ code: "rate-limited", serviceCode: "throttled", retryAfterMs: 1000 });
});

test("a person who left at this very moment is not opted in again", async () => {
  const list = await inList();
  await push(list, pushed("maya@shop.test"));
  services.requests.length = 0;
  expect(await push(list, pushed("maya@shop.test", { values: { firstName: "May" }, wasSent: true }))).toEqual({
    kind: "kept",
  });
  // The form of the first time opts every person in.
  expect(services.requests.filter((request) => request.startsWith("POST"))).toEqual([
    expect.stringContaining("contacts_json_import"),
  ]);
});

test("a contact that was deleted there, or taken off the list, stays so; one on hold is named", async () => {
  const list = await inList();
  services.audience.members.push(
    simulatedMember({ email: "gone@shop.test", status: "archived" }),
    simulatedMember({ email: "held@shop.test", status: "cleaned" }),
  );
  services.account.audiences[1]?.members.push(simulatedMember({ email: "moved@shop.test" }));
  expect(await push(list, pushed("gone@shop.test"))).toMatchObject({ kind: "stopped", stop: "removed" });
  expect(await push(list, pushed("held@shop.test"))).toMatchObject({ kind: "refused" });
  expect(await push(list, pushed("moved@shop.test", { wasSent: true }))).toMatchObject({
    kind: "stopped",
    stop: "removed",
  });
  // On another list of the account, and new on this one.
  expect(await push(list, pushed("moved@shop.test"))).toEqual({ kind: "kept" });
  expect(services.audience.members.map(({ email }) => email)).toContain("moved@shop.test");
  services.account.audiences[1]?.members.splice(0);
});

test("an address that is too long for it is refused without asking", async () => {
  const list = await inList();
  services.requests.length = 0;
  const email = `${"m".repeat(45)}@shop.test`;
  expect(await push(list, pushed(email))).toMatchObject({ kind: "refused", text: expect.stringContaining(email) });
  expect(services.requests).toEqual([]);
});

test("who left is read page by page, and a next page is asked for at the same address", async () => {
  const list = await inList();
  const left = (status: "unsubscribed" | "archived", count: number) =>
    Array.from({ length: count }, (_, at) => simulatedMember({ email: `${status}${at}@shop.test`, status }));
  services.audience.members = [...left("unsubscribed", 1200), ...left("archived", 3)];
  const emails: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await services.service.readDepartures({ ...list, since: null, cursor });
    emails.push(...page.departures.map(({ email }) => email));
    ({ cursor } = page);
  } while (cursor !== null);
  expect(new Set(emails).size).toBe(1203);
});

const bulkOf = ({ service }: AudienceServices): BulkPush => {
  if (service.bulk === null) {
    throw new Error("Takes nobody at once");
  }
  return service.bulk;
};

/** Asks until it has come to an end. */
async function readImport(list: Place, importId: string, people: readonly PushedPerson[]): Promise<ImportReading> {
  const bulk = bulkOf(services);
  for (;;) {
    const reading = await bulk.read({ ...list, importId, people });
    if (reading.kind !== "working") {
      return reading;
    }
  }
}

test("[AUT-02] many people go at once; who left, whom it refuses and who is kept each has an outcome", async () => {
  const list = await inList();
  await services.service.prepareList({ ...list, hasMobile: true });
  services.audience.members.push(
    simulatedMember({ email: "left@shop.test", status: "unsubscribed", reason: "Enough" }),
  );
  const people = ["maya@shop.test", "m.quinones@gmial.com", "left@shop.test", "Ana@Shop.test"].map((email) =>
    pushed(email),
  );
  const importId = await bulkOf(services).begin({ ...list, people });
  expect(await bulkOf(services).read({ ...list, importId, people })).toEqual({ kind: "working" });
  expect(await readImport(list, importId, people)).toEqual({
    kind: "done",
    outcomes: [
      { kind: "kept" },
      { kind: "refused", text: "m.quinones@gmial.com is not a valid email address." },
      { kind: "stopped", stop: "unsubscribed", text: "Enough" },
      { kind: "kept" },
    ],
  });
  expect(services.statusOf("left@shop.test")).toBe("unsubscribed");
  const [, kept] = services.audience.members;
  expect(kept).toMatchObject({
    email: "maya@shop.test",
    fields: { first_name: "Maya", Store: "Maple Street", Customer_kind: "Seller, Shopper", Last_visit: "2026-11-20" },
  });
});

test("a change that was turned away for its number is made a second later", async () => {
  const list = { ...(await inList()), people: [pushed("maya@shop.test")] };
  await bulkOf(services).begin(list);
  services.requests.length = 0;
  services.audiences.faults.push("rate-limited");
  await bulkOf(services).begin(list);
  expect(services.requests).toHaveLength(2);
});

test.each(["failed", "timed_out", "cancelled"] as const)("an import that has %s took nobody", async (end) => {
  const list = await inList();
  services.audiences.importEnds.push(end);
  const people = [pushed("maya@shop.test")];
  const importId = await bulkOf(services).begin({ ...list, people });
  expect(await readImport(list, importId, people)).toMatchObject({
    kind: "failed",
    text: expect.stringContaining(" "),
  });
  expect(services.audience.members).toEqual([]);
});

test("an import that is not known there any more has failed", async () => {
  const list = await inList();
  expect(await readImport(list, "86b90820-cc52-11ea-9dad-fa163e3d9194", [])).toMatchObject({ kind: "failed" });
});

const published = openPublishedInterface("constant-contact.yml.gz", (text): unknown => parse(text));

const isInterface = ({ request, response }: SimulatedExchange): boolean =>
  request.path.startsWith("/v3/") && response.status < 300;

const problemsOf = ({ request, response }: SimulatedExchange): string[] =>
  published?.findProblems({ ...request, path: request.path.replace("/v3", "") }, response) ?? [];

/** What would be said of a call whose body is wrong. */
function problemsOfWrong(exchange: SimulatedExchange | undefined): string {
  const body = { list_memberships: [], shoe_size: 7 };
  return exchange === undefined ? "" : problemsOf({ ...exchange, request: { ...exchange.request, body } }).join("\n");
}

test("what we send and what the simulator returns fit what Constant Contact publishes", async () => {
  const fresh = await audienceServices(() => now, "constant-contact");
  const list = await inList(fresh);
  await fresh.service.listLists(list.credentials);
  await fresh.service.prepareList({ ...list, hasMobile: true });
  const values = { ...maya, mobile: "+16085550110", lastName: "Ruiz" };
  await push(list, pushed("maya@shop.test", { values }), fresh);
  await push(list, pushed("maya@shop.test", { values, wasSent: true }), fresh);
  fresh.leave("maya@shop.test");
  await fresh.service.readDepartures({ ...list, since: null, cursor: null });
  await fresh.service.readDepartures({ ...list, since: new Date(0), cursor: "deleted" });
  const people = ["maya@shop.test", "x@gmial.com"].map((email) => pushed(email, { values }));
  const importId = await bulkOf(fresh).begin({ ...list, people });
  for (let look = 0; look < 3; look += 1) {
    await bulkOf(fresh).read({ ...list, importId, people });
  }
  await fresh.stop();
  const calls = fresh.exchanges.filter(isInterface);
  expect(calls.length).toBeGreaterThan(14);
  expect(calls.flatMap(problemsOf)).toEqual([]);
});

test.runIf(published !== null)("the published schemas would notice what is wrong", async () => {
  const fresh = await audienceServices(() => now, "constant-contact");
  await push(await inList(fresh), pushed("maya@shop.test"), fresh);
  await fresh.stop();
  const call = fresh.exchanges.find(({ request }) => request.path.endsWith("sign_up_form"));
  expect(problemsOfWrong(call)).toMatch(/shoe_size: not published[^]*email_address/);
});
