import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { billingTermsVersion } from "#common/billing/billing-terms.ts";
import { roles } from "#common/permissions.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { billingProgram } from "#tests/kit/billing/billing-program.ts";
import type { BillingProgram } from "#tests/kit/billing/billing-program.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { connectContacts } from "#tests/kit/contacts/connect-list.ts";
import { audienceServices } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { connectRegister } from "#tests/kit/registers/connect-register.ts";
import { ringUp } from "#tests/kit/registers/counter.ts";
import { merchantServices } from "#tests/kit/registers/some-merchants.ts";
import type { MerchantServices } from "#tests/kit/registers/some-merchants.ts";
import { runJobs, runQueue } from "#tests/kit/run-jobs.ts";
import { aPerson, signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";
import { breakTable, replayWebhook, supportAt, waitingWebhooks } from "#tests/kit/support/webhooks.ts";

test("a person who left the list is worked off when the report is replayed", async () => {
  const lists: AudienceServices = await audienceServices(() => program.clock.now);
  const program = await testProgram({ services: lists.services });
  try {
    const { store, ana, manager } = await aBuyCounter(program);
    const support = await supportAt(program, store);
    await connectContacts(manager, lists);
    program.clock.pass(60_000);
    await runJobs(program);
    const contact = { email: "maya@shop.test", mobile: "2165550183" };
    expect((await createBuy(ana, aCheckIn({ contact, emailNews: true }))).errors).toEqual([]);
    program.clock.pass(60_000);
    await runJobs(program);
    const repair = await breakTable(program, "contact_stops");
    lists.leave("maya@shop.test");
    for (const { url, body } of lists.audiences.reports.splice(0)) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      await program.http.inject({ method: "POST", url: new URL(url).pathname, headers, payload: body });
    }
    await runQueue(program);
    const [webhook] = await waitingWebhooks(support);
    expect(webhook).toMatchObject({ inbox: "CONTACTS", kind: "Person left the list", tries: 1, trouble: "DATABASE" });
    expect(JSON.stringify(webhook)).not.toContain("maya");
    await repair();
    expect(await replayWebhook(support, webhook)).toBe("BOOKED");
    await runJobs(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect(await replayWebhook(support, webhook)).toBe("DONE");
    const { rows } = await program.owner.query("select from events where name = 'contacts.email-stopped'");
    expect(rows).toHaveLength(1);
  } finally {
    await program.stop();
    await lists.stop();
  }
});

test("a sale that a register service reported is read when its report is replayed", async () => {
  const services: MerchantServices = await merchantServices(() => program.clock.now);
  const program = await testProgram({ services: services.services });
  try {
    program.clock.now = new Date("2026-03-05T22:00:00Z");
    const store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
    const support = await supportAt(program, store);
    await connectRegister(await aPerson(program, store, { role: roles.manager }), services);
    program.clock.pass(60_000);
    await runJobs(program);
    ringUp(services.shop, {
      ...{ locationId: "L0MAPLE", at: program.clock.now, teamMemberId: "TMML0RESALE1", customerId: "ML0RESALE-P-1" },
      lines: [{ variationId: null, name: "Jacket", pieces: 1, price: 1000, discount: 0, tax: 55 }],
      paid: [{ with: "CASH", amount: 1055 }],
    });
    services.trouble = { status: 503 };
    const url = "/api/registers/square/events";
    for (const { body, headers } of services.takeReports(`${program.platform.publicUrl}${url}`)) {
      expect((await program.http.inject({ method: "POST", url, headers, payload: body })).statusCode).toBe(200);
    }
    await runJobs(program);
    const [webhook] = await waitingWebhooks(support);
    expect(webhook).toMatchObject({ inbox: "REGISTERS", service: "square", serviceName: "Square", trouble: "SERVICE" });
    services.trouble = null;
    // Not before the service's next try is due: it needs rest after a failure.
    program.clock.pass(2 * 60_000);
    expect(await replayWebhook(support, webhook)).toBe("BOOKED");
    await runJobs(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect(await replayWebhook(support, webhook)).toBe("DONE");
    const { rows } = await program.owner.query("select from pos_transactions where store_id = $1", [store.id]);
    expect(rows).toHaveLength(1);
  } finally {
    await program.stop();
    await services.stop();
  }
});

describe("texts", () => {
  let program: TestProgram;
  let carrier: CarrierServices;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ program, carrier, stop } = await carrierProgram(new Date("2026-11-18T17:00:00Z")));
  });
  afterAll(() => stop());

  const post = ({ url, headers, fields: posted }: SignedReport) =>
    program.http.inject({
      ...{ method: "POST", url: url.replace("http://hangtag.test", "") },
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(posted).toString(),
    });

  test("a stuck text is worked off with those before it, in the order in which they came", async () => {
    carrier.carrier.available.push("+16144440177");
    const store = await aStore(program, { timeZone: "America/New_York" });
    await program.owner.query("update stores set phone_number = '6145550000' where id = $1", [store.id]);
    await program.owner.query(
      "insert into texting_numbers (store_id, provider, asked_at) values ($1, 'twilio', now()) on conflict do nothing",
      [store.id],
    );
    const payload = JSON.stringify({ storeId: store.id, date: "2026-11-18" });
    await program.owner.query("select hangtag.add_job('texting.order-number', $1::json, null, 1, null)", [payload]);
    await runJobs(program);
    const support = await supportAt(program, store);
    const repair = await breakTable(program, "texting_messages");
    for (const body of ["STOP", "START"]) {
      await post(carrier.say({ from: "+16145550199", to: "+16144440177", body }));
    }
    await runQueue(program);
    const webhooks = await waitingWebhooks(support);
    expect(webhooks).toMatchObject([
      { inbox: "TEXTING", kind: "Incoming text", tries: 1, trouble: "DATABASE" },
      { inbox: "TEXTING", kind: "Incoming text", tries: 0, trouble: null },
    ]);
    expect(JSON.stringify(webhooks)).not.toMatch(/STOP|5550199/);
    await repair();
    expect(await replayWebhook(support, webhooks[1])).toBe("BOOKED");
    await runJobs(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect([await replayWebhook(support, webhooks[0]), await replayWebhook(support, webhooks[1])]).toEqual([
      "DONE",
      "DONE",
    ]);
    const { rows } = await program.owner.query("select body from texting_messages where store_id = $1 order by id", [
      store.id,
    ]);
    expect(rows).toEqual([{ body: "STOP" }, { body: "START" }]);
  });
});

