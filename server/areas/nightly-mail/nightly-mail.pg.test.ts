import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { anAlert } from "#tests/kit/an-alert.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aBounce } from "#tests/kit/mail/a-bounce.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore, TestUser } from "#tests/kit/people.ts";
import { aDayClose } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aMailServer, readMail } from "#tests/kit/servers/mail-server.ts";
import type { MailServer } from "#tests/kit/servers/mail-server.ts";
import { aPerson, aStranger, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { morningJob } from "./nightly-mail.jobs.ts";
import { nightlyMailWorkers } from "./nightly-mail.worker.ts";

let program: TestProgram;
let server: MailServer;
let store: TestStore;
let till: TestTill;
let ownerUser: TestUser;
let owner: Person;

const date = "2026-03-04";

beforeAll(async () => {
  program = await testProgram();
  server = await aMailServer();
  program.platform.emails = server.emails();
});
afterAll(async () => {
  await program.platform.emails.close();
  await server.close();
  await program.stop();
});

beforeEach(async () => {
  // Wednesday the 4th, nine in the evening in Chicago.
  program.clock.now = new Date("2026-03-05T03:00:00Z");
  server.trouble = "none";
  server.hangUp();
  server.arrived.length = 0;
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { name: "Maple Street" });
  till = await tillOf(store);
  ownerUser = await aUser(program, { stores: [store], role: roles.owner, fullName: "Gloria Abernathy" });
  owner = await signedIn(program, ownerUser, { store });
  await switchOn(owner);
});

function tillOf(place: TestStore): Promise<TestTill> {
  return aTill(program.owner, { store: { ...place, timeZone: "America/Chicago" }, platform: program.platform });
}

const usual = { isOn: true, toOwners: true, toDistrictManagers: true, toManagers: true, sendsOnClosedDays: false };

async function switchOn(person: Person, changes: Partial<typeof usual> = {}): Promise<void> {
  const answer = await person.graphql(
    `mutation ($isOn: Boolean!, $toOwners: Boolean!, $toDistrictManagers: Boolean!, $toManagers: Boolean!, $sendsOnClosedDays: Boolean!) {
      saveNightlyMail(isOn: $isOn, toOwners: $toOwners, toDistrictManagers: $toDistrictManagers, toManagers: $toManagers, sendsOnClosedDays: $sendsOnClosedDays) { isOn }
    }`,
    { ...usual, ...changes },
  );
  expect(answer.errors).toEqual([]);
}

let batch = 0;

/** The Day Close of the 4th arrives; closed again, it has other totals. */
async function close(at: TestTill = till, changes: { netSales?: number } = {}): Promise<void> {
  batch += 1;
  const updatedAt = program.clock.now.toISOString();
  const rows = [aDayClose({ seq: batch * 10, businessDate: date, updatedAt, ...changes })];
  await takeBatch(at.request, { batch, sentAt: program.clock.now.toISOString(), rows });
}

async function atTime(instant: string): Promise<void> {
  program.clock.now = new Date(instant);
  await runJobs(program);
}

/** What the schedule starts at 5:30, seen from the store. */
async function inTheMorning(places: readonly TestStore[] = [store]): Promise<void> {
  program.clock.now = new Date("2026-03-05T11:30:00Z");
  const morning = nightlyMailWorkers.find(({ job }) => job.name === morningJob.name);
  for (const place of places) {
    await morning?.handle(program.platform, { storeId: place.id, date: "2026-03-05" });
  }
  await runJobs(program);
}

function subjects(): string[] {
  return server.arrived.map((mail) => readMail(mail).subject);
}

/** The mail that arrived at that place. */
function mailAt(place: number): ReturnType<typeof readMail> {
  return readMail(server.arrived[place] ?? { to: "", from: "", content: "" });
}

function bodyOf(place: number): string {
  const { text, html } = mailAt(place);
  return `${text}${html}`;
}

/** As it came over the line, with its headers. */
function contentOf(place: number): string {
  return server.arrived[place]?.content ?? "";
}

/** Where a mail program's own button posts to. */
function stopPathIn(content: string): string {
  return /List-Unsubscribe:\s*<http:\/\/hangtag\.test(.+?)>/.exec(content.replaceAll(/\r\n\s/g, ""))?.[1] ?? "";
}

