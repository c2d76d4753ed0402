import { afterAll, beforeAll, expect, test } from "vitest";
import { businessDateAt } from "#common/store-time.ts";
import { dailyReport } from "#server/areas/reports/reports.ts";
import { aStore, aTill } from "#tests/kit/a-till.ts";
import { aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

function dateAt(storeId: number, instant: string): Promise<string> {
  const scope = { accountIds: [], storeIds: [storeId] };
  return program.platform.database.read(scope, (sql) => findBusinessDate(sql, { storeId, at: new Date(instant) }));
}

test("twenty to one at night belongs to yesterday while yesterday is not closed", async () => {
  const store = await aStore(program.owner);
  expect(await dateAt(store.id, "2026-06-11T05:40:00Z")).toBe("2026-06-10");
  expect(await dateAt(store.id, "2026-06-11T07:59:59Z")).toBe("2026-06-10");
  expect(await dateAt(store.id, "2026-06-11T08:00:00Z")).toBe("2026-06-11");
});

test("twenty to one at night belongs to today once yesterday is closed, and what was before the close stays", async () => {
  const store = await aStore(program.owner);
  const till = await aTill(program.owner, { store, platform: program.platform });
  const close = aDayClose({ seq: 1, businessDate: "2026-06-10", closedAt: "2026-06-11T05:30:00Z" });
  await takeBatch(till.request, { batch: 1, sentAt: "2026-06-11T05:31:00Z", rows: [close] });
  expect(await dateAt(store.id, "2026-06-11T05:40:00Z")).toBe("2026-06-11");
  expect(await dateAt(store.id, "2026-06-11T05:20:00Z")).toBe("2026-06-10");
});

test("the point of sale's own business date wins over the clock", async () => {
  const store = await aStore(program.owner);
  const till = await aTill(program.owner, { store, platform: program.platform });
  const sale = aSale({ seq: 1, businessDate: "2026-06-12", at: "2026-06-11T05:40:00Z" });
  await takeBatch(till.request, { batch: 1, sentAt: "2026-06-11T05:41:00Z", rows: [sale] });
  expect(await dailyReport(till.request, { date: "2026-06-12" })).toMatchObject({ sales: 1000 });
  expect(await dailyReport(till.request, { date: "2026-06-10" })).toMatchObject({ sales: null });
});

test("the days of 23 and of 25 hours begin and end at the boundary of the store's clock", async () => {
  const store = await aStore(program.owner, { timeZone: "America/Denver" });
  const instants = [
    ["2026-03-08T08:59:00Z", "2026-03-07"],
    ["2026-03-08T09:00:00Z", "2026-03-08"],
    ["2026-03-09T08:59:00Z", "2026-03-08"],
    ["2026-11-01T07:30:00Z", "2026-10-31"],
    ["2026-11-01T08:30:00Z", "2026-10-31"],
    ["2026-11-01T09:59:00Z", "2026-10-31"],
    ["2026-11-01T10:00:00Z", "2026-11-01"],
    ["2026-11-02T09:59:00Z", "2026-11-01"],
  ] as const;
  for (const [instant, date] of instants) {
    expect(await dateAt(store.id, instant)).toBe(date);
  }
});

test("the database and the programs agree on every hour of a year", async () => {
  const store = await aStore(program.owner, { timeZone: "America/Chicago" });
  const hours = await program.owner.query<{ at: Date; date: string }>(
    `select at, hangtag.business_date_at($1, at)::text as date
     from generate_series(timestamptz '2026-01-01', timestamptz '2026-12-31', interval '1 hour') as at`,
    [store.id],
  );
  const rule = { timeZone: store.timeZone, boundaryMinutes: 180, hasDayClose: () => false };
  const differing = hours.rows.filter(({ at, date }) => businessDateAt(at, rule) !== date);
  expect(hours.rows.length).toBeGreaterThan(8000);
  expect(differing).toEqual([]);
});
