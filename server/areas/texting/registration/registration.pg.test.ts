import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { checkRegistrationJob } from "./registration.jobs.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const minute = 60_000;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
let stores = 100;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  stores += 1;
  carrier.carrier.available.push(`+1614444${String(stores).padStart(4, "0")}`);
  store = await aStore(program, { timeZone: "America/New_York" });
  await program.owner.query("update stores set phone_number = '6145550000' where id = $1", [store.id]);
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

const company = {
  ...{ legalName: "Second Story Resale LLC", dba: null, ein: "39-1234567", entityType: "LLC" },
  ...{ address: "418 Maple Street", city: "Columbus", state: "OH", zip: "43004", website: "example.com/columbus" },
  ...{ privacyUrl: "example.com/privacy", termsUrl: "https://example.com/terms" },
  ...{ contactFirstName: "Evelyn", contactLastName: "Hart", contactEmail: "evelyn@example.com" },
  ...{ contactPhone: "(614) 555-0142", contactTitle: "Owner" },
};

const shown =
  "state submittedAt phone hasOrderedNumber problems { field text } entity { id legalName einLast4 website }";

type Shown = {
  state: string;
  submittedAt: string | null;
  phone: string | null;
  hasOrderedNumber: boolean;
  problems: { field: string | null; text: string }[];
  entity: { id: string; legalName: string; einLast4: string; website: string } | null;
};

async function act(operation: string, variables: Record<string, unknown>, person = ana) {
  const { data, errors } = await person.graphql(operation, variables);
  const [first] = Object.values((data ?? {}) as Record<string, Shown | null>); // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for
  return { registration: first ?? null, errors: errors ?? [] };
}

async function submit(changes: Record<string, unknown> = {}, id = randomUUID()) {
  return act(
    `mutation ($registration: TextRegistrationInput!) { submitTextRegistration(registration: $registration) { ${shown} } }`,
    { registration: { ...company, id, ...changes } },
  );
}

async function look(person = ana): Promise<Shown | null> {
  return (await act(`query { textRegistration { ${shown} } }`, {}, person)).registration;
}

/** What is due runs, then a minute later what was due by then, and so on. */
async function pass(minutes: number): Promise<void> {
  await runJobs(program);
  for (const _ of Array.from({ length: minutes })) {
    program.clock.pass(minute);
    await runJobs(program);
  }
}

async function send(body: string): Promise<unknown> {
  const { data } = await ana.graphql(
    `mutation ($id: Uuid!, $body: String!) {
       sendText(id: $id, phone: "6145550177", kind: CONVERSATION, body: $body) { status blockCode } }`,
    { id: randomUUID(), body },
  );
  return data;
}

async function customerAgrees(): Promise<void> {
  await ana.graphql(
    `mutation ($id: Uuid!) { recordTextConsent(id: $id, phone: "6145550177", purpose: BUYS, isGiven: true, wording: "Yes") { id } }`,
    { id: randomUUID() },
  );
}

test("[TXT-01] a store asks for its number, and it is bought at once; before that none is", async () => {
  expect(await look()).toMatchObject({ state: "NOT_STARTED", phone: null, hasOrderedNumber: false });
  await program.owner.query("select hangtag.add_job('texting.order-number', $1::json, null, 1, null)", [
    JSON.stringify({ storeId: store.id, date: "2026-11-18" }),
  ]);
  await runJobs(program);
  expect(await look()).toMatchObject({ phone: null });
  const { registration } = await act(`mutation { askForTextNumber { ${shown} } }`, {});
  expect(registration).toMatchObject({ state: "INFO_NEEDED", hasOrderedNumber: true });
  await runJobs(program);
  expect(await look()).toMatchObject({ state: "INFO_NEEDED", phone: expect.stringMatching(/^\+1614/) });
});

test("a company is registered: brand, campaign, then texts go out", async () => {
  await customerAgrees();
  const { registration, errors } = await submit();
  expect(errors).toEqual([]);
  expect(registration).toMatchObject({
    state: "BRAND_PENDING",
    entity: { einLast4: "4567", website: "https://example.com/columbus" },
  });
  await pass(0);
  expect(await send("Hi")).toEqual({ sendText: { status: "blocked", blockCode: "TEXT_NOT_REGISTERED" } });
  await pass(1);
  expect(await look()).toMatchObject({ state: "CAMPAIGN_PENDING" });
  await pass(2);
  expect(await look()).toMatchObject({ state: "ACTIVE", problems: [] });
  expect(await send("Hi")).toEqual({ sendText: { status: "queued", blockCode: null } });
});

test("the EIN is sealed: neither the database nor an answer has its nine digits", async () => {
  await submit({ ein: "398877665" });
  const result = await program.owner.query(
    "select to_jsonb(e)::text as row from texting_entities e where account_id = $1 order by submitted_at desc limit 1",
    [store.accountId],
  );
  const text = JSON.stringify(result.rows);
  expect(text).toContain("7665");
  expect(text).not.toContain("398877665");
  const events = await program.owner.query("select payload::text from events where store_id = $1", [store.id]);
  expect(JSON.stringify(events.rows)).not.toMatch(/8877665/);
  await pass(0);
  const papers = [...carrier.carrier.registry.papers.values()].map(
    ({ facts }) => facts["business_registration_number"],
  );
  expect(papers).toContain("39-8877665");
});

