import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** A Tuesday at 3:14 PM in Chicago, in a store that buys until 7. */
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  manager = await aPerson(program, store, { role: roles.manager });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes, buying_closes_minutes)
     select $1, day, 600, 1200, 1140 from generate_series(0, 6) as day`,
    [store.id],
  );
  await setRules({ takesRequests: true });
});

async function setRules(changes: Record<string, unknown>): Promise<void> {
  const change = "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { takesRequests } }";
  expect((await manager.graphql(change, { changes })).errors).toEqual([]);
}

type Answer = { status: number; html: string; cookie: string; location: string };

async function ask(
  method: "GET" | "POST",
  url: string,
  { cookie = "", fields, address = "203.0.113.7" }: { cookie?: string; fields?: object; address?: string } = {},
): Promise<Answer> {
  const { statusCode, body, headers } = await program.http.inject({
    ...{ method, url },
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address, cookie },
    ...(fields !== undefined && { payload: new URLSearchParams(Object.entries(fields)).toString() }),
  });
  const html = body.replace(/<style>.*<\/style>/s, "");
  return { status: statusCode, html, cookie: String(headers["set-cookie"]), location: String(headers.location) };
}

async function pairingCode(): Promise<string> {
  const { data } = await manager.graphql("mutation { createPairingCode { code } }");
  return String(recordOf(data?.["createPairingCode"])["code"]);
}

/** Returns the cookie of a new tablet. */
async function pair(): Promise<string> {
  const paired = await ask("POST", "/kiosk/pair", { fields: { code: await pairingCode() } });
  expect(paired).toMatchObject({ status: 303, location: "/kiosk" });
  return String(paired.cookie.split(";")[0]);
}

const typed = (changes: Record<string, string> = {}) => ({
  ...{ id: randomUUID(), firstName: "Mia", lastName: "Lane", mobile: "(216) 555-0171", email: "" },
  ...{ containers: "2", isDropOff: "no" },
  ...changes,
});

const devicesQuery = "{ devices { id name type lastSeenAt revokedAt } }";

test("a tablet is set up with a code of Devices, once, and stands there with the hour it was seen", async () => {
  expect((await ask("GET", "/kiosk")).html).toContain("Set up a check-in tablet");
  const code = await pairingCode();
  const spaced = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  const paired = await ask("POST", "/kiosk/pair", { fields: { code: spaced } });
  expect(paired.cookie).toMatch(/^hangtag_kiosk=[0-9a-z]+\.[\w-]{22};.*Path=\/kiosk; HttpOnly.*SameSite=Strict/);
  expect(await ask("POST", "/kiosk/pair", { fields: { code } })).toMatchObject({
    status: 422,
    html: expect.stringContaining("This code isn't valid"),
  });
  const cookie = String(paired.cookie.split(";")[0]);
  program.clock.pass(60_000);
  expect((await ask("GET", "/kiosk", { cookie })).html).toMatch(/Check in to sell.*Get in line/s);
  const { data } = await manager.graphql(devicesQuery);
  expect(data?.["devices"]).toEqual([
    expect.objectContaining({ name: "Check-in tablet", type: "tablet", lastSeenAt: "2026-03-10T20:15:00.000Z" }),
  ]);
  await pair();
  const { data: both } = await manager.graphql(devicesQuery);
  expect(both?.["devices"]).toMatchObject([{ name: "Check-in tablet" }, { name: "Check-in tablet 2" }]);
});

test("[BUY-04] sellers check in at the tablet one after the other, and their consent names it", async () => {
  const cookie = await pair();
  const form = await ask("GET", "/kiosk", { cookie });
  expect(form.html).not.toMatch(/autocomplete="(?!off)|license|idNumber|ID number/i);
  const fields = typed({ buyTexts: "yes" });
  const first = await ask("POST", "/kiosk", { cookie, fields });
  expect(first).toMatchObject({ status: 200, html: expect.stringContaining("You're first in line") });
  expect(first.html).toMatch(/<svg.*Scan to follow along on your phone.*href="\/kiosk">Done/s);
  expect(first.html).not.toMatch(/Mia|Lane|555/);
  expect((await ask("POST", "/kiosk", { cookie, fields })).html).toContain("You're first in line");
  program.clock.pass(1000);
  const second = await ask("POST", "/kiosk?lang=es", { cookie, fields: typed({ mobile: "2165550172" }) });
  expect(second.html).toContain("Usted es el número 2 de la fila");
  expect((await ask("POST", "/kiosk", { cookie, fields: typed() })).html).toMatch(/already in line, first.*Done/s);
  const { rows } = await program.owner.query(
    `select request.source, consent.source as consent_source, device.name
     from checkin_requests as request
     left join texting_consents as consent on consent.store_id = request.store_id and consent.phone = request.mobile
     left join devices as device on device.store_id = consent.store_id and device.id::text = consent.device_id
     where request.store_id = $1 order by request.created_at`,
    [store.id],
  );
  expect(rows).toEqual([
    { source: "kiosk", consent_source: "kiosk", name: "Check-in tablet" },
    { source: "kiosk", consent_source: null, name: null },
  ]);
});

test("the store's own tablet is no stranger: more sellers than a network may, but each phone five times an hour", async () => {
  const cookie = await pair();
  for (let turn = 0; turn < 65; turn += 1) {
    const fields = typed({ mobile: `21655501${String(turn + 10).padStart(2, "0")}` });
    expect((await ask("POST", "/kiosk", { cookie, fields })).status).toBe(200);
  }
});

test("what is wrong is marked, what no form of ours sends is refused, and the store's switches hold", async () => {
  const cookie = await pair();
  const wrong = await ask("POST", "/kiosk", { cookie, fields: typed({ mobile: "555" }) });
  expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining("Enter a mobile number with area code") });
  expect((await ask("POST", "/kiosk", { cookie, fields: { ...typed(), idNumber: "W12" } })).status).toBe(422);
  await setRules({ takesRequests: false });
  expect((await ask("POST", "/kiosk", { cookie, fields: typed() })).status).toBe(409);
  expect((await ask("GET", "/kiosk", { cookie })).html).toContain("Please check in at the counter");
});

test("a removed tablet, an invented cookie and a code that is guessed open nothing", async () => {
  const cookie = await pair();
  const revoke = "mutation ($id: Uuid!) { revokeDevice(id: $id) { id } }";
  const { rows } = await program.owner.query("select id from devices where store_id = $1", [store.id]);
  expect((await manager.graphql(revoke, { id: rows[0].id })).errors).toEqual([]);
  const invented = `hangtag_kiosk=${store.id.toString(36)}.${"a".repeat(22)}`;
  for (const held of [cookie, invented, "hangtag_kiosk=%00", "hangtag_kiosk=1.x", ""]) {
    expect((await ask("POST", "/kiosk", { cookie: held, fields: typed() })).html).toContain("Set up a check-in tablet");
  }
  const address = "203.0.113.99";
  for (const code of ["", "A".repeat(5000), "AAAAAAA0"]) {
    expect((await ask("POST", "/kiosk/pair", { fields: { code }, address })).status).toBe(422);
  }
  for (let turn = 0; turn < 5; turn += 1) {
    await ask("POST", "/kiosk/pair", { fields: { code: "ABCDEFGH" }, address });
  }
  const blocked = await ask("POST", "/kiosk/pair", { fields: { code: await pairingCode() }, address });
  expect(blocked).toMatchObject({ status: 429, html: expect.stringContaining("Try again in 10 minutes") });
});

test("an address that looks mistyped proposes the one that was meant, once; it is taken as it is when sent again", async () => {
  const cookie = await pair();
  const fields = typed({ email: "Mia@gmial.com" });
  const slip = await ask("POST", "/kiosk", { cookie, fields });
  expect(slip).toMatchObject({ status: 422, html: expect.stringContaining("Did you mean <b>mia@gmail.com</b>?") });
  expect(slip.html).toContain('name="emailMeant" value="mia@gmail.com"');
  expect((await ask("POST", "/kiosk?lang=es", { cookie, fields })).html).toContain("¿Quiso decir");
  const kept = { ...fields, emailSeen: "Mia@gmial.com" };
  expect((await ask("POST", "/kiosk", { cookie, fields: kept })).html).toContain("You're first in line");
  program.clock.pass(1000);
  const other = typed({ mobile: "2165550172", email: "ana@gmial.com", emailMeant: "ana@gmail.com" });
  expect((await ask("POST", "/kiosk", { cookie, fields: other })).status).toBe(200);
  expect(await emails()).toEqual(["mia@gmial.com", "ana@gmail.com"]);
});

async function emails(): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ email: string }>(
    "select email from checkin_requests where store_id = $1 order by created_at, id",
    [store.id],
  );
  return rows.map(({ email }) => email);
}

test("a store without a contact list asks nobody about email news, and a tick that its page does not have says nothing", async () => {
  const cookie = await pair();
  expect((await ask("GET", "/kiosk", { cookie })).html).not.toContain('name="emailNews"');
  const fields = typed({ email: "mia@shop.test", emailNews: "yes" });
  expect((await ask("POST", "/kiosk", { cookie, fields })).status).toBe(200);
  const { rows } = await program.owner.query("select email_opt_in_words from checkin_requests where store_id = $1", [
    store.id,
  ]);
  expect(rows).toEqual([{ email_opt_in_words: null }]);
});
