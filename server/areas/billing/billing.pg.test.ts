import { firstOf } from "#tests/kit/rows/first-of.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { billingTermsVersion } from "#common/billing/billing-terms.ts";
import { roles } from "#common/permissions.ts";
import { billingProgram } from "#tests/kit/billing/billing-program.ts";
import type { BillingProgram } from "#tests/kit/billing/billing-program.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";

const start = "2026-06-01T12:00:00Z";
let kit: BillingProgram;

beforeAll(async () => {
  kit = await billingProgram(start);
});
afterAll(() => kit.stop());

type Company = { owner: Person; store: TestStore; stores: TestStore[] };

/** A company in Ohio with a store for each Grand Opening; the owner's card pays, unless it declines. */
async function aCompany(openings: (string | null)[], card: string | null = "4242"): Promise<Company> {
  kit.at(start);
  const { program } = kit;
  const timeZone = "America/New_York";
  const first = await aStore(program, { timeZone, name: "Store A" });
  const account = { id: first.accountId };
  const stores = [first];
  for (const [index] of openings.slice(1).entries()) {
    stores.push(await aStore(program, { timeZone, account, name: `Store ${"BCD"[index]}` }));
  }
  for (const [index, opening] of openings.entries()) {
    await program.owner.query("update stores set grand_opening_on = $1 where id = $2", [opening, stores[index]?.id]);
  }
  const user = await aUser(program, { account, role: roles.owner });
  const owner = await signedIn(program, user, { store: first });
  if (card !== null) {
    await saveCard(owner, card);
  }
  return { owner, store: first, stores };
}

async function saveCard(owner: Person, card: string): Promise<void> {
  const opened = await owner.graphql(`mutation ($terms: String!) { openPaymentSetup(terms: $terms) }`, {
    terms: billingTermsVersion,
  });
  await kit.payments.press(String(opened.data?.["openPaymentSetup"]), { card });
  await kit.settle();
}

const planFields = `name state nextChargeAt nextChargeCents endsAt step daysPastDue`;
const viewQuery = `{ billing { isOffered monthCents billableCount isWaiting isSetupWaiting
  method { brand last4 } plans { storeId ${planFields} } invoices { number status totalCents createdAt } } }`;

const plan = z.object({
  ...{ storeId: z.coerce.number(), name: z.string(), state: z.string() },
  ...{ nextChargeAt: z.string().nullable(), nextChargeCents: z.number().nullable(), endsAt: z.string().nullable() },
  ...{ step: z.string().nullable(), daysPastDue: z.number().nullable() },
});
const view = z.object({
  ...{ isOffered: z.boolean(), monthCents: z.number(), billableCount: z.number() },
  ...{ isWaiting: z.boolean(), isSetupWaiting: z.boolean() },
  method: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  plans: z.array(plan),
  invoices: z.array(
    z.object({ number: z.string().nullable(), status: z.string(), totalCents: z.number(), createdAt: z.string() }),
  ),
});

async function see(owner: Person): Promise<z.infer<typeof view>> {
  const { data, errors } = await owner.graphql(viewQuery);
  expect(errors).toEqual([]);
  return view.parse(data?.["billing"]);
}

async function moveOpening(owner: Person, date: string): Promise<void> {
  const { errors } = await owner.graphql(`mutation ($changes: StoreChanges!) { editStore(changes: $changes) { id } }`, {
    changes: { grandOpeningOn: date },
  });
  expect(errors).toEqual([]);
  await kit.settle();
}

test("[ONB-06] [ONB-04] nothing is charged before the day after the Grand Opening, then monthly", async () => {
  const { owner } = await aCompany(["2026-06-10"]);
  const before = await see(owner);
  expect(before).toMatchObject({
    isOffered: true,
    monthCents: 0,
    method: { brand: "visa", last4: "4242" },
    invoices: [],
  });
  expect(before.plans).toMatchObject([
    { state: "FREE", nextChargeAt: "2026-06-11T04:00:00.000Z", nextChargeCents: 6667 },
  ]);
  kit.at("2026-06-11T03:59:59Z");
  await kit.settle();
  expect((await see(owner)).invoices).toEqual([]);
  kit.at("2026-07-02T04:00:00Z");
  await kit.settle();
  const after = await see(owner);
  expect(after.monthCents).toBe(10_000);
  expect(after.plans).toMatchObject([
    { state: "PAID", nextChargeAt: "2026-08-01T04:00:00.000Z", nextChargeCents: 10_000 },
  ]);
  expect(after.invoices.map(({ totalCents, status, createdAt }) => [totalCents, status, createdAt])).toEqual([
    [10_000, "paid", "2026-07-01T04:00:00.000Z"],
    [6667, "paid", "2026-06-11T04:00:00.000Z"],
  ]);
});

