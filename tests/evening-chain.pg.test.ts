import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { bookkeepingProviders } from "#server/adapters/bookkeeping/bookkeeping-providers.ts";
import { schedulingProviders } from "#server/adapters/scheduling/scheduling-providers.ts";
import { areaSchedules } from "#server/app/areas.ts";
import { startDueSchedules } from "#server/platform/jobs/schedules.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import { aCampaign, campaignInput } from "#tests/kit/a-coupon.ts";
import { aPersonThere, aTimeThere, emptyShops, scheduleServices } from "#tests/kit/a-schedule.ts";
import type { ScheduleServices } from "#tests/kit/a-schedule.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aWholeDay } from "#tests/kit/bookkeeping/a-whole-day.ts";
import { connectStore } from "#tests/kit/bookkeeping/connect-store.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs, runQueue } from "#tests/kit/run-jobs.ts";
import { aMailServer, readMail } from "#tests/kit/servers/mail-server.ts";
import type { MailServer } from "#tests/kit/servers/mail-server.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let books: BooksServices;
let schedule: ScheduleServices;
let server: MailServer;
let store: TestStore;
let till: TestTill;
let owner: EmployedPerson;

const date = "2026-03-04";
const minute = 60_000;
let batch = 0;

beforeAll(async () => {
  books = await booksServices(() => program.clock.now);
  schedule = await scheduleServices(() => program.clock.now);
  server = await aMailServer();
  const services = openServices([
    ...bookkeepingProviders.map((provider) => provider.open(books.addresses)),
    ...schedulingProviders.map((provider) => provider.open(schedule.addresses)),
  ]);
  program = await testProgram({ services });
  program.platform.emails = server.emails();
});
afterAll(async () => {
  await program.platform.emails.close();
  await Promise.all([server.close(), schedule.stop(), books.stop()]);
  await program.stop();
});

/** The tables whose rows a test keeps out, so that a part of the evening fails there. */
const brokenTables = ["journal_entries", "coupons"];

beforeEach(async () => {
  await Promise.all(brokenTables.map((table) => program.owner.query(`drop trigger if exists broken on ${table}`)));
  // Wednesday, nine in the morning in Chicago.
  program.clock.now = new Date(`${date}T15:00:00Z`);
  server.trouble = "none";
  server.hangUp();
  server.arrived.length = 0;
  books.trouble = null;
  schedule.trouble = null;
  Object.assign(schedule.shops, emptyShops());
  Object.assign(books.company, { entries: [], savedBy: {} });
  await program.owner.query("delete from graphile_worker._private_jobs");
  await program.owner.query("update stores set archived_at = now()");
  store = await aStore(program, { name: "Maple Street" });
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  owner = await aPerson(program, store, { role: roles.owner, firstName: "Gloria" });
  await aCampaign(owner, campaignInput({ earnMinSpend: 4000 }));
  await connectStore(owner, { books, startDate: date });
  await connectSchedule();
  await changed(
    "saveNightlyMail(isOn: true, toOwners: true, toDistrictManagers: true, toManagers: true, sendsOnClosedDays: false) { isOn }",
  );
  await runJobs(program);
});

async function changed(field: string): Promise<void> {
  const answer = await owner.with({ "idempotency-key": randomUUID() }).graphql(`mutation { ${field} }`);
  expect(answer.errors).toEqual([]);
}

/** The owner is clocked by a scheduling service. */
async function connectSchedule(): Promise<void> {
  await program.owner.query("update employees set phone_number = '6085550101' where id = $1", [owner.employee.id]);
  aPersonThere(schedule.shops, { phone: "6085550101" });
  await changed(
    `connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }]) { takesPunches }`,
  );
  await changed(`chooseScheduleLocation(id: "homebase", locationId: "4001") { takesPunches }`);
  await changed(`activateSchedule(id: "homebase") { takesPunches }`);
  await program.owner.query("update store_settings set clock_source = 'provider' where store_id = $1", [store.id]);
}