async function states(): Promise<string[]> {
  const rows = await program.owner.query<{ line: string }>(
    `select concat(kind, ' ', state, ' ', tries) as line from nightly_mail_sendings where account_id = $1
     order by address, revision`,
    [store.accountId],
  );
  return rows.rows.map(({ line }) => line);
}

test("[NR-1] [AUT-10] the mail goes out ten minutes after the Day Close, once", async () => {
  await close();
  await atTime("2026-03-05T03:09:00Z");
  expect(subjects()).toEqual([]);
  await atTime("2026-03-05T03:10:00Z");
  expect(subjects()).toEqual([expect.stringMatching(/^Maple Street Wed, Mar 4: /)]);
  expect(server.arrived[0]?.to).toBe(ownerUser.email);
  await inTheMorning();
  await atTime("2026-03-05T20:00:00Z");
  expect(await states()).toEqual(["final sent 1"]);
  expect(server.arrived).toHaveLength(1);
});

test("[NR-1] no Day Close by 5:30: one provisional mail, one corrected after it, none for a third change", async () => {
  await inTheMorning();
  expect(subjects()).toEqual([expect.stringContaining("(provisional)")]);
  expect(bodyOf(0)).toContain("Day Close not received");
  program.clock.now = new Date("2026-03-05T14:00:00Z");
  await close();
  await atTime("2026-03-05T14:10:00Z");
  expect(subjects()[1]).toContain("(corrected)");
  program.clock.now = new Date("2026-03-05T15:00:00Z");
  await close(till, { netSales: 12_345 });
  await atTime("2026-03-05T15:10:00Z");
  expect(await states()).toEqual(["provisional sent 1", "corrected sent 1"]);
  expect(server.arrived).toHaveLength(2);
});

test("[NR-1] a Day Close that comes again with equal totals corrects nothing", async () => {
  await close();
  await atTime("2026-03-05T03:10:00Z");
  program.clock.now = new Date("2026-03-05T03:30:00Z");
  await close();
  await atTime("2026-03-05T03:45:00Z");
  expect(await states()).toEqual(["final sent 1"]);
});

test("[NR-1] hours of a scheduling service are waited for twenty minutes, and then missed by name", async () => {
  await program.owner.query("update store_settings set clock_source = 'provider' where store_id = $1", [store.id]);
  await close();
  await atTime("2026-03-05T03:29:00Z");
  expect(server.arrived).toHaveLength(0);
  await atTime("2026-03-05T03:30:00Z");
  expect(bodyOf(0)).toContain("labor not received");
});