const needed = [
  ...["legalName", "address", "city", "state", "zip", "website", "privacyUrl", "termsUrl", "contactFirstName"],
  ...["contactLastName", "contactEmail", "contactPhone", "contactTitle"],
];

test.each(needed)("without %s nothing is submitted, and the refusal names it", async (name) => {
  const { errors, registration } = await submit({ [name]: " " });
  expect(registration).toBeNull();
  expect(errors).toMatchObject([{ extensions: { errors: { [name]: expect.any(Array) } } }]);
  expect(await look()).toMatchObject({ state: "NOT_STARTED", hasOrderedNumber: false });
});

test("without an EIN a new company is not submitted", async () => {
  const { errors } = await submit({ ein: null });
  expect(errors).toMatchObject([{ extensions: { errors: { ein: ["Enter the EIN"] } } }]);
  expect(await look()).toMatchObject({ state: "NOT_STARTED", entity: null });
});

test("a wrong EIN comes back with the carriers' reason and its field; corrected it is approved", async () => {
  const id = randomUUID();
  await submit({ ein: "00-1234567" }, id);
  await pass(2);
  expect(await look()).toMatchObject({
    state: "BRAND_FAILED",
    problems: [{ field: "ein", text: expect.stringMatching(/IRS/) }],
  });
  expect((await submit({ ein: "39-1234567" }, id)).registration).toMatchObject({
    state: "BRAND_PENDING",
    problems: [],
  });
  await pass(4);
  expect(await look()).toMatchObject({ state: "ACTIVE" });
});

test("a privacy policy that can't be opened fails the campaign alone; the company stays approved", async () => {
  const id = randomUUID();
  await submit({ privacyUrl: "https://example.com/missing" }, id);
  await pass(4);
  expect(await look()).toMatchObject({ state: "CAMPAIGN_FAILED", problems: [{ field: "privacyUrl" }] });
  const renamed = await submit({ legalName: "Another LLC", ein: null }, id);
  expect(renamed.errors).toMatchObject([{ extensions: { errors: { legalName: expect.any(Array) } } }]);
  expect((await submit({ ein: null }, id)).registration).toMatchObject({ state: "CAMPAIGN_PENDING" });
  await pass(3);
  expect(await look()).toMatchObject({ state: "ACTIVE" });
});

test("stores of one company share its brand; another company does not see it", async () => {
  const { registration } = await submit();
  await pass(4);
  const brands = carrier.carrier.registry.brands.length;
  const second = await aStore(program, { timeZone: "America/New_York", account: { id: store.accountId } });
  const ben = await aPerson(program, second, { role: roles.manager, firstName: "Ben" });
  carrier.carrier.available.push(`+1614446${String(stores).padStart(4, "0")}`);
  const join = `mutation ($entityId: Uuid!) { joinTextRegistration(entityId: $entityId) { ${shown} } }`;
  const joined = await act(join, { entityId: registration?.entity?.id }, ben);
  expect(joined.registration).toMatchObject({ state: "CAMPAIGN_PENDING", entity: { einLast4: "4567" } });
  expect(joined.registration?.submittedAt, "not when the sister sent").toBe(program.clock.now.toISOString());
  expect(registration?.submittedAt).toBe(noon.toISOString());
  await pass(4);
  expect(await look(ben)).toMatchObject({ state: "ACTIVE" });
  expect(carrier.carrier.registry.brands).toHaveLength(brands);
  const foreign = await aStore(program);
  const cy = await aPerson(program, foreign, { role: roles.manager, firstName: "Cy" });
  const refused = await act(join, { entityId: registration?.entity?.id }, cy);
  expect(refused.errors).toMatchObject([{ extensions: { code: "not-found" } }]);
});

test("an approval that the carriers take away is seen in the night, and texts stop", async () => {
  await customerAgrees();
  await submit();
  await pass(4);
  const [brand] = carrier.carrier.registry.brands.slice(-1);
  carrier.carrier.registry.suspended.add(String(brand?.id));
  await program.owner.query("select hangtag.add_job($1, $2::json, null, 1, null)", [
    checkRegistrationJob.name,
    JSON.stringify({ storeId: store.id, date: "2026-11-19" }),
  ]);
  await runJobs(program);
  expect(await look()).toMatchObject({ state: "SUSPENDED" });
  expect(await send("Hi")).toEqual({ sendText: { status: "blocked", blockCode: "TEXT_NOT_REGISTERED" } });
  expect((await submit()).errors).toMatchObject([{ extensions: { code: "changed-meanwhile" } }]);
});

test("while Twilio is down nothing is lost, and two tries at once make one brand", async () => {
  carrier.trouble = { status: 503, only: /EntityAssignments/ };
  await submit();
  await expect(runJobs(program)).rejects.toThrow("Something is wrong");
  carrier.trouble = null;
  const before = carrier.carrier.registry.brands.length;
  program.clock.pass(3 * minute);
  const job = JSON.stringify({ storeId: store.id });
  await program.owner.query("select hangtag.add_job('texting.advance-registration', $1::json, null, 1, null)", [job]);
  await program.owner.query("select hangtag.add_job('texting.advance-registration', $1::json, null, 1, null)", [job]);
  await pass(4);
  expect(await look()).toMatchObject({ state: "ACTIVE" });
  expect(carrier.carrier.registry.brands).toHaveLength(before + 1);
});