/** A row that is written there fails, as with a fault of the program. */
async function breakTable(table: string): Promise<void> {
  await program.owner.query(
    `create or replace function break_down() returns trigger language plpgsql as
     $$ begin raise exception 'broken down'; end $$`,
  );
  const event = table === "coupons" ? "update" : "insert or update"; // oxlint-disable-line vitest/no-conditional-in-test -- the sale itself makes the coupon
  await program.owner.query(
    `create trigger broken before ${event} on ${table} for each row execute function break_down()`,
  );
}

/** The owner works from nine to five, the day is closed at nine in the evening; the next morning it is half past eight. */
async function playEvening(): Promise<void> {
  const times = { from: new Date(`${date}T15:00:00Z`), to: new Date(`${date}T23:00:00Z`) };
  schedule.shops.people.forEach((person) => aTimeThere(schedule.shops, person, times));
  program.clock.now = new Date("2026-03-05T03:00:00Z");
  batch += 1;
  const { rows, close } = aWholeDay(batch * 100, date);
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows: [...rows, close] });
  const [morning, night] = [new Date("2026-03-05T14:30:00Z"), new Date("2026-03-05T03:40:00Z")];
  while (program.clock.now < morning) {
    program.clock.pass(program.clock.now < night ? 2 * minute : 30 * minute); // oxlint-disable-line vitest/no-conditional-in-test -- little is due in the night
    await startDueSchedules(program.platform, areaSchedules);
    await runQueue(program);
  }
}

/** What each part of the evening came to. */
async function readEvening(): Promise<{
  ledger: number;
  posted: number;
  coupons: number;
  hours: number | null;
  mails: number;
}> {
  const { rows } = await program.owner.query<{ ledger: number; coupons: number; minutes: number | null }>(
    `select (select count(*)::int from journal_entries where store_id = $1) as ledger,
       (select count(*)::int from coupons where store_id = $1 and delivery_note is not null) as coupons,
       (select labor_minutes from daily_reports where store_id = $1 and business_date = $2) as minutes`,
    [store.id, date],
  );
  const [{ ledger, coupons, minutes } = { ledger: 0, coupons: 0, minutes: null }] = rows;
  const hours = minutes && minutes / 60;
  return { ledger, coupons, hours, posted: books.company.entries.length, mails: server.arrived.length };
}

/** The words of the only mail. */
function mailedText(): string {
  const [mail] = server.arrived.map(readMail);
  return `${mail?.subject} ${mail?.text}`.replaceAll(/\s+/g, " ");
}

const whole = { ledger: 3, posted: 3, coupons: 1, hours: 8, mails: 1 };

test("[R10] an evening goes from the Day Close through ledger, entries, coupons and labor to the mail, which names nothing", async () => {
  await playEvening();
  expect(await readEvening()).toEqual(whole);
  const text = mailedText();
  expect(text).toContain("Maple Street Wed, Mar 4: $35");
  for (const problem of ["not sent", "isn't responding", "failed", "not received", "couldn't"]) {
    expect(text).not.toContain(problem);
  }
});

test.each([
  {
    part: "the ledger",
    breakDown: () => breakTable("journal_entries"),
    left: { ledger: 0, posted: 0 },
    named: "The journal entries: something failed this evening and is tried again",
  },
  {
    part: "the bookkeeping service",
    breakDown: () => Promise.resolve((books.trouble = { status: 503 })),
    left: { posted: 0 },
    named: "3 journal entries are not sent yet: ",
  },
  {
    part: "the coupons",
    breakDown: () => breakTable("coupons"),
    left: { coupons: 0 },
    named: "Coupons: something failed this evening and is tried again",
  },
  {
    part: "the scheduling service",
    breakDown: () => Promise.resolve((schedule.trouble = { status: 503 })),
    left: { hours: null },
    named: "labor not received",
  },
])(
  "[done 19 of integrations] with $part broken all night the others go on, and the mail names it",
  async ({ breakDown, left, named }) => {
    await breakDown();
    await playEvening();
    expect(await readEvening()).toEqual({ ...whole, ...left });
    expect(mailedText()).toContain(named);
  },
);

test("with the mail server gone all night the others go on, and the page of the mail says so", async () => {
  server.trouble = "closed";
  await playEvening();
  expect(await readEvening()).toEqual({ ...whole, mails: 0 });
  const { data } = await owner.graphql("{ nightlyMail { error } }");
  expect(JSON.stringify(data)).toContain("Closed for tonight");
});
