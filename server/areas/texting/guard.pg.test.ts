import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aConsent, aTextingNumber, aThread } from "#tests/kit/texting/a-text.ts";

/** Straight into the tables, as a program with a bug or a person with a console would. */
let program: TestProgram;
let store: TestStore;
let phones = 100;
let numbers = 2000;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  store = await aStore(program, { timeZone: "America/New_York" });
  numbers += 1;
  await aTextingNumber(program, store, { phone: `+1614555${numbers}` });
});

/** A Wednesday in New York. */
const noon = "2026-11-18T12:00:00-05:00";

type Text = { kind?: string; at?: string; status?: string };

async function insertText(thread: { id: string }, { kind = "conversation", at = noon, status = "queued" }: Text = {}) {
  const id = randomUUID();
  await program.owner.query(
    `insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, send_at, created_at)
     values ($1, $2, $3, 'out', $4, 'Hello', 1, $5, $6, $6)`,
    [store.id, id, thread.id, kind, status, at],
  );
  return id;
}

function setStatus(id: string, status: string, at = noon): Promise<unknown> {
  return program.owner.query("update texting_messages set status = $3, send_at = $4 where store_id = $1 and id = $2", [
    ...[store.id, id, status, at],
  ]);
}

/** Returns the database's message; null when it took the row. */
async function refusalOf(insert: Promise<unknown>): Promise<string | null> {
  const [result] = await Promise.allSettled([insert]);
  return result?.status === "rejected" && result.reason instanceof Error ? result.reason.message : null;
}

/** A customer in the store's own zone who wrote to it. */
function aCustomer({ areaCode = "614", hasWritten = true } = {}) {
  phones += 1;
  const phone = `+1${areaCode}5550${phones}`;
  return aThread(program, store, { phone, wroteAt: hasWritten ? new Date(noon) : null });
}

test("[TXT-05] a text to a phone that opted out is refused by the database itself", async () => {
  const customer = await aCustomer();
  const earlier = await insertText(customer);
  await aConsent(program, store, { phone: customer.phone, purpose: "all", action: "opt_out" });
  await expect(insertText(customer, { at: "2026-11-18T12:01:00-05:00" })).rejects.toMatchObject({
    code: "TX001",
    message: "TEXT_OPTED_OUT",
  });
  await expect(setStatus(earlier, "sending")).rejects.toMatchObject({ message: "TEXT_OPTED_OUT" });
});

test("nobody but the customer lifts an opt-out, and a later consent at the counter does not either", async () => {
  const customer = await aCustomer();
  const { phone } = customer;
  await aConsent(program, store, { phone, purpose: "all", action: "opt_out" });
  await expect(aConsent(program, store, { phone, purpose: "all" })).rejects.toThrow("only_they_restart");
  await aConsent(program, store, { phone, purpose: "marketing" });
  await expect(insertText(customer, { kind: "coupon" })).rejects.toThrow("TEXT_OPTED_OUT");
});

test("the ledger is only added to, also by the owner of the database", async () => {
  const { phone } = await aCustomer();
  await aConsent(program, store, { phone, purpose: "buys" });
  const change = program.owner.query("update texting_consents set action = 'opt_out' where phone = $1", [phone]);
  await expect(change).rejects.toMatchObject({ code: "TX002" });
  const removal = program.owner.query("delete from texting_consents where phone = $1", [phone]);
  await expect(removal).rejects.toMatchObject({ code: "TX002" });
});

test.each(["not_started", "brand_pending", "campaign_failed", "suspended"])(
  "a store whose registration is %s texts nobody",
  async (state) => {
    const customer = await aCustomer();
    await program.owner.query("update texting_numbers set registration_state = $2 where store_id = $1", [
      store.id,
      state,
    ]);
    await expect(insertText(customer)).rejects.toThrow("TEXT_NOT_REGISTERED");
  },
);

test("a Canadian store needs no registration for Canadian phones, and does for others", async () => {
  await program.owner.query("update texting_numbers set registration_state = 'not_started' where store_id = $1", [
    store.id,
  ]);
  const [canadian, american] = [await aCustomer({ areaCode: "416" }), await aCustomer()];
  await expect(insertText(canadian)).rejects.toThrow("TEXT_NOT_REGISTERED");
  await program.owner.query("update stores set country = 'CA' where id = $1", [store.id]);
  await insertText(canadian);
  await expect(insertText(american)).rejects.toThrow("TEXT_NOT_REGISTERED");
});

test("landlines, short codes and phones abroad are not texted", async () => {
  const landline = await aCustomer();
  await program.owner.query("update texting_threads set untextable_reason = 'landline' where id = $1", [landline.id]);
  await expect(insertText(landline)).rejects.toThrow("TEXT_NOT_TEXTABLE");
  for (const phone of ["22395", "+447911123456"]) {
    const thread = await aThread(program, store, { phone, wroteAt: new Date(noon) });
    await expect(insertText(thread)).rejects.toThrow("TEXT_NOT_TEXTABLE");
  }
});

test("a kind needs its own consent, and who wrote first may be answered", async () => {
  const stranger = await aCustomer({ hasWritten: false });
  for (const kind of ["conversation", "auto", "buy", "coupon", "reminder"]) {
    await expect(insertText(stranger, { kind })).rejects.toThrow("TEXT_NO_CONSENT");
  }
  await aConsent(program, store, { phone: stranger.phone, purpose: "buys" });
  await insertText(stranger, { kind: "buy" });
  await insertText(stranger, { at: "2026-11-18T12:00:01-05:00" });
  await expect(insertText(stranger, { kind: "coupon" })).rejects.toThrow("TEXT_NO_CONSENT");
  const writer = await aCustomer();
  await insertText(writer, { at: "2026-11-18T12:00:02-05:00" });
  await expect(insertText(writer, { kind: "reminder" })).rejects.toThrow("TEXT_NO_CONSENT");
});