test("[NR-2] a reader with three stores gets one mail with three blocks, after the last one closed", async () => {
  const account = { id: store.accountId };
  const places = [
    store,
    await aStore(program, { account, name: "Lakeside Kids" }),
    await aStore(program, { account, name: "Elm & Sons <b>" }),
  ];
  const tills = [till, ...(await Promise.all(places.slice(1).map(tillOf)))];
  for (const place of places.slice(1)) {
    await switchOn(await signedIn(program, ownerUser, { store: place }));
  }
  await close(tills[0]);
  await atTime("2026-03-05T03:15:00Z");
  await close(tills[1]);
  await atTime("2026-03-05T03:30:00Z");
  expect(server.arrived).toHaveLength(0);
  await close(tills[2]);
  await atTime("2026-03-05T03:40:00Z");
  expect(subjects()).toEqual([expect.stringMatching(/^3 stores Wed, Mar 4: /)]);
  const content = bodyOf(0);
  expect(content).toContain("Elm &amp; Sons &lt;b&gt;");
  expect(content.match(/\/mail\/stop\//g)).toHaveLength(6);
  await inTheMorning(places);
  expect(server.arrived).toHaveLength(1);
});

test("a day on which the store is closed is not mailed, unless the store asks for it", async () => {
  await program.owner.query(
    "insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) select $1, day, null, null from generate_series(0, 6) as day",
    [store.id],
  );
  await inTheMorning();
  expect(server.arrived).toHaveLength(0);
  program.clock.now = new Date("2026-03-05T03:00:00Z");
  await switchOn(owner, { sendsOnClosedDays: true });
  await inTheMorning();
  expect(subjects()).toEqual([expect.not.stringContaining("provisional")]);
  expect(bodyOf(0)).toContain("The store was closed");
});

test.each([
  ["registers that give none", "update devices set capabilities = '{\"givesDayCloses\": false}' where store_id = $1"],
  ["no register yet", "update devices set revoked_at = now() where store_id = $1"],
])("a store with %s is not waited for: its mail asks nobody for a Day Close", async (_what, change) => {
  await program.owner.query(change, [store.id]);
  await inTheMorning();
  expect(subjects()).toEqual([expect.not.stringContaining("provisional")]);
  expect(bodyOf(0)).not.toContain("Day Close not received");
  const preview = await owner.graphql("{ nightlyMailPreview { subject } }");
  expect(preview.data?.["nightlyMailPreview"]).toEqual({ subject: expect.not.stringContaining("provisional") });
});

test("[REP-06] by role: district managers and managers with the store, not employees, not other stores' managers", async () => {
  const other = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const [district, manager] = [
    await aUser(program, { stores: [store], role: roles.districtManager }),
    await aUser(program, { stores: [store], role: roles.manager }),
    await aUser(program, { stores: [other], role: roles.manager }),
    await aUser(program, { stores: [store], role: roles.user }),
  ];
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(server.arrived.map(({ to }) => to).toSorted()).toEqual(
    [ownerUser.email, district?.email, manager?.email].toSorted(),
  );
});

const page = "{ nightlyMail { isOn error readers { id address state isOwn lastState } } }";

async function readersOf(person: Person): Promise<Record<string, unknown>[]> {
  const answer = await person.graphql(page);
  const { readers } = recordOf(answer.data?.["nightlyMail"]);
  return Array.isArray(readers) ? readers.map(recordOf) : [];
}

async function addAddress(address: string): Promise<string> {
  const id = randomUUID();
  const add = "mutation ($id: ID!, $address: String!) { addNightlyMailAddress(id: $id, address: $address) { isOn } }";
  expect((await owner.graphql(add, { id, address })).errors).toEqual([]);
  await runJobs(program);
  return id;
}

/** The path of the first link of that kind in a mail. */
function linkIn(body: string, kind: "confirm" | "stop"): string {
  return new RegExp(`/mail/${kind}/[\\w.-]+`).exec(body)?.[0] ?? "";
}

test("[NR-2] an added address gets the question alone until its reader confirms; a link that is only opened confirms nothing", async () => {
  await addAddress("Ken@Books.test");
  expect(server.arrived.map(({ to }) => to)).toEqual(["ken@books.test"]);
  const path = linkIn(bodyOf(0), "confirm");
  const opened = await aStranger(program).call({ path });
  expect(opened.body).toContain("Yes, send it to me");
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(server.arrived.slice(1).map(({ to }) => to)).toEqual([ownerUser.email]);
  await aStranger(program).call({ method: "POST", path });
  expect(await readersOf(owner)).toContainEqual(expect.objectContaining({ address: "ken@books.test", state: "READS" }));
  await inTheMorning();
  expect(server.arrived.slice(2).map(({ to }) => to)).toEqual(["ken@books.test"]);
  expect(bodyOf(2)).not.toContain("Labor %");
});

test("an address is taken once, and twenty are enough", async () => {
  const add = "mutation ($id: ID!, $address: String!) { addNightlyMailAddress(id: $id, address: $address) { isOn } }";
  await addAddress("ken@books.test");
  const again = await owner.graphql(add, { id: randomUUID(), address: "ken@books.test" });
  expect(again.errors[0]?.extensions.errors).toEqual({ address: ["This address is on the list"] });
  const own = await owner.graphql(add, { id: randomUUID(), address: ownerUser.email });
  expect(own.errors[0]?.extensions.errors).toEqual({ address: ["This person is listed by role"] });
  for (const number of Array.from({ length: 19 }, (_, at) => at)) {
    await addAddress(`reader${number}@books.test`);
  }
  const oneMore = await owner.graphql(add, { id: randomUUID(), address: "zoe@books.test" });
  expect(oneMore.errors[0]?.extensions.errors).toEqual({ address: ["Use 20 addresses or fewer"] });
});

test("[NR-2] one press in the mail program stops it for good (RFC 8058), and a look at the link does not", async () => {
  await close();
  await atTime("2026-03-05T03:10:00Z");
  const content = contentOf(0);
  expect(content).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const path = stopPathIn(content);
  expect((await aStranger(program).call({ path })).body).toContain("Stop the nightly report");
  expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "READS" })]);
  const pressed = await program.http.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(pressed.statusCode).toBe(200);
  const inParts = { "content-type": "multipart/form-data; boundary=x" };
  const again = await program.http.inject({ method: "POST", url: path, headers: inParts, payload: "--x--" });
  expect(again.statusCode).toBe(200);
  expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "STOPPED" })]);
  program.clock.now = new Date("2026-03-05T14:00:00Z");
  await close(till, { netSales: 999 });
  await atTime("2026-03-05T14:10:00Z");
  expect(server.arrived).toHaveLength(1);
  expect((await aStranger(program).call({ method: "POST", path: "/mail/stop/1.AAAAAAAAAAAAAAAAAAAAAA" })).status).toBe(
    404,
  );
});

