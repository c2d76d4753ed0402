import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

/** A Tuesday at 3:14 PM in Chicago. */
const afternoon = new Date("2026-03-10T20:14:00Z");

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** A store of its own for each test, open from 10 to 8 every day and buying until 7. */
beforeEach(async () => {
  program.clock.now = afternoon;
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  ana = await aPerson(program, store, { firstName: "Ana" });
  manager = await aPerson(program, store, { role: roles.manager });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes, buying_closes_minutes)
     select $1, day, 600, 1200, 1140 from generate_series(0, 6) as day`,
    [store.id],
  );
  await setRules({ requiresPosCode: false, takesRequests: true });
});

async function setRules(changes: Record<string, unknown>): Promise<void> {
  const change =
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { takesRequests checkInUrl } }";
  expect((await manager.graphql(change, { changes })).errors).toEqual([]);
}

/** Its words without the style, and how much is sent in all. */
type Page = { status: number; html: string; bytes: number; location: string };

async function open(url: string, headers: Record<string, string> = {}): Promise<Page> {
  const { statusCode, body, headers: answered } = await program.http.inject({ method: "GET", url, headers });
  return { ...read(body), status: statusCode, location: String(answered.location) };
}

async function post(url: string, fields: Record<string, string>, address = "203.0.113.7"): Promise<Page> {
  const { statusCode, body, headers } = await program.http.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address },
    payload: new URLSearchParams(fields).toString(),
  });
  return { ...read(body), status: statusCode, location: String(headers.location) };
}

function read(body: string): Pick<Page, "html" | "bytes"> {
  return { html: body.replace(/<style>.*<\/style>/s, ""), bytes: Buffer.byteLength(body) };
}

const formPath = () => `/checkin/maple-street-${store.id.toString(36)}`;

const typed = (changes: Record<string, string> = {}) => ({
  ...{ id: randomUUID(), firstName: "Mia", lastName: "Lane", mobile: "(216) 555-0171", email: "" },
  ...{ containers: "2", isDropOff: "no" },
  ...changes,
});

type CheckedIn = { id: string; number: number; path: string };

async function checkIn(fields: Parameters<typeof aCheckIn>[0] = {}): Promise<CheckedIn> {
  const buy = aCheckIn(fields);
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  const { data } = await ana.graphql("query ($id: Uuid!) { buy(id: $id) { buy { number sellerPageUrl } } }", {
    id: buy.id,
  });
  const { number, sellerPageUrl } = recordOf(recordOf(data?.["buy"])["buy"]);
  return { id: buy.id, number: Number(number), path: new URL(String(sellerPageUrl)).pathname };
}

async function planOf({ id }: Pick<CheckedIn, "id">): Promise<unknown> {
  const question = "query ($id: Uuid!) { buy(id: $id) { buy { sellerPlan sellerReturnsAt status stage } } }";
  const { data } = await ana.graphql(question, { id });
  return recordOf(data?.["buy"])["buy"];
}

async function requests(): Promise<unknown> {
  const { data } = await ana.graphql("{ checkinRequests { firstName mobile containers status } }");
  return data?.["checkinRequests"];
}

test("a waiting seller reads number, range, place, hours and pickup day, in English and Spanish, within 80 KB and without a name", async () => {
  const first = await checkIn({ contact: { mobile: "2165550101" } });
  program.clock.pass(60_000);
  const own = await checkIn({ contact: { firstName: "Zoraida", mobile: "2165550102" } });
  await ana.graphql("mutation ($id: Uuid!) { startSorting(id: $id) { id } }", { id: first.id });
  const page = await open(own.path);
  expect(page.status).toBe(200);
  expect(page.html).toMatch(/<text class="n"[^>]*>2<\/text>.*About 20 to 30 minutes.*Likely ready between/s);
  expect(page.html).toMatch(/<li class="sorting"><b>1<\/b>Sorting now<\/li><li class="you"><b>2<\/b>You<\/li>/);
  expect(page.html).toMatch(/Today, Tuesday.*We buy until.*7:00 PM.*Store open until.*8:00 PM/s);
  expect(page.html).toContain("Please pick up by Thursday, Mar 12, 8:00 PM.");
  expect(page.html).not.toMatch(/Zoraida|Ruiz|2165550102/);
  const script = await open("/b/live.js");
  expect(page.bytes + script.bytes).toBeLessThan(80_000);
  const spanish = await open(own.path, { "accept-language": "es-MX,es;q=0.9" });
  expect(spanish.html).toMatch(/lang="es".*Su número.*De 20 a 30 minutos, más o menos.*¿Qué prefiere\?/s);
});

test("C6: hours around a gap read as two spans on the seller's page and in the list of the week", async () => {
  await program.owner.query(
    "insert into store_hour_gaps select $1, weekday, 780, 840 from generate_series(2, 3) as weekday",
    [store.id],
  );
  const { path } = await checkIn();
  expect((await open(path)).html).toMatch(
    /Today, Tuesday.*We buy<.*10 AM to 1 PM, 2 PM to 7 PM.*Store open<.*10 AM to 1 PM, 2 PM to 8 PM/s,
  );
  const spanish = await open(path, { "accept-language": "es" });
  expect(spanish.html).toContain("De 10 a. m. a 1 p. m., de 2 p. m. a 7 p. m.");
  program.clock.now = new Date("2026-03-11T00:30:00Z");
  expect((await open(formPath())).html).toMatch(
    /Tuesday<.*10 AM to 1 PM, 2 PM to 7 PM.*Wednesday<.*10 AM to 1 PM, 2 PM to 7 PM.*Thursday<\/dt><dd>10 AM to 7 PM/s,
  );
});

test("ready, finished and closed each have their own page, and a wrong link is a plain 404", async () => {
  const own = await checkIn();
  await ana.graphql("mutation ($id: Uuid!) { markBuyReady(id: $id, sorted: {}) { buy { id } } }", { id: own.id });
  expect((await open(own.path)).html).toMatch(/Your buy is ready.*say <b>1<\/b>.*I'm on my way.*Ready since 3:14 PM/s);
  const done = "mutation ($id: Uuid!) { completeBuy(id: $id, outcome: PASSED_ALL) { id } }";
  expect((await ana.graphql(done, { id: own.id })).errors).toEqual([]);
  expect((await open(own.path)).html).toMatch(/All done.*Thanks for selling to us/s);
  const late = await checkIn({ contact: { mobile: "2165550103" } });
  program.clock.now = new Date("2026-03-11T02:30:00Z");
  expect((await open(late.path)).html).toMatch(/We're closed\. Your bags are safe.*first in line.*Wednesday at 10 AM/s);
  for (const wrong of [`${own.path.slice(0, -1)}_`, "/b/x", `/b/1.${"a".repeat(22)}`, `/b/zzzzzz.${"a".repeat(22)}`]) {
    expect(await open(wrong)).toMatchObject({ status: 404, html: expect.stringContaining("Page not found") });
  }
});

test("coming back is offered first for when the offer should be there", async () => {
  const { html } = await open((await checkIn({ pile: { bags: 9, boxes: 0, bins: 0, others: 0 } })).path);
  expect(html).toContain("Likely ready between <b>4:44 PM and 5:29 PM</b>");
  expect(html).toMatch(/<option value="[^"]+" selected>5:30 PM</);
});

test("a seller who comes back, is on the way or wants the bags back is seen at the counter and in the history", async () => {
  const own = await checkIn();
  const times = [...(await open(own.path)).html.matchAll(/<option value="([^"]+)"/g)].map(([, time]) => String(time));
  expect(times[0]).toBe("2026-03-10T21:00:00.000Z");
  expect(times.at(-1)).toBe("2026-03-13T01:00:00.000Z");
  const answer = await post(own.path, { plan: "returns", returnsAt: String(times[2]) });
  expect(answer).toMatchObject({ status: 303, location: own.path });
  expect(await planOf(own)).toMatchObject({ sellerPlan: "RETURNS", sellerReturnsAt: times[2] });
  await post(own.path, { plan: "cancels" });
  expect(await planOf(own)).toMatchObject({ sellerPlan: "CANCELS", sellerReturnsAt: null, status: "OPEN" });
  expect((await open(own.path)).html).toContain("We'll have your bags ready");
  const { rows } = await program.owner.query(
    "select payload from events where name = 'buy.seller-answered' and record_id = $1 order by at, id",
    [own.id],
  );
  expect(rows.map(({ payload }) => payload.plan)).toEqual(["returns", "cancels"]);
});

test.each([
  ["no time", { plan: "returns" }],
  ["year 1", { plan: "returns", returnsAt: "0001-01-01T00:00:00Z" }],
  ["year 9999", { plan: "returns", returnsAt: "9999-12-31T00:00:00Z" }],
  ["a minute ago", { plan: "returns", returnsAt: "2026-03-10T20:13:00Z" }],
  ["NUL", { plan: "returns", returnsAt: "\u0000" }],
  ["an unknown plan", { plan: "leaves" }],
  ["no plan", { returnsAt: "2026-03-10T21:00:00.000Z" }],
  ["100,000 letters", { plan: "waits".repeat(20_000) }],
])("what a page never offered changes nothing: %s", async (_name, fields) => {
  const own = await checkIn();
  expect((await post(own.path, Object.fromEntries(Object.entries(fields)))).status).toBe(303);
  expect(await planOf(own)).toMatchObject({ sellerPlan: null });
});

test("the form counts everybody who waits, at the counter too, as ahead", async () => {
  await checkIn();
  await checkIn();
  await post(formPath(), typed());
  expect((await open(formPath())).html).toContain("3 sellers are ahead of you.");
});

test("[BUY-04] a seller checks in alone, stands in line once however often it is sent, and the page follows to the number", async () => {
  const form = await open(formPath());
  expect(form.html).toMatch(/Check in to sell.*Nobody is ahead of you.*Get in line/s);
  const fields = typed();
  const sent = await post(formPath(), fields);
  expect(sent).toMatchObject({ status: 303, location: expect.stringMatching(/^\/b\//) });
  expect((await post(formPath(), fields)).location).toBe(sent.location);
  expect(await requests()).toEqual([{ firstName: "Mia", mobile: "+12165550171", containers: 2, status: "NEW" }]);
  expect((await open(sent.location)).html).toMatch(/You're first in line.*bring your bags to the counter/s);
  expect((await post(formPath(), typed())).html).toContain("You're already in line, first");
  const { rows } = await program.owner.query("select id from checkin_requests where store_id = $1", [store.id]);
  const own = await checkIn({ contact: { mobile: "2165550171" }, checkinRequestId: rows[0].id });
  expect(own.path).toBe(sent.location);
  expect((await open(sent.location)).html).toMatch(/Your number.*About/s);
  expect((await post(formPath(), typed())).html).toContain("You're already in line, number 1");
});

test("a seller who is not checked in yet cancels on the own page", async () => {
  const { location } = await post(formPath(), typed());
  expect((await open(`${location}?cancel=1`)).html).toContain("Cancel and collect your bags?");
  expect(await post(location, { plan: "cancels" })).toMatchObject({ status: 303 });
  expect(await requests()).toEqual([]);
  expect((await open(location)).html).toContain("Canceled");
});

test("an ID number has no field on the form, and one that is sent is refused", async () => {
  expect((await open(formPath())).html).not.toMatch(/license|idNumber|ID number/i);
  expect(await post(formPath(), { ...typed(), idNumber: "W1234567" })).toMatchObject({ status: 422 });
  expect(await requests()).toEqual([]);
});

test.each([
  [{ firstName: "" }, "Enter your first name"],
  [{ lastName: "x".repeat(61) }, "Enter your last name"],
  [{ mobile: "555" }, "Enter a mobile number with area code"],
  [{ email: "mia@" }, "Enter an email address"],
  [{ containers: "0" }, "Enter a number from 1 to 99"],
  [{ containers: "9007199254740993" }, "Enter a number from 1 to 99"],
  [{ firstName: "\u0000" }, "Enter your first name"],
])("with %j the form comes back with what was typed and says what is wrong", async (changes, words) => {
  const fields = typed({ lastName: "Lane-Ortiz", ...changes });
  const answer = await post(formPath(), fields);
  expect(answer.status).toBe(422);
  expect(answer.html).toContain(words);
  expect(answer.html).toContain(`value="${fields.lastName}"`);
  expect(await requests()).toEqual([]);
});

test("the store's switches hold: off, after buying hours, no more drop-offs, and a policy to agree to", async () => {
  await manager.graphql('mutation ($id: Uuid!) { changeBuyPolicy(id: $id, body: "We choose.") { id } }', {
    id: randomUUID(),
  });
  const withPolicy = await open(formPath());
  expect(withPolicy.html).toContain("We choose.");
  expect((await post(formPath(), typed())).html).toContain("Agree to the buy policy to go on");
  const policyId = String(/name="policyId" value="([^"]+)"/.exec(withPolicy.html)?.[1]);
  await setRules({ mostDropOffs: 1 });
  const dropOff = (mobile: string) => post(formPath(), typed({ mobile, isDropOff: "yes", policyId }));
  expect((await dropOff("2165550181")).status).toBe(303);
  expect((await dropOff("2165550182")).html).toContain("We can't take more drop-offs today");
  await setRules({ closedWords: "Sunday is family day." });
  program.clock.now = new Date("2026-03-11T00:30:00Z");
  expect((await open(formPath())).html).toContain("Sunday is family day.");
  expect((await post(formPath(), typed({ mobile: "2165550183", policyId }))).status).toBe(409);
  program.clock.now = afternoon;
  await setRules({ takesRequests: false });
  expect((await open(formPath())).html).toContain("Please check in at the counter");
});

test("the sixth check-in of a phone in an hour waits, and so does a network that sends dozens", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { location } = await post(formPath(), typed());
    await post(location, { plan: "cancels" });
  }
  const blocked = await post(formPath(), typed());
  expect(blocked.status).toBe(429);
  expect(blocked.html).toContain("Try again in 60 minutes");
  program.clock.pass(60 * 60_000);
  expect((await post(formPath(), typed())).status).toBe(303);
});

test("only a yes on the form goes into the ledger, with its words and where they were read", async () => {
  await post(formPath(), typed({ buyTexts: "yes" }));
  program.clock.pass(60_000);
  await post(formPath(), typed({ mobile: "2165550172" }));
  const { data } = await ana.graphql("{ checkinRequests { saysYesToTexts } }");
  expect(data?.["checkinRequests"]).toEqual([{ saysYesToTexts: true }, { saysYesToTexts: false }]);
  const { rows } = await program.owner.query(
    "select phone, action, purpose, source, wording from texting_consents where store_id = $1",
    [store.id],
  );
  expect(rows).toEqual([
    {
      ...{ phone: "+12165550171", action: "opt_in", purpose: "buys", source: "online" },
      wording: expect.stringContaining("Maple Street may text me about the items I bring in"),
    },
  ]);
});

test("who reads the form in Spanish agrees to Spanish words, and the ledger keeps those", async () => {
  const { html } = await open(`${formPath()}?lang=es`);
  const shown = /name="marketingTexts"[^>]*><span>([^<]+)/.exec(html)?.[1];
  expect(shown).toMatch(/^Maple Street también puede enviarme cupones/);
  expect(html).not.toMatch(/may (also )?text me/);
  const language = String(/name="language" value="(..)"/.exec(html)?.[1]);
  await post(`${formPath()}?lang=es`, typed({ buyTexts: "yes", marketingTexts: "yes", language }));
  const { rows } = await program.owner.query(
    "select wording, wording_version from texting_consents where store_id = $1 order by purpose",
    [store.id],
  );
  expect(rows.map((row) => row.wording_version)).toEqual(["2026-11-es", "2026-11-es"]);
  expect(rows.map((row) => row.wording)).toEqual([
    expect.stringContaining("sobre las cosas que traigo"),
    expect.stringContaining(String(shown)),
  ]);
  expect(rows[1].wording).toContain("Responda STOP para no recibir más mensajes");
});

test("the sign shows the address and its code, and an address of no store is a plain 404", async () => {
  const sign = (await open(`${formPath()}/sign`)).html;
  expect(sign).toMatch(/Scan to get in line.*\/checkin\/maple-street-/s);
  expect(sign).toMatch(/Then bring your bags to the counter.*Después traiga sus bolsas al mostrador/s);
  expect(sign).toMatch(/<button[^>]* data-print>Print sign<\/button>.*<script src="\/b\/print.js">/s);
  expect((await open("/b/print.js")).html).toContain("window.print()");
  expect((await open(`/checkin/renamed-since-${store.id.toString(36)}`)).html).toContain("Check in to sell");
  for (const wrong of ["/checkin/x-zzzzzz", "/checkin/maple-street", "/checkin/%00", "/checkin/-"]) {
    expect((await open(wrong)).status).toBe(404);
  }
});