test("[ONB-06] a Grand Opening that moved twice moves the first charge", async () => {
  const { owner } = await aCompany(["2026-06-10"]);
  await moveOpening(owner, "2026-06-15");
  await moveOpening(owner, "2026-06-20");
  expect((await see(owner)).plans).toMatchObject([{ nextChargeAt: "2026-06-21T04:00:00.000Z" }]);
  kit.at("2026-06-21T03:00:00Z");
  await kit.settle();
  expect((await see(owner)).invoices).toEqual([]);
  kit.at("2026-06-21T05:00:00Z");
  await kit.settle();
  expect((await see(owner)).invoices).toMatchObject([{ createdAt: "2026-06-21T04:00:00.000Z", totalCents: 3333 }]);
});

test("[ONB-05] two open stores are 5% off, one in Open to Buy is not counted until it opens", async () => {
  const { owner } = await aCompany(["2020-01-01", "2020-01-01", "2026-07-15"]);
  kit.at("2026-07-02T05:00:00Z");
  await kit.settle();
  const two = await see(owner);
  expect([two.monthCents, two.billableCount]).toEqual([19_000, 2]);
  const july = two.invoices.filter(({ createdAt }) => createdAt.startsWith("2026-07-01"));
  expect(july.map(({ totalCents }) => totalCents)).toEqual([9500, 9500]);
  kit.at("2026-08-02T05:00:00Z");
  await kit.settle();
  const three = await see(owner);
  expect([three.monthCents, three.billableCount]).toEqual([28_500, 3]);
  // From July 16 to the end of the month: 16 of 31 days, 5% off.
  expect(three.invoices.find(({ createdAt }) => createdAt === "2026-07-16T04:00:00.000Z")?.totalCents).toBe(4903);
  expect(three.invoices.filter(({ createdAt }) => createdAt.startsWith("2026-08-01"))).toHaveLength(3);
});

test("[ONB-05] when one of two cancels, the next invoice of the other is whole again", async () => {
  const { owner, stores } = await aCompany(["2020-01-01", "2020-01-01"]);
  kit.at("2026-06-20T12:00:00Z");
  await kit.settle();
  kit.at("2026-06-20T12:00:01Z");
  const canceled = await owner.graphql(
    `mutation ($storeId: ID!) { cancelBillingPlan(storeId: $storeId) { isWaiting plans { name state } } }`,
    { storeId: String(stores[1]?.id) },
  );
  // What is shown is what the service confirmed.
  expect(canceled.data?.["cancelBillingPlan"]).toMatchObject({
    isWaiting: true,
    plans: [{ state: "PAID" }, { state: "PAID" }],
  });
  await kit.settle();
  expect(await see(owner)).toMatchObject({
    isWaiting: false,
    plans: [{ state: "PAID" }, { state: "ENDING", endsAt: "2026-07-01T04:00:00.000Z" }],
  });
  kit.at("2026-07-02T05:00:00Z");
  await kit.settle();
  const after = await see(owner);
  expect(after.plans[1]).toMatchObject({ state: "ENDED", step: "LOCKED" });
  expect(after.invoices[0]).toMatchObject({ totalCents: 10_000, createdAt: "2026-07-01T04:00:00.000Z" });
  expect(after.invoices.filter(({ createdAt }) => createdAt < "2026-07").map(({ totalCents }) => totalCents)).toEqual([
    9184, 9184,
  ]);
  await owner.graphql(`mutation ($storeId: ID!) { startBillingPlan(storeId: $storeId) { isWaiting } }`, {
    storeId: String(stores[1]?.id),
  });
  await kit.settle();
  expect((await see(owner)).plans[1]).toMatchObject({ state: "STARTING", nextChargeCents: 8887 });
});