describe("billing", () => {
  let kit: BillingProgram;
  beforeAll(async () => {
    kit = await billingProgram("2026-06-01T12:00:00Z");
  });
  afterAll(() => kit.stop());

  test("what the billing service reported is looked at again", async () => {
    const { program } = kit;
    const store = await aStore(program, { timeZone: "America/New_York" });
    const support = await supportAt(program, store);
    const owner = await signedIn(
      program,
      await aUser(program, { account: { id: store.accountId }, role: roles.owner }),
      {
        store,
      },
    );
    const { openPaymentSetup } = await askFor(owner, `mutation { openPaymentSetup(terms: "${billingTermsVersion}") }`);
    await kit.payments.press(String(openPaymentSetup), { card: "4242" });
    const repair = await breakTable(program, "billing_accounts");
    for (const report of kit.payments.payments.reports.splice(0)) {
      await kit.post(kit.payments.sign(report));
    }
    await runQueue(program);
    const webhooks = await waitingWebhooks(support);
    expect(webhooks).toContainEqual(expect.objectContaining({ inbox: "BILLING", kind: "Card on file" }));
    await repair();
    expect(await replayWebhook(support, webhooks[0])).toBe("BOOKED");
    await runQueue(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect(await replayWebhook(support, webhooks[0])).toBe("DONE");
  });
});