test("who gave the phone with an online order may be texted by a person, and by nothing else", async () => {
  const shopper = await aCustomer({ hasWritten: false });
  await aConsent(program, store, { phone: shopper.phone, purpose: "orders" });
  await insertText(shopper, { kind: "conversation" });
  for (const kind of ["auto", "buy", "coupon", "reminder"]) {
    await expect(insertText(shopper, { kind, at: "2026-11-18T12:00:05-05:00" })).rejects.toThrow("TEXT_NO_CONSENT");
  }
});

test("declining coupons leaves the texts about the own buy, and STOP ends both consents", async () => {
  const customer = await aCustomer({ hasWritten: false });
  const { phone } = customer;
  await aConsent(program, store, { phone, purpose: "buys" });
  await aConsent(program, store, { phone, purpose: "marketing" });
  await aConsent(program, store, { phone, purpose: "marketing", action: "opt_out" });
  await expect(insertText(customer, { kind: "coupon" })).rejects.toThrow("TEXT_NO_CONSENT");
  await insertText(customer, { kind: "buy" });
});

const quiet = "TEXT_QUIET_HOURS";

test.each([
  { when: "9 in the morning", areaCode: "614", at: "2026-11-18T09:00:00-05:00", refusal: null },
  { when: "a minute before", areaCode: "614", at: "2026-11-18T08:59:00-05:00", refusal: quiet },
  { when: "a minute before 8 in the evening", areaCode: "614", at: "2026-11-18T19:59:59-05:00", refusal: null },
  { when: "8 in the evening", areaCode: "614", at: "2026-11-18T20:00:00-05:00", refusal: quiet },
  { when: "a Sunday at 11:59", areaCode: "614", at: "2026-11-22T11:59:00-05:00", refusal: quiet },
  { when: "a Sunday at noon", areaCode: "614", at: "2026-11-22T12:00:00-05:00", refusal: null },
  { when: "9:30 for a phone in San Francisco", areaCode: "415", at: "2026-11-18T09:30:00-05:00", refusal: quiet },
  { when: "9 there", areaCode: "415", at: "2026-11-18T12:00:00-05:00", refusal: null },
  { when: "8 in the evening here and 5 there", areaCode: "415", at: "2026-11-18T20:00:00-05:00", refusal: quiet },
  { when: "9:30 for an area code in two zones", areaCode: "850", at: "2026-11-18T09:30:00-05:00", refusal: quiet },
  { when: "10 for an area code in two zones", areaCode: "850", at: "2026-11-18T10:00:00-05:00", refusal: null },
])("marketing at $when in Ohio", async ({ areaCode, at, refusal }) => {
  const customer = await aCustomer({ areaCode });
  await aConsent(program, store, { phone: customer.phone, purpose: "marketing" });
  expect(await refusalOf(insertText(customer, { kind: "coupon", at }))).toBe(refusal);
});

test("buys are texted in the store's hours and an hour after; people's answers at any hour", async () => {
  const customer = await aCustomer();
  await aConsent(program, store, { phone: customer.phone, purpose: "buys" });
  const buy = (at: string): Promise<string> => insertText(customer, { kind: "buy", at });
  await expect(buy("2026-11-18T21:00:00-05:00")).rejects.toThrow(quiet);
  await buy("2026-11-18T20:59:00-05:00");
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) values ($1, 3, 600, 1080)`,
    [store.id],
  );
  await expect(buy("2026-11-18T09:59:00-05:00")).rejects.toThrow(quiet);
  await buy("2026-11-18T10:00:00-05:00");
  await buy("2026-11-18T18:59:00-05:00");
  await expect(buy("2026-11-18T19:00:00-05:00")).rejects.toThrow(quiet);
  await insertText(customer, { at: "2026-11-18T02:00:00-05:00" });
});

test("a number sends one text a second, also when two tills insert at once", async () => {
  const [first, second] = [await aCustomer(), await aCustomer()];
  const both = await Promise.allSettled([insertText(first), insertText(second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(insertText(second, { at: "2026-11-18T12:00:00.999-05:00" })).rejects.toThrow("TEXT_RATE_LIMIT");
  await insertText(second, { at: "2026-11-18T12:00:01-05:00" });
});

test("the sixteenth marketing text of a month to one person is refused, the first of the next is not", async () => {
  const customer = await aCustomer();
  await aConsent(program, store, { phone: customer.phone, purpose: "marketing" });
  const days = Array.from({ length: 15 }, (_, at) => String(at + 2).padStart(2, "0"));
  for (const day of days) {
    await insertText(customer, { kind: "coupon", at: `2026-11-${day}T13:00:00-05:00` });
  }
  const last = { kind: "reminder", at: "2026-11-30T13:00:00-05:00" };
  await expect(insertText(customer, last)).rejects.toThrow("TEXT_RATE_LIMIT");
  await insertText(customer, { at: "2026-11-30T14:00:00-05:00" });
  await insertText(customer, { kind: "coupon", at: "2026-12-01T13:00:00-05:00" });
});

test("a status never goes backwards, and nothing begins as sent", async () => {
  const customer = await aCustomer();
  await expect(insertText(customer, { status: "sent" })).rejects.toMatchObject({ code: "TX003" });
  const id = await insertText(customer);
  await expect(setStatus(id, "delivered")).rejects.toMatchObject({ code: "TX003" });
  for (const status of ["sending", "unknown", "sent", "delivered"]) {
    await setStatus(id, status);
  }
  for (const status of ["sent", "sending", "queued"]) {
    await expect(setStatus(id, status)).rejects.toMatchObject({ code: "TX003" });
  }
});