test("[P-I-7] the mail names what waits: a text, a service that stopped, the books, and the notes of the day, important ones first", async () => {
  const { employee } = await aPerson(program, store, { firstName: "Priscilla" });
  await program.owner.query(
    `insert into notes (store_id, id, business_date, body, is_important, author_employee_id, created_at)
     values ($1, gen_random_uuid(), $2, 'Count the hangers', false, $3, $4),
       ($1, gen_random_uuid(), $2, 'Parking lot gets <striped>', true, $3, $4)`,
    [store.id, date, employee.id, "2026-03-04T23:10:00Z"],
  );
  await program.owner.query(
    `insert into texting_threads (store_id, id, phone, created_at, last_message_at, last_inbound_at, needs_reply, placed_at)
     values ($1, gen_random_uuid(), '+13125550142', $2, $2, $2, true, $2)`,
    [store.id, "2026-03-05T00:24:00Z"],
  );
  await program.owner.query(
    `insert into integrations (store_id, provider, need, secret, connected_at, place_id, activated_at, needs_action)
     values ($1, 'homebase', 'scheduling', 'x', now(), '1', now(), 'sign-in')`,
    [store.id],
  );
  await close(till, { netSales: 1200 });
  await atTime("2026-03-05T03:01:00Z");
  await program.owner.query(
    `insert into books_postings
       (store_id, business_date, kind, revision, number, state, provider, company_id, next_try_at, reason, problem)
     values ($1, $2, 'BUYS', 1, 'B12345-260304', 'needs_action', 'quickbooks', '1', now(), 'period-closed', 'The books are closed')`,
    [store.id, date],
  );
  await atTime("2026-03-05T03:10:00Z");
  const { text, html } = mailAt(0);
  expect(text).toContain("1 text waits for a reply, since 6:24 PM");
  expect(text).toContain("homebase isn't responding");
  const words = text.replaceAll(/\s+/g, " ");
  expect(words).toContain("The journal entry Sales is $12.00 out of balance");
  expect(words).toContain("1 journal entry isn't in your books: The books are closed");
  expect(words).toMatch(/Important: Parking lot gets <striped> Priscilla, 5:10 PM.*Count the hangers/);
  expect(html).toContain("&lt;striped&gt;");
});

test("alerts without an answer are one line of the mail, however many; an answered or older alert is none", async () => {
  await anAlert(program.owner, { storeId: store.id, kind: "PASSES", raisedAt: "2026-02-25T11:00:00Z" });
  await anAlert(program.owner, { storeId: store.id, kind: "REFUNDS", raisedAt: "2026-03-02T11:00:00Z" });
  await anAlert(program.owner, { storeId: store.id, kind: "OVER_SHORT", raisedAt: "2026-03-03T11:00:00Z" });
  const answered = await anAlert(program.owner, { storeId: store.id, kind: "WAITS", raisedAt: "2026-03-04T11:00:00Z" });
  await owner.graphql("mutation ($id: ID!) { answerReportAlert(alertId: $id, answer: WATCH) { answer } }", {
    id: answered,
  });
  await close();
  await atTime("2026-03-05T03:10:00Z");
  const { text, html } = mailAt(0);
  expect(text.replaceAll(/\s+/g, " ")).toContain("Far above usual this week: drawer differences and refunds");
  expect(text.match(/Far above usual/g)).toHaveLength(1);
  expect(html).toContain(`/s/${store.id}/reports"`);
  expect(text).not.toMatch(/waits and|and waits|passed buys/);
});

