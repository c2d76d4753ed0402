import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { listPlanSigns } from "./plan-signs.db.ts";

let program: TestProgram;
let maple: TestStore;
let lakeside: TestStore;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  maple = await aStore(program);
  lakeside = await aStore(program, { account: { id: maple.accountId }, name: "Lakeside Kids" });
});
afterAll(() => program.stop());

const march = { from: "2026-03-01", to: "2026-03-31" };

/** Of Maple Street, and of the store beside it. */
async function signs(): Promise<(string | undefined)[]> {
  const storeIds = [maple.id, lakeside.id];
  const listed = await program.platform.database.read("system", (sql) =>
    listPlanSigns(sql, { storeIds, now: program.clock.now, ...march }),
  );
  const byStore = new Map(listed.map(({ storeId, sign }) => [storeId, sign]));
  return storeIds.map((id) => byStore.get(id));
}

/** Of the store `$1`, in order. */
const changes: Record<string, string[]> = {
  "the magic goal": [
    `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths, sales_rule, saved_at)
     values ($1, gen_random_uuid(), '2020-01-01', 0, 3000, 300, 'fair', now())`,
    "update goal_defaults set growth_tenths = 50 where store_id = $1",
  ],
  "a month's goal": [
    "insert into month_goals (store_id, month, amount_cents, saved_at) values ($1, '2026-03-01', 5000000, now())",
    "update month_goals set amount_cents = 5100000 where store_id = $1",
    "delete from month_goals where store_id = $1",
  ],
  "a day's goal": [
    "insert into day_goals (store_id, business_date, sales_cents, saved_at) values ($1, '2026-03-14', 100000, now())",
    "delete from day_goals where store_id = $1",
  ],
  "a day long ago that was shut": [
    "insert into day_goals (store_id, business_date, is_closed, saved_at) values ($1, '2025-03-12', true, now())",
  ],
  "a weekday that is shut": ["insert into store_hours (store_id, weekday) values ($1, 0)"],
  "a special day": [
    "insert into store_hour_exceptions (store_id, business_date, name) values ($1, '2026-03-17', 'Inventory')",
  ],
  "a day that serves as no comparison": [
    "insert into comp_exclusions (store_id, business_date, reason, created_at) values ($1, '2025-03-10', 'Snow', now())",
  ],
  "an event": [
    `insert into calendar_events (store_id, id, name, starts_on, ends_on, is_promotion, saved_at)
     values ($1, gen_random_uuid(), 'Sidewalk sale', '2026-03-20', '2026-03-22', true, now())`,
  ],
  "a goal that is kept": [
    `insert into kept_goals (store_id, business_date, sales_cents, goal_rule, comp_on, kept_at)
     values ($1, '2026-03-02', 90000, 'magic', '2025-03-03', now())`,
  ],
  "a season from sister stores": [
    `insert into borrowed_seasons (store_id, sisters, until_on, days, borrowed_at)
     values ($1, 2, '2026-12-01', '[]', now())`,
  ],
  "the country, whose holidays count": ["update stores set country = 'CA' where store_id = $1"],
  "the opening day": ["update stores set grand_opening_on = '2026-03-20' where store_id = $1"],
  "the newest day that has sales": [
    `insert into daily_reports (store_id, business_date, status, changed_at, sales_cents)
     values ($1, '2026-03-09', 'final', now(), 80000)`,
    "update daily_reports set sales_cents = 80001 where store_id = $1",
    "update daily_reports set status = 'provisional' where store_id = $1",
  ],
  "older days, by their mark": [
    "insert into sales_marks (store_id, mark) values ($1, gen_random_uuid())",
    "update sales_marks set mark = gen_random_uuid() where store_id = $1",
  ],
};

test.each(Object.entries(changes))(
  "%s is seen in what stands for the store's plan, and in no other store's",
  async (_what, statements) => {
    let before = await signs();
    expect(await signs()).toEqual(before);
    for (const statement of statements) {
      await program.owner.query(statement, [maple.id]);
      const after = await signs();
      expect(after[0]).not.toBe(before[0]);
      expect(after[1]).toBe(before[1]);
      before = after;
    }
  },
);

test("the running day's sales change nothing: no goal is made of them", async () => {
  const before = await signs();
  await program.owner.query(
    "insert into daily_reports (store_id, business_date, status, changed_at, sales_cents) values ($1, '2026-03-11', 'provisional', now(), 1000)",
    [maple.id],
  );
  expect(await signs()).toEqual(before);
});