test("[ONB-04] a report with a bad signature changes nothing, and counts once however often and late it comes", async () => {
  const { owner, stores } = await aCompany(["2026-06-10"], null);
  const opened = await owner.graphql(`mutation ($terms: String!) { openPaymentSetup(terms: $terms) }`, {
    terms: billingTermsVersion,
  });
  await kit.payments.press(String(opened.data?.["openPaymentSetup"]), { card: "4242" });
  const reports = kit.payments.payments.reports.splice(0);
  const signed = kit.payments.sign(firstOf(reports, ({ payload }) => payload.includes("method.attached")));
  expect(await kit.post({ ...signed, headers: { ...signed.headers, "stripe-signature": "t=1,v1=00" } })).toBe(403);
  await runJobs(kit.program);
  // At the service there is a card, and here there is none before its report.
  expect(await see(owner)).toMatchObject({ method: null, isSetupWaiting: true });
  expect([await kit.post(signed), await kit.post(signed), await kit.post(signed)]).toEqual([200, 200, 200]);
  const { rows } = await kit.program.owner.query("select id from billing_reports where account_id = $1", [
    stores[0]?.accountId,
  ]);
  expect(rows).toHaveLength(1);
  await kit.settle();
  // An old report that comes last is read again, and never replaces what is newer.
  expect(await kit.post(signed)).toBe(200);
  await kit.settle();
  expect(await see(owner)).toMatchObject({
    method: { last4: "4242" },
    isSetupWaiting: false,
    plans: [{ state: "FREE" }],
  });
  const terms = await kit.program.owner.query("select version, method_id from billing_terms where account_id = $1", [
    stores[0]?.accountId,
  ]);
  expect(terms.rows).toEqual([{ version: billingTermsVersion, method_id: expect.stringMatching(/^pm_/) }]);
});

test("[ONB-04] only the owner opens billing, and a stranger's invoice is not found", async () => {
  const { owner, store } = await aCompany(["2020-01-01"]);
  kit.at("2026-06-02T05:00:00Z");
  await kit.settle();
  const manager = await aPerson(kit.program, store, { role: roles.manager });
  const { data, errors } = await manager.graphql(viewQuery);
  expect(data?.["billing"]).toBeFalsy();
  expect(errors[0]?.extensions.code).toBe("forbidden");
  const setup = await manager.graphql(`mutation { openPaymentSetup(terms: "${billingTermsVersion}") }`);
  expect(setup.errors[0]?.extensions.code).toBe("forbidden");
  expect(kit.payments.payments.sessions.at(-1)?.kind).toBe("setup");
  const { rows } = await kit.program.owner.query<{ id: string }>(
    "select id from billing_invoices where account_id = $1",
    [store.accountId],
  );
  const other = await aCompany(["2020-01-01"]);
  const open = `mutation ($id: ID!) { openBillingInvoice(id: $id) }`;
  expect((await other.owner.graphql(open, { id: rows[0]?.id })).errors[0]?.extensions.code).toBe("not-found");
  expect((await owner.graphql(open, { id: rows[0]?.id })).data?.["openBillingInvoice"]).toMatch(/\/i\/in_/);
  expect((await owner.graphql(`mutation { openBillingPortal }`)).data?.["openBillingPortal"]).toMatch(
    /\/p\/session\/bps_/,
  );
  expect((await owner.graphql(`mutation { openPaymentSetup(terms: "old") }`)).errors[0]?.extensions.code).toBe(
    "invalid-input",
  );
});