test("each reader switches off the own mail and on again", async () => {
  const change = "mutation ($isOn: Boolean!) { switchOwnNightlyMail(isOn: $isOn) { readers { state isOwn } } }";
  const off = await owner.graphql(change, { isOn: false });
  expect(off.data?.["switchOwnNightlyMail"]).toEqual({ readers: [{ state: "STOPPED", isOwn: true }] });
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(server.arrived).toHaveLength(0);
  const on = await owner.graphql(change, { isOn: true });
  expect(on.data?.["switchOwnNightlyMail"]).toEqual({ readers: [{ state: "READS", isOwn: true }] });
});

test("a mailbox that nobody has takes the address off, and managers read why", async () => {
  server.trouble = "unknown";
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(await states()).toEqual(["final failed 1"]);
  const answer = await owner.graphql(page);
  expect(answer.data?.["nightlyMail"]).toMatchObject({
    error: expect.stringContaining("No such user"),
    readers: [{ state: "BOUNCED" }],
  });
  const [row] = await readersOf(owner);
  const restart = "mutation ($id: ID!) { restartNightlyMailAddress(id: $id) { readers { state } } }";
  const restarted = await owner.graphql(restart, { id: row?.["id"] });
  expect(restarted.data?.["restartNightlyMailAddress"]).toEqual({ readers: [{ state: "READS" }] });
});

test("a full mailbox is tried after 1, 5 and 30 minutes and 2 hours, and is off after three such nights", async () => {
  server.trouble = "full";
  await close();
  for (const time of ["03:10", "03:11", "03:16", "03:46", "05:46"]) {
    await atTime(`2026-03-05T${time}:00Z`);
  }
  expect(await states()).toEqual(["final failed 5"]);
  expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "READS" })]);
  await program.owner.query("update nightly_mail_addresses set soft_bounces = 2 where store_id = $1", [store.id]);
  await program.owner.query("delete from nightly_mail_sendings where account_id = $1", [store.accountId]);
  await inTheMorning();
  for (const time of ["11:31", "11:36", "12:06", "14:06"]) {
    await atTime(`2026-03-05T${time}:00Z`);
  }
  expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "BOUNCED" })]);
});

async function comesBack(report: { to?: string; status?: string; mailId?: string } = {}): Promise<number> {
  const { rows } = await program.owner.query<{ id: string }>(
    "select id from nightly_mail_sendings where account_id = $1 order by business_date desc, revision desc limit 1",
    [store.accountId],
  );
  const payload = aBounce({ mailId: String(rows[0]?.id), to: ownerUser.email, ...report });
  const headers = { "content-type": "message/rfc822" };
  return (await program.http.inject({ method: "POST", url: "/api/mail/bounces", headers, payload })).statusCode;
}

test("a mail that comes back later because nobody has its address takes the address off, and managers read why", async () => {
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(await states()).toEqual(["final sent 1"]);
  expect(await comesBack()).toBe(204);
  expect(await states()).toEqual(["final failed 1"]);
  const answer = await owner.graphql(page);
  expect(answer.data?.["nightlyMail"]).toMatchObject({
    error: expect.stringContaining("No such user here"),
    readers: [{ state: "BOUNCED" }],
  });
});

test("a report with an id or an address that we don't know, or one that came before, changes nothing", async () => {
  await close();
  await atTime("2026-03-05T03:10:00Z");
  expect(await comesBack({ to: "zoe@books.test" })).toBe(204);
  expect(await comesBack({ mailId: randomUUID() })).toBe(204);
  expect(await states()).toEqual(["final sent 1"]);
  await comesBack({ status: "4.4.7" });
  await comesBack({ status: "4.4.7" });
  const { rows } = await program.owner.query("select soft_bounces from nightly_mail_addresses where store_id = $1", [
    store.id,
  ]);
  expect(rows).toEqual([{ soft_bounces: 1 }]);
});

test.each([
  ["JSON", { payload: { mail: "returned" } }],
  ["nothing", {}],
])("a report that is %s is refused", async (_what, sent) => {
  const response = await program.http.inject({ method: "POST", url: "/api/mail/bounces", ...sent });
  expect(response.statusCode).toBe(415);
});

