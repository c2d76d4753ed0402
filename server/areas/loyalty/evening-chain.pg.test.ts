import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { aWholeDay } from "#tests/kit/bookkeeping/a-whole-day.ts";
import { connectStore } from "#tests/kit/bookkeeping/connect-store.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { connectToSquare } from "#tests/kit/loyalty/connect-loyalty.ts";
import { joinProgram } from "#tests/kit/loyalty/points-book.ts";
import { besideBooks, loyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import type { LoyaltyServices } from "#tests/kit/loyalty/some-loyalty.ts";
import { aStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const date = "2026-03-04";
let program: TestProgram;
let books: BooksServices;
let services: LoyaltyServices;

beforeAll(async () => {
  books = await booksServices(() => program.clock.now);
  services = await loyaltyServices(() => program.clock.now);
  program = await testProgram({ services: besideBooks(services, books) });
});
afterAll(async () => {
  await program.stop();
  await books.stop();
  await services.stop();
});

test("[done 19 of integrations] points land on an evening on which the bookkeeping service is down", async () => {
  program.clock.now = new Date("2026-03-04T17:00:00Z");
  const timeZone = "America/Chicago";
  const store = await aStore(program, { name: "Maple Street", timeZone });
  const till = await aTill(program.owner, { store: { ...store, timeZone }, platform: program.platform });
  const manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
  await connectStore(manager, { books, startDate: date });
  await connectToSquare(manager, services, { startOn: date });
  const account = joinProgram(services.company, { phone: "+13125550142", at: program.clock.now });
  await runJobs(program);
  books.trouble = { status: 503 };
  const { rows, close } = aWholeDay(100, date);
  books.requests.length = 0;
  await takeBatch(till.request, { batch: 1, sentAt: program.clock.now.toISOString(), rows: [...rows, close] });
  program.clock.pass(120_000);
  await runJobs(program);
  expect(books.requests.length).toBeGreaterThan(0);
  expect(account.balance).toBeGreaterThan(0);
  expect(books.company.entries).toEqual([]);
});
