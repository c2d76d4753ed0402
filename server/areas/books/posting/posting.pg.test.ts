import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { addDays } from "#common/business-date.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aWholeDay } from "#tests/kit/bookkeeping/a-whole-day.ts";
import {
  askFor,
  connectStore,
  mappedLines,
  returnedFields,
  saveAccounts,
  signInToBooks,
} from "#tests/kit/bookkeeping/connect-store.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const date = "2026-03-04";
const minute = 60_000;
const hour = 60 * minute;

let program: TestProgram;
let books: BooksServices;
let store: TestStore;
let till: TestTill;
let manager: Person;
let batch = 0;

beforeAll(async () => {
  books = await booksServices(() => program.clock.now);
  program = await testProgram({ services: books.services });
});
afterAll(async () => {
  await program.stop();
  await books.stop();
});
beforeEach(async () => {
  // Thursday the 5th, seven in the morning in Chicago.
  program.clock.now = new Date("2026-03-05T13:00:00Z");
  books.trouble = null;
  books.requests.length = 0;
  Object.assign(books.books, { signIns: [], isThrottled: false, nextWrite: null });
  Object.assign(books.company, { entries: [], savedBy: {}, closedThrough: null, isSubscriptionEnded: false });
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { name: "Maple Street" });
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
});

/** Sends the rows and lets the day settle, and its entries be posted. */
async function sendRows(...rows: unknown[]): Promise<void> {
  batch += 1;
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
  program.clock.pass(10_000);
  await runJobs(program);
}

async function closeDay(businessDate = date): Promise<number> {
  const seq = (batch + 1) * 100;
  const { rows, close } = aWholeDay(seq, businessDate);
  await sendRows(...rows, close);
  return seq;
}

const ask = (document: string, person: Person = manager) => askFor(person, document);
const change = (field: string) => ask(`mutation { ${field} }`);
const signIn = (person: Person = manager) => signInToBooks(person, books);
const linesOf = () => mappedLines(manager);

async function connected(startDate = date): Promise<void> {
  await connectStore(manager, { books, startDate });
  await runJobs(program);
}

type State = { kind: string; state: string; posting: { number: string; reason: string | null } | null };

