import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import { partColumns } from "#server/areas/reports/daily-report.db.ts";
import { sumDays, sumsWithPlans } from "#server/areas/reports/daily-report.rules.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { storedPartNames } from "./day-columns.db.ts";
import { listDaysOfStores } from "./store-days.db.ts";
import type { StoreDayRows } from "./store-days.db.ts";
import { listSumsOfStores } from "./store-sums.db.ts";
import type { StoreSumsRow } from "./store-sums.db.ts";

let program: TestProgram;
let maple: TestStore;
let lakeside: TestStore;

beforeAll(async () => {
  program = await testProgram();
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  maple = await aStore(program);
  lakeside = await aStore(program, { account: { id: maple.accountId }, name: "Lakeside Kids" });
});
afterAll(() => program.stop());

const from = "2026-03-01";
const days = 9;

type Row = { storeId: number; date: string; status: string; figures: (number | null)[]; waits: number[] | null };

const names = partColumns.map(([, column]) => column).join(", ");
const places = partColumns.map((_, at) => `$${at + 5}`).join(", ");

async function keep(rows: readonly Row[]): Promise<void> {
  await program.owner.query("delete from daily_reports");
  for (const { storeId, date, status, waits, figures } of rows) {
    await program.owner.query(
      `insert into daily_reports (store_id, business_date, status, wait_seconds, changed_at, ${names})
       values ($1, $2, $3, $4, now(), ${places})`,
      [storeId, date, status, waits, ...figures],
    );
  }
}

const figure = fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000_000 })), { freq: 3 });
const day = fc.record({
  at: fc.integer({ min: 0, max: days - 1 }),
  isMaple: fc.boolean(),
  status: fc.constantFrom("provisional", "final", "corrected"),
  figures: fc.array(figure, { minLength: partColumns.length, maxLength: partColumns.length }),
  waits: fc.option(fc.array(fc.integer({ min: 0, max: 28_800 }), { maxLength: 3 })),
});
const history = fc
  .uniqueArray(day, { selector: ({ at, isMaple }) => `${at} ${isMaple}`, maxLength: 2 * days })
  .map((rows) => rows.map(({ at, ...row }) => ({ ...row, date: addDays(from, at) })));

function ofStore({ isMaple, ...row }: Omit<Row, "storeId"> & { isMaple: boolean }): Row {
  return { ...row, storeId: isMaple ? maple.id : lakeside.id };
}

/** What the rule makes of a store's days, one by one. */
function summedByRule(rows: StoreDayRows | undefined) {
  const listed = [...(rows?.days ?? [])].map(([date, { parts }]) => ({ ...parts, date, goal: null, compSales: null }));
  const sold = listed.filter(({ sales, buys }) => sales !== null || buys !== null);
  return {
    sums: sumDays(listed),
    days: sold.map(({ date, sales }) => [date, sales]),
    compared: [...(rows?.compared ?? [])],
  };
}

function summedByDatabase(row: StoreSumsRow | undefined) {
  return row && { sums: sumsWithPlans(row, []), days: [...row.days], compared: [...row.compared] };
}

test("the sums that the database makes of many stores' days are those of the rule, to the cent and to the last unknown", async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: -1, max: days }), async (rows, last) => {
      await keep(rows.map(ofStore));
      const storeIds = [maple.id, lakeside.id];
      const to = addDays(from, last);
      const compDates = [addDays(from, 2), from];
      const [summed, single] = await program.platform.database.read("system", async (sql) => [
        await listSumsOfStores(sql, { stores: storeIds.map((storeId) => ({ storeId, to })), from, compDates }),
        await listDaysOfStores(sql, { storeIds, from, to, compDates, parts: storedPartNames }),
      ]);
      expect(storeIds.map((id) => summedByDatabase(summed.get(id)))).toMatchObject(
        storeIds.map((id) => summedByRule(single.get(id))),
      );
    }),
    { numRuns: 40 },
  );
});

test("the line of a store among all is its own week, with every figure", async () => {
  const figures = partColumns.map((_, at) => 100 + 7 * at);
  const wednesday = "2026-03-11";
  const rows = [-10, -4, -3, -2, -1, 0, 1].map((back) => ({
    storeId: maple.id,
    date: addDays(wednesday, back),
    status: "final",
    figures: figures.map((value) => value + back),
    waits: [600, 1200 + back],
  }));
  const lastYear = rows.map((row) => ({ ...row, date: addDays(row.date, -364) }));
  await keep([...rows, ...lastYear]);
  const user = await aUser(program, { stores: [maple, lakeside], role: roles.owner });
  await anEmployee(program, maple, { user, isManager: true });
  const owner = await signedIn(program, user, { store: maple });
  const fields = `sales goal goalDifference goalPct compSales compPct customers avgTransaction piecesEach piecePrice itemsSold
    returns discounts tax giftCardsSold costUsed costNew buys buysPassed buyAmount avgBuy itemsBought avgWaitMinutes
    medianWaitMinutes tradePct laborMinutes wages laborPct laborEfficiency tasksDue tasksDone taskCompletion binsAdded
    binsPulled couponsIssued couponsRedeemed salesWithoutCustomerPct isLaborEstimated comparison { sales compSales excludedDays }`;
  const answer = await owner.graphql(`{
    all: storesReport(period: WEEK) { stores { name figures { ${fields} } } }
    own: weeklyReport { total { ${fields} } } }`);
  expect(answer.errors).toEqual([]);
  const { total } = recordOf(answer.data?.["own"]);
  expect(total).toMatchObject({ sales: 394, avgWaitMinutes: 15, comparison: { sales: 294 } });
  expect(answer.data?.["all"]).toMatchObject({
    stores: [{ name: "Lakeside Kids" }, { name: "Maple Street", figures: total }],
  });
});