test("mails to a full mailbox that come back on three nights take the address off, though the server took each", async () => {
  const nights = ["2026-03-04", "2026-03-05", "2026-03-06"];
  for (const night of nights) {
    program.clock.now = new Date(`${addDays(night, 1)}T03:00:00Z`);
    batch += 1;
    const updatedAt = program.clock.now.toISOString();
    const rows = [aDayClose({ seq: batch * 10, businessDate: night, updatedAt })];
    await takeBatch(till.request, { batch, sentAt: updatedAt, rows });
    await atTime(`${addDays(night, 1)}T03:10:00Z`);
    expect(server.arrived).toHaveLength(nights.indexOf(night) + 1);
    expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "READS" })]);
    await comesBack({ status: "5.2.2" });
  }
  expect(await readersOf(owner)).toEqual([expect.objectContaining({ state: "BOUNCED" })]);
});

test.each(["closed", "breaks"] as const)(
  "a mail that surely did not go out (%s) arrives with the next try, once",
  async (trouble) => {
    server.trouble = trouble;
    await close();
    await atTime("2026-03-05T03:10:00Z");
    server.trouble = "none";
    expect(server.arrived).toHaveLength(0);
    await atTime("2026-03-05T03:11:00Z");
    await atTime("2026-03-05T05:00:00Z");
    expect(await states()).toEqual(["final sent 2"]);
    expect(server.arrived).toHaveLength(1);
  },
);

test("a mail whose line broke after its end may have arrived, so it is not sent again and the page says so", async () => {
  server.trouble = "ends";
  await close();
  await atTime("2026-03-05T03:10:00Z");
  server.trouble = "none";
  await atTime("2026-03-05T06:00:00Z");
  expect(server.arrived).toHaveLength(1);
  expect(await states()).toEqual(["final unsure 1"]);
  const { error } = recordOf((await owner.graphql(page)).data?.["nightlyMail"]);
  expect(error).toContain("may not have arrived");
});

test("a program that is killed between sending and noting leaves one unsure mail, and never sends a second", async () => {
  await close();
  const { emails } = program.platform;
  const forever = new Promise<void>(() => undefined);
  // After the mail is out nothing runs any more, as in a process that was killed.
  program.platform.emails = { ...emails, send: (mail) => emails.send(mail).then(() => forever) };
  program.clock.now = new Date("2026-03-05T03:10:00Z");
  void runJobs(program);
  await expect.poll(() => server.arrived.length, { timeout: 10_000 }).toBe(1);
  program.platform.emails = emails;
  expect(await states()).toEqual(["final sending 1"]);
  await atTime("2026-03-05T03:40:00Z");
  await inTheMorning();
  expect(server.arrived).toHaveLength(1);
  expect(await states()).toEqual(["final unsure 1"]);
});

test("two workers with the same plan and the same job send one mail", async () => {
  await close();
  program.clock.now = new Date("2026-03-05T03:10:00Z");
  server.trouble = "slow";
  const [plan, , send] = nightlyMailWorkers;
  await Promise.all([1, 2, 3, 4, 5, 6].map(async () => plan?.handle(program.platform, { storeId: store.id, date })));
  const { rows } = await program.owner.query<{ id: string }>(
    "select id from nightly_mail_sendings where account_id = $1",
    [store.accountId],
  );
  expect(rows).toHaveLength(1);
  await Promise.all([1, 2].map(async () => send?.handle(program.platform, { storeId: store.id, id: rows[0]?.id })));
  expect(await states()).toEqual(["final sent 1"]);
  expect(server.arrived).toHaveLength(1);
});

test("a test and the preview show yesterday, to the own address alone", async () => {
  expect((await owner.graphql("mutation { sendNightlyMailTest }")).data?.["sendNightlyMailTest"]).toBe(ownerUser.email);
  await runJobs(program);
  expect(server.arrived.map(({ to }) => to)).toEqual([ownerUser.email]);
  expect(subjects()[0]).toMatch(/^Test: Maple Street Tue, Mar 3: /);
  const preview = recordOf(
    (await owner.graphql("{ nightlyMailPreview { subject html text } }")).data?.["nightlyMailPreview"],
  );
  expect(preview["subject"]).toContain("Maple Street Tue, Mar 3");
  expect(await states()).toEqual([]);
});