async function statesOf(day = date): Promise<State[]> {
  const { entryPostings } = await ask(
    `{ entryPostings(from: "${day}", to: "${day}") { kind state posting { number reason } } }`,
  );
  return entryPostings as State[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

async function stateOf(kind: string, day = date): Promise<string | undefined> {
  return (await statesOf(day)).find((entry) => entry.kind === kind)?.state;
}

/** What the night does once. */
async function keepPosting(): Promise<void> {
  await program.owner.query("select hangtag.add_job('books.keep-posting', $1::json, null, 1, null)", [
    JSON.stringify({ storeId: store.id, date }),
  ]);
  await runJobs(program);
}

const numbersThere = () => books.company.entries.map(({ number }) => number).toSorted();

/** Debits less credits of an account there, in cents. */
function balanceOf(number: string): number {
  const id = books.company.accounts.find((account) => account.number === number)?.id;
  return books.company.entries
    .flatMap(({ lines }) => lines)
    .filter(({ accountId }) => accountId === id)
    .reduce((sum, line) => sum + (line.postingType === "Debit" ? line.cents : -line.cents), 0); // oxlint-disable-line vitest/no-conditional-in-test -- the sides of an account
}

function setActive(number: string, isActive: boolean): void {
  books.company.accounts
    .filter((account) => account.number === number)
    .forEach((account) => (account.isActive = isActive));
}

async function pass(ms: number, stepMs: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    program.clock.pass(stepMs);
    await runJobs(program);
  }
}

test("[AUT-05] [done 12 of integrations] a Day Close becomes three entries there, once each, balanced and with the class", async () => {
  await connected();
  await closeDay();
  expect((await statesOf()).map(({ kind, state }) => [kind, state])).toEqual([
    ["BUYS", "SENT"],
    ["COGS", "SENT"],
    ["SALES", "SENT"],
  ]);
  const { rows } = await program.owner.query("select number from stores where id = $1", [store.id]);
  const storeNumber = String(recordOf(rows[0])["number"]);
  expect(numbersThere()).toEqual([`B${storeNumber}-260304`, `C${storeNumber}-260304`, `S${storeNumber}-260304`]);
  for (const { lines } of books.company.entries) {
    expect(lines.reduce((sum, line) => sum + (line.postingType === "Debit" ? 1 : -1) * line.cents, 0)).toBe(0); // oxlint-disable-line vitest/no-conditional-in-test -- the sides of an entry
    expect(new Set(lines.map(({ classId }) => classId))).toEqual(new Set(["501"]));
  }
  // Used goods sold less the return, new goods, and what was paid for goods.
  expect([balanceOf("4010"), balanceOf("4020")]).toEqual([-2500, -1000]);
  await runJobs(program);
  expect(books.company.entries).toHaveLength(3);
});

test("the ledger names the account of each line, and none before the store posts anywhere", async () => {
  await closeDay();
  const accountsOfLines = () => ask("{ accountsOfLines { kind line name } }");
  expect(await accountsOfLines()).toEqual({ accountsOfLines: [] });
  await connected();
  const { accountsOfLines: named } = await accountsOfLines();
  expect(named).toContainEqual({ kind: "SALES", line: "sales_used", name: expect.stringMatching(/^4010 ./) });
  expect(named).toHaveLength((await linesOf()).length);
});

test("[AUT-06] [done 12 of reports] a kind with a blank line is not saved, nothing is activated, and its entries are not mapped", async () => {
  await closeDay();
  await signIn();
  const [blank, ...others] = (await linesOf()).filter(({ kind }) => kind === "BUYS");
  const accounts = others.map(({ key }) => ({ line: key, accountId: "31" }));
  const refused = await manager.graphql(`mutation { ${saveAccounts("BUYS", accounts)} }`);
  expect(JSON.stringify(refused.errors)).toContain("Select an account for every line");
  expect(blank?.key).toBe("goods_bought");
  expect((await linesOf()).every(({ accountId }) => accountId === null)).toBe(true);
  await change(`confirmBooksCompany(id: "quickbooks") { isMapped }`);
  const early = await manager.graphql(
    `mutation { activateBookkeeping(id: "quickbooks", startDate: "${date}") { isMapped } }`,
  );
  expect(early.errors[0]?.message).toBe("Select an account for every line first");
  expect(await stateOf("SALES")).toBe("NOT_MAPPED");
  expect(books.company.entries).toEqual([]);
});

test("[done 13 of integrations] an entry whose answer is lost is found by its number and never doubled, twenty times", async () => {
  await connected("2026-02-01");
  for (let day = 0; day < 20; day += 1) {
    books.books.nextWrite = "lost";
    await closeDay(addDays("2026-02-01", day));
    await pass(5 * minute, minute);
  }
  expect(books.company.entries).toHaveLength(60);
  expect(new Set(numbersThere()).size).toBe(60);
  const { rows } = await program.owner.query(
    "select state, count(*)::int from books_postings where store_id = $1 group by state",
    [store.id],
  );
  expect(rows).toEqual([{ state: "sent", count: 60 }]);
});

test("a process that died between sending and noting leaves an entry that another finds there", async () => {
  await connected();
  await closeDay();
  await program.owner.query(
    `update books_postings set state = 'sending', sent_revision = null, sent_at = null, remote_id = null,
       next_try_at = $2 where store_id = $1`,
    [store.id, new Date(program.clock.now.getTime() + minute)],
  );
  await manager.graphql(`mutation { refreshBooksAccounts(id: "quickbooks") { isMapped } }`);
  await program.owner.query("select hangtag.add_job('books.keep-posting', $1::json, null, 1, null)", [
    JSON.stringify({ storeId: store.id, date }),
  ]);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENDING");
  await pass(2 * minute, minute);
  expect(await stateOf("SALES")).toBe("SENT");
  expect(books.company.entries).toHaveLength(3);
});

test("[done 14 of integrations] a 200 with a fault in it is not taken for a success", async () => {
  await connected();
  books.books.nextWrite = "fault";
  await closeDay();
  expect(["FAILED", "NEEDS_ACTION"]).toContain(await stateOf("SALES"));
  expect(numbersThere().filter((number) => number.startsWith("S"))).toEqual([]);
});

test("[done 15 of integrations] [done 13 of reports] a day closed again posts once; with other figures a person re-sends the same entry", async () => {
  await connected();
  const seq = await closeDay();
  const { close } = aWholeDay(seq);
  await sendRows({ ...close, seq: seq + 8 });
  expect(books.company.entries).toHaveLength(3);
  const later = aSale({ seq: seq + 9, net: 1240 });
  await sendRows(later, {
    ...close,
    seq: seq + 10,
    netSales: 4740,
    tenders: [...close.tenders, { kind: "amex", amount: 1240 }],
  });
  expect(await stateOf("SALES")).toBe("CHANGED_SINCE_SENT");
  const before = books.company.entries.find(({ number }) => number.startsWith("S"));
  await pass(25 * hour, hour);
  expect(await stateOf("SALES")).toBe("CHANGED_SINCE_SENT");
  const changes = await ask(`{ entryPostings(from: "${date}", to: "${date}") { kind changes { name before now } } }`);
  expect(JSON.stringify(changes)).toContain(`"name":"Sales, used","before":2500,"now":3740`);
  await change(`resendEntry(date: "${date}", kind: SALES)`);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENT");
  expect(books.company.entries).toHaveLength(3);
  expect(books.company.entries.find(({ number }) => number.startsWith("S"))?.id).toBe(before?.id);
  expect(balanceOf("4010")).toBe(-3740);
});

test("[AUT-07] what the service refuses waits with its reason, and goes by Try again once it is mended", async () => {
  await connected();
  setActive("4010", false);
  await closeDay();
  expect((await statesOf()).map(({ kind, state, posting }) => [kind, state, posting?.reason])).toEqual([
    ["BUYS", "SENT", null],
    ["COGS", "SENT", null],
    ["SALES", "NEEDS_ACTION", "ACCOUNT_INACTIVE"],
  ]);
  const { entryPostings } = await ask(`{ entryPostings(from: "${date}", to: "${date}") { posting { problem } } }`);
  expect(JSON.stringify(entryPostings)).toContain("Sales, used posts to 4010 Used goods sales, which is inactive");
  await pass(25 * hour, hour);
  expect(await stateOf("SALES")).toBe("NEEDS_ACTION");
  setActive("4010", true);
  await change(`tryEntryAgain(date: "${date}", kind: SALES)`);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENT");
});

test("books that are closed through the date keep the entry out until a person skips it", async () => {
  await connected();
  books.company.closedThrough = date;
  await closeDay();
  expect((await statesOf()).map(({ posting }) => posting?.reason)).toEqual(
    Array.from({ length: 3 }, () => "PERIOD_CLOSED"),
  );
  await change(`skipEntry(date: "${date}", kind: SALES)`);
  await pass(2 * hour, hour);
  expect(await stateOf("SALES")).toBe("SKIPPED");
  expect(books.company.entries).toEqual([]);
});

test("an entry of other hands with our number is never overwritten automatically, and by a person it is", async () => {
  await connected();
  await closeDay();
  const ours = books.company.entries.filter(({ number }) => number.startsWith("S"));
  ours.flatMap(({ lines }) => lines).forEach((line) => (line.cents += 1));
  const others = structuredClone(ours);
  await program.owner.query("delete from books_postings where store_id = $1 and kind = 'SALES'", [store.id]);
  await keepPosting();
  expect((await statesOf()).find(({ kind }) => kind === "SALES")).toMatchObject({
    state: "NEEDS_ACTION",
    posting: { reason: "NUMBER_TAKEN" },
  });
  expect(books.company.entries.filter(({ number }) => number.startsWith("S"))).toEqual(others);
  await change(`resendEntry(date: "${date}", kind: SALES)`);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENT");
  expect(books.company.entries).toHaveLength(3);
  expect(balanceOf("4010")).toBe(-2500);
});

const salesThere = () => books.company.entries.filter(({ number }) => number.startsWith("S"));

test("an entry that was deleted there is noticed at night, stays away on its own, and is posted again by a person, once", async () => {
  await connected();
  await closeDay();
  const [{ id } = { id: "" }] = salesThere();
  books.company.entries = books.company.entries.filter((entry) => entry.id !== id);
  await keepPosting();
  expect((await statesOf()).map(({ kind, state, posting }) => [kind, state, posting?.reason])).toEqual(
    expect.arrayContaining([
      ["SALES", "NEEDS_ACTION", "GONE_THERE"],
      ["BUYS", "SENT", null],
    ]),
  );
  await keepPosting();
  await pass(2 * hour, hour);
  expect(salesThere()).toEqual([]);
  const { entryPostings } = await ask(
    `{ entryPostings(from: "${date}", to: "${date}") { kind url posting { serviceNumber } } }`,
  );
  expect(entryPostings).toContainEqual({ kind: "SALES", url: null, posting: { serviceNumber: null } });
  const { bookkeeping, integrationLog } = await ask(
    `{ bookkeeping(id: "quickbooks") { problems { problem reason } }
       integrationLog(id: "quickbooks", kind: "entries") { lines { text } } }`,
  );
  expect(recordOf(bookkeeping)["problems"]).toEqual([{ problem: `JE ${id} was deleted there`, reason: "GONE_THERE" }]);
  expect(JSON.stringify(integrationLog).match(/Sales: JE \d+ was deleted there/g)).toHaveLength(1);
  await change(`tryEntryAgain(date: "${date}", kind: SALES)`);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENT");
  expect(salesThere()).toHaveLength(1);
  expect(salesThere()[0]?.id).not.toBe(id);
});

test("an entry that got another number there is still ours: it is not missed, and new figures go over it", async () => {
  await connected();
  const seq = await closeDay();
  salesThere().forEach((entry) => (entry.number = "By hand"));
  await keepPosting();
  expect(await stateOf("SALES")).toBe("SENT");
  const { close } = aWholeDay(seq);
  await sendRows(aSale({ seq: seq + 9, net: 1240 }), {
    ...close,
    ...{ seq: seq + 10, netSales: 4740, tenders: [...close.tenders, { kind: "amex", amount: 1240 }] },
  });
  expect(await stateOf("SALES")).toBe("CHANGED_SINCE_SENT");
  await change(`resendEntry(date: "${date}", kind: SALES)`);
  await runJobs(program);
  expect(await stateOf("SALES")).toBe("SENT");
  expect(books.company.entries).toHaveLength(3);
  expect(salesThere()).toHaveLength(1);
});

test("[AUT-05] who signed in, until when that is good, and the service's own number of each entry can be read", async () => {
  await connected();
  await closeDay();
  const integration = `integration { connectedBy connectedAt signInEndsAt }`;
  const read = async () =>
    recordOf(
      recordOf((await ask(`{ bookkeeping(id: "quickbooks") { ${integration} } }`))["bookkeeping"])["integration"],
    );
  expect(await read()).toEqual({
    ...{ connectedBy: expect.stringContaining("Marcus"), connectedAt: "2026-03-05T13:00:00.000Z" },
    // A hundred days, as the service says.
    signInEndsAt: "2026-06-13T13:00:00.000Z",
  });
  program.clock.pass(24 * hour);
  await closeDay(addDays(date, 1));
  expect(await read()).toMatchObject({
    connectedBy: expect.stringContaining("Marcus"),
    signInEndsAt: expect.stringMatching(/^2026-06-14/),
  });
  const { entryPostings } = await ask(
    `{ entryPostings(from: "${date}", to: "${date}") { kind amount posting { serviceNumber } } }`,
  );
  const there = books.company.entries.filter((entry) => entry.date === date);
  const numbers = there.map(({ id, number, lines }) => ({
    kind: { S: "SALES", B: "BUYS", C: "COGS" }[number.slice(0, 1)],
    amount: lines.reduce((sum, line) => sum + (line.postingType === "Debit" ? line.cents : 0), 0), // oxlint-disable-line vitest/no-conditional-in-test -- the sides of an entry
    posting: { serviceNumber: `JE ${id}` },
  }));
  expect(entryPostings).toEqual(expect.arrayContaining(numbers));
  expect(numbers).toHaveLength(3);
});

test("a sign-in that was taken away stops the posting, is mailed to managers, and a new one sends what waited", async () => {
  await connected();
  books.books.signIns.forEach((held) => Object.assign(held, { isRevoked: true }));
  program.clock.pass(2 * hour);
  await closeDay();
  const { bookkeeping } = await ask(`{ bookkeeping(id: "quickbooks") { integration { state needsAction } } }`);
  expect(bookkeeping).toEqual({ integration: { state: "ERROR", needsAction: "SIGN_IN" } });
  expect((await statesOf()).map(({ state }) => state)).toEqual(["WAITING", "WAITING", "WAITING"]);
  const { rows } = await program.owner.query(
    "select distinct subject from mailbox where account_id = $1 and subject like '%sign-in%'",
    [store.accountId],
  );
  expect(rows).toEqual([{ subject: "QuickBooks Online needs a new sign-in for Maple Street" }]);
  await signIn();
  await runJobs(program);
  expect((await statesOf()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
});

test("a plan that ended stops the posting, and once it is renewed Try again sends what waited", async () => {
  await connected();
  books.company.isSubscriptionEnded = true;
  await closeDay();
  expect((await statesOf()).map(({ state }) => state)).toEqual(["WAITING", "WAITING", "WAITING"]);
  books.company.isSubscriptionEnded = false;
  await change(`refreshBooksAccounts(id: "quickbooks") { integration { state } }`);
  await runJobs(program);
  expect((await statesOf()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
});

test("a service that slows us down is left alone for its time, and nothing counts as a failed try", async () => {
  await connected();
  books.books.isThrottled = true;
  await closeDay();
  const requestCount = books.requests.length;
  await pass(50_000, 10_000);
  expect(books.requests).toHaveLength(requestCount);
  books.books.isThrottled = false;
  await pass(3 * minute, 20_000);
  expect((await statesOf()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
});

test("a service that does not answer for a day leaves the entry to a person", async () => {
  await connected();
  books.trouble = { status: 503 };
  await closeDay();
  expect(await stateOf("SALES")).toBe("FAILED");
  await pass(40 * hour, 30 * minute);
  expect((await statesOf()).some(({ state }) => state === "NEEDS_ACTION")).toBe(true);
  books.trouble = null;
  await change(`tryEntryAgain(date: "${date}", kind: SALES)`);
  await pass(20 * minute, minute);
  expect(await stateOf("SALES")).toBe("SENT");
});

test("Try now sends what waits for a service that responds again, however long its next try is away", async () => {
  await connected();
  books.trouble = { status: 503 };
  await closeDay();
  await pass(3 * hour, 30 * minute);
  expect((await statesOf()).map(({ state }) => state)).toContain("FAILED");
  books.trouble = null;
  await change(`tryServiceNow(id: "quickbooks") { state }`);
  await runJobs(program);
  expect((await statesOf()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
});

test("tokens are renewed before they end, and only the new ones are used", async () => {
  await connected();
  const [first] = books.books.signIns.map(({ refreshToken }) => refreshToken);
  program.clock.pass(59 * minute);
  await closeDay();
  const [second] = books.books.signIns.map(({ refreshToken }) => refreshToken);
  expect(second).not.toBe(first);
  expect(await stateOf("SALES")).toBe("SENT");
  const { rows } = await program.owner.query("select secret::text from integrations where store_id = $1", [store.id]);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(String(second)).toString("hex"));
});

test("an access token that the service ended early is renewed, and nobody is asked to sign in again", async () => {
  await connected();
  books.books.signIns.forEach((held) => (held.accessToken = "ended early"));
  await closeDay();
  expect((await statesOf()).map(({ state }) => state)).toEqual(["SENT", "SENT", "SENT"]);
  const { rows } = await program.owner.query("select subject from mailbox where account_id = $1", [store.accountId]);
  expect(rows).toEqual([]);
});

test("[done 1 of integrations] a sign-in that was begun at another store saves nothing, and one is good once", async () => {
  const elm = await aStore(program, { name: "Elm Street", account: { id: store.accountId } });
  const owner = await aPerson(program, store, { role: roles.owner });
  const there = owner.with({ "x-user-store": String(elm.id) });
  const { beginPageSignIn } = await ask(`mutation { beginPageSignIn(id: "quickbooks") }`, there);
  const returned = await books.signInThere(String(beginPageSignIn), { company: books.company.id });
  const finish = `mutation { finishBooksSignIn(id: "quickbooks", returned: ${returnedFields(returned)}) { isMapped } }`;
  expect((await owner.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-elsewhere");
  const { rows } = await program.owner.query("select from integrations where store_id = $1", [store.id]);
  expect(rows).toEqual([]);
  expect((await there.graphql(finish)).errors).toEqual([]);
  expect((await there.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
});

test("a sign-in that took more than ten minutes, or another person's, has ended", async () => {
  const { beginPageSignIn } = await ask(`mutation { beginPageSignIn(id: "quickbooks") }`);
  const returned = await books.signInThere(String(beginPageSignIn), { company: books.company.id });
  const finish = `mutation { finishBooksSignIn(id: "quickbooks", returned: ${returnedFields(returned)}) { isMapped } }`;
  const other = await aPerson(program, store, { role: roles.manager });
  expect((await other.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
  program.clock.pass(11 * minute);
  expect((await manager.graphql(finish)).errors[0]?.extensions.code).toBe("sign-in-expired");
});

test("a back-fill stops where it stands, goes on without posting twice, and leaves days before the start to itself", async () => {
  await connected("2026-03-10");
  for (let day = 0; day < 4; day += 1) {
    await closeDay(addDays("2026-03-01", day));
  }
  expect(await stateOf("SALES", "2026-03-01")).toBe("EXCLUDED");
  const plan = await ask(
    `{ backfillPlan(id: "quickbooks", from: "2026-03-01", to: "2026-03-04") { days toSend alreadyThere leftOut } }`,
  );
  expect(plan).toEqual({ backfillPlan: { days: 4, toSend: 12, alreadyThere: 0, leftOut: 0 } });
  const id = "018f0000-0000-7000-8000-000000000001";
  const start = `startBackfill(id: "${id}", from: "2026-03-01", to: "2026-03-04")`;
  await change(start);
  await change("stopBackfill");
  await runJobs(program);
  expect(books.company.entries).toEqual([]);
  await change("resumeBackfill");
  await runJobs(program);
  await pass(minute, 10_000);
  expect(books.company.entries).toHaveLength(12);
  const { bookkeeping } = await ask(`{ bookkeeping(id: "quickbooks") { backfill { state posted left refused } } }`);
  expect(bookkeeping).toEqual({ backfill: { state: "DONE", posted: 12, left: 0, refused: 0 } });
  const again = await ask(
    `{ backfillPlan(id: "quickbooks", from: "2026-03-01", to: "2026-03-04") { toSend alreadyThere } }`,
  );
  expect(again).toEqual({ backfillPlan: { toSend: 0, alreadyThere: 0 } });
});

test("a day of a back-fill's dates that is closed late goes out too; days before them stay, also after it was left as it is", async () => {
  await connected("2026-03-10");
  await closeDay("2026-03-01");
  const id = "018f0000-0000-7000-8000-000000000002";
  await change(`startBackfill(id: "${id}", from: "2026-03-01", to: "2026-03-04")`);
  await runJobs(program);
  await closeDay("2026-03-03");
  await closeDay("2026-02-27");
  expect(await stateOf("SALES", "2026-03-03")).toBe("SENT");
  expect(await stateOf("SALES", "2026-02-27")).toBe("EXCLUDED");
  expect(books.company.entries).toHaveLength(6);
  await program.owner.query("update books_backfills set state = 'dropped' where store_id = $1", [store.id]);
  await closeDay("2026-03-02");
  expect(await stateOf("SALES", "2026-03-02")).toBe("EXCLUDED");
});

test("an entry out of balance is never sent", async () => {
  await connected();
  await sendRows(
    aSale({ seq: 90_001, net: 1000 }),
    aDayClose({ seq: 90_002, netSales: 900, tenders: [{ kind: "cash", amount: 1000 }], transactions: 1 }),
  );
  expect(await stateOf("SALES")).toBe("OUT_OF_BALANCE");
  expect(numbersThere().filter((number) => number.startsWith("S"))).toEqual([]);
});

test("figures that are out of balance after posting are not sent by a person either; back to what was posted, nothing is to do", async () => {
  await connected();
  const seq = await closeDay();
  const { close } = aWholeDay(seq);
  await sendRows({ ...close, seq: seq + 8, tax: 260 });
  expect(await stateOf("SALES")).toBe("OUT_OF_BALANCE");
  const changes = await ask(`{ entryPostings(from: "${date}", to: "${date}") { kind changes { name before now } } }`);
  expect(JSON.stringify(changes)).toContain(`"name":"Sales tax payable"`);
  const refused = await manager.graphql(`mutation { resendEntry(date: "${date}", kind: SALES) }`);
  expect(JSON.stringify(refused.errors)).toContain("This entry is out of balance");
  await sendRows({ ...close, seq: seq + 9 });
  expect(await stateOf("SALES")).toBe("SENT");
  expect(books.requests.filter((request) => /^POST .*\/journalentry$/.test(request))).toHaveLength(3);
});

test("another company starts from the beginning, and disconnecting gives the sign-in back and keeps what was posted", async () => {
  await connected();
  await closeDay();
  const { beginPageSignIn } = await ask(`mutation { beginPageSignIn(id: "quickbooks") }`);
  const returned = await books.signInThere(String(beginPageSignIn), { company: "4620816365000002" });
  await ask(`mutation { finishBooksSignIn(id: "quickbooks", returned: ${returnedFields(returned)}) { isMapped } }`);
  const view = await ask(
    `{ bookkeeping(id: "quickbooks") { isMapped integration { state placeName } settings { companyName isCompanyConfirmed } } }`,
  );
  expect(view).toEqual({
    bookkeeping: {
      isMapped: false,
      integration: { state: "CONNECTED", placeName: "" },
      settings: { companyName: "Whitfield Rentals LLC", isCompanyConfirmed: false },
    },
  });
  await change(`disconnectBookkeeping(id: "quickbooks") { isMapped }`);
  expect(books.books.signIns.at(-1)?.isRevoked).toBe(true);
  expect(books.company.entries).toHaveLength(3);
});

test("[BK-9] an employee and a stranger neither see nor change any of it", async () => {
  await connected();
  const ana = await aPerson(program, store, { role: roles.user });
  const stranger = aStranger(program);
  for (const person of [ana, stranger.with({ "x-user-store": String(store.id) })]) {
    for (const document of [
      `{ bookkeeping(id: "quickbooks") { isMapped } }`,
      `{ entryPostings(from: "${date}", to: "${date}") { kind } }`,
      `mutation { beginPageSignIn(id: "quickbooks") }`,
      `mutation { stopBackfill }`,
      `mutation { resendEntry(date: "${date}", kind: SALES) }`,
    ]) {
      expect((await person.graphql(document)).errors).not.toEqual([]);
    }
  }
});