test("[ONB-06] without a Grand Opening nothing is charged for 180 days, and then the owner is asked", async () => {
  const { owner, stores } = await aCompany([null]);
  expect((await see(owner)).plans).toMatchObject([
    { state: "WAITING", nextChargeAt: null, endsAt: "2026-11-28T05:00:00.000Z" },
  ]);
  kit.at("2026-11-29T12:00:00Z");
  await kit.settle();
  expect(await see(owner)).toMatchObject({ invoices: [], plans: [{ state: "ASKS", step: null }] });
  const job = ["billing.check-store", JSON.stringify({ storeId: stores[0]?.id, date: "2026-11-29" })];
  await kit.program.owner.query("select graphile_worker.add_job($1, $2::json)", job);
  await kit.settle();
  const mails = await kit.program.owner.query("select subject from mailbox where account_id = $1", [
    stores[0]?.accountId,
  ]);
  expect(mails.rows).toContainEqual({ subject: "When does Store A open?" });
  await moveOpening(owner, "2026-12-09");
  expect(await see(owner)).toMatchObject({
    invoices: [],
    plans: [{ state: "FREE", nextChargeAt: "2026-12-10T05:00:00.000Z" }],
  });
});

async function refusalCode(person: Person, query: string, variables = {}): Promise<string | null> {
  const [error] = (await person.graphql(query, variables)).errors;
  return error?.extensions.code ?? null;
}

const rename = `mutation ($changes: StoreChanges!) { editStore(changes: $changes) { id } }`;

async function standing(person: Person): Promise<unknown> {
  const { body } = await person.call({ path: "/api/vue/user" });
  return z.object({ stores: z.array(z.object({ billing: z.unknown() })) }).parse(body).stores[0]?.billing;
}

test("[ONB-04] from day 15 settings are read-only and the counter works; from day 30 only billing and exports do", async () => {
  const { owner, store } = await aCompany(["2020-01-01"], "0341");
  const manager = await aPerson(kit.program, store, { role: roles.manager });
  const openBuys = `{ buyLog { date } }`;
  kit.at("2026-06-03T12:00:00Z");
  await kit.settle();
  expect((await see(owner)).plans).toMatchObject([{ state: "UNPAID", step: "BANNER", daysPastDue: 1 }]);
  expect(await standing(manager)).toEqual({ step: "banner", days: 1 });
  expect(await refusalCode(manager, rename, { changes: { name: "Store Z" } })).toBeNull();
  kit.at("2026-06-17T12:00:00Z");
  expect(await refusalCode(manager, rename, { changes: { name: "Store Y" } })).toBe("settings-read-only");
  expect(await refusalCode(manager, openBuys)).not.toBe("store-locked");
  expect(await standing(manager)).toEqual({ step: "read-only", days: 15 });
  kit.at("2026-07-02T12:00:00Z");
  expect(await refusalCode(manager, openBuys)).toBe("store-locked");
  expect(await refusalCode(manager, `{ ledgerCsv }`)).toBeNull();
  expect(await standing(manager)).toEqual({ step: "locked", days: 30 });
  await kit.settle();
  expect((await see(owner)).plans).toMatchObject([{ step: "LOCKED" }]);
  const portal = await owner.graphql(`mutation { openBillingPortal }`);
  await kit.payments.press(String(portal.data?.["openBillingPortal"]), { act: "card", value: "4242" });
  await kit.payments.press(String(portal.data?.["openBillingPortal"]), { act: "pay", value: "" });
  await kit.settle();
  expect((await see(owner)).plans).toMatchObject([{ state: "PAID", step: null }]);
  expect(await refusalCode(manager, openBuys)).not.toBe("store-locked");
  expect(await standing(manager)).toBeNull();
});

test("a closed company's plans end, and none starts before its owner keeps the company", async () => {
  const { owner, store } = await aCompany(["2020-01-01"]);
  await kit.program.owner.query("update accounts set name = 'Elm Resale' where id = $1", [store.accountId]);
  const close = `mutation { closeCompany(name: "Elm Resale") { closedAt } }`;
  expect((await owner.graphql(close)).errors).toEqual([]);
  await kit.settle();
  expect((await see(owner)).plans).toMatchObject([{ state: "ENDING", nextChargeAt: null }]);
  const startPlan = `mutation ($id: ID!) { startBillingPlan(storeId: $id) { isWaiting } }`;
  expect(await refusalCode(owner, startPlan, { id: String(store.id) })).toBe("already-closed");
  expect((await owner.graphql(`mutation { keepCompany { closedAt } }`)).errors).toEqual([]);
  expect(await refusalCode(owner, startPlan, { id: String(store.id) })).toBeNull();
  await kit.settle();
  expect((await see(owner)).plans[0]?.nextChargeAt).not.toBeNull();
});
