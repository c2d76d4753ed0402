import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose } from "#tests/kit/pos-rows.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

const today = "2026-11-21";

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date(`${today}T18:00:00Z`);
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
});

/** Two years of trade until yesterday, busier on Saturdays, shut on Thanksgiving and Christmas Day. */
async function soldForTwoYears(): Promise<void> {
  await program.owner.query(
    `insert into daily_reports (store_id, business_date, changed_at, sales_cents, customers, status)
     select $1, day::date, now(), case when extract(dow from day) = 6 then 150000 else 100000 end, 10, 'final'
     from generate_series($2::date - 800, $2::date - 1, interval '1 day') as day
     where to_char(day, 'MM-DD') <> '12-25' and day::date not in ('2024-11-28', '2025-11-27')`,
    [store.id, today],
  );
}

type GoalDay = { date: string; sales: number | null; rule: string; shutLikeOn: string | null };
type Goals = { goal: number | null; total: number | null; days: GoalDay[] };

async function goalsOf(month: string): Promise<Goals> {
  const query = `{ goalMonth(month: "${month}") { goal total days { date sales rule shutLikeOn } } }`;
  const answer = await manager.graphql(query);
  expect(answer.errors).toEqual([]);
  return (answer.data as { goalMonth: Goals }).goalMonth; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

async function dayOf(date: string): Promise<GoalDay | undefined> {
  return (await goalsOf(date)).days.find((day) => day.date === date);
}

async function pastOf(month: string): Promise<GoalDay[]> {
  return (await goalsOf(month)).days.filter(({ date }) => date <= today);
}

async function done(mutation: string): Promise<void> {
  expect((await manager.graphql(`mutation { ${mutation} }`)).errors).toEqual([]);
}

async function ask(query: string): Promise<unknown> {
  const answer = await manager.graphql(`{ ${query} }`);
  expect(answer.errors).toEqual([]);
  return answer.data;
}

const defaults = (more = ""): string =>
  `saveGoalDefaults(defaults: { growth: 0, averageTransaction: 3000, trade: 300, minSales: 0 ${more} })`;
const monthGoal = (goal: number): string => `saveMonthGoal(month: "${today}", goal: ${goal}) { goal }`;
const dayGoal = (date: string, more: string): string => `saveDayGoal(goal: { date: "${date}", ${more} }) { goal }`;

describe("where goals come from", () => {
  const rules = "goalSettings { plan { defaults { salesRule } } ruleErrors { from to fair { day } lastYear { day } } }";

  test("a store's first preferences take the fair rule, and a save keeps the one that is chosen", async () => {
    await soldForTwoYears();
    await done(defaults());
    expect(await ask(rules)).toMatchObject({
      goalSettings: {
        plan: { defaults: [{ salesRule: "FAIR" }] },
        ruleErrors: { from: "2025-11-01", to: "2026-10-31", fair: { day: 1 }, lastYear: { day: 0 } },
      },
    });
    await done(defaults("salesRule: LAST_YEAR"));
    await done(defaults());
    expect(await ask(rules)).toMatchObject({ goalSettings: { plan: { defaults: [{ salesRule: "LAST_YEAR" }] } } });
  });

  test("preferences from before the fair rule keep last year's day", async () => {
    await program.owner.query(
      `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths, saved_at)
       values ($1, gen_random_uuid(), '2026-01-01', 0, 3000, 300, now())`,
      [store.id],
    );
    expect(await ask(rules)).toMatchObject({
      goalSettings: { plan: { defaults: [{ salesRule: "LAST_YEAR" }] }, ruleErrors: null },
    });
    await done(defaults());
    expect(await ask(rules)).toMatchObject({
      goalSettings: { plan: { defaults: [{ salesRule: "LAST_YEAR" }, { salesRule: "LAST_YEAR" }] } },
    });
  });

  test("a promotion is a calendar event that lifts its days by what earlier ones brought", async () => {
    await soldForTwoYears();
    const past = ["2026-09-08", "2026-09-15", "2026-09-22"];
    await program.owner.query(
      "update daily_reports set sales_cents = 140000 where store_id = $1 and business_date = any($2::date[])",
      [store.id, past],
    );
    await done(defaults());
    for (const [index, date] of [...past, "2026-12-01"].entries()) {
      const id = `0197a1b2-0000-7000-8000-00000000000${index}`;
      await done(
        `saveCalendarEvent(event: { id: "${id}", name: "20% off", startsOn: "${date}", endsOn: "${date}", isPromotion: true })`,
      );
    }
    expect(await dayOf("2026-12-01")).toMatchObject({ sales: 140_000 });
    expect(await dayOf("2026-12-08")).toMatchObject({ sales: 100_000 });
  });
});

describe("a holiday on which nothing was sold last year", () => {
  const closedFields = "goalSettings { shutHolidays { date lastYear special { holiday } } }";

  test("is shut until a manager, who is asked once, says otherwise; panel, week, month and report agree", async () => {
    await soldForTwoYears();
    await done(defaults());
    await done(monthGoal(3_200_000));
    const closed = { sales: 0, rule: "CLOSED", shutLikeOn: "2025-11-27" };
    expect(await dayOf("2026-11-26")).toMatchObject(closed);
    expect(await goalsOf(today)).toMatchObject({ goal: 3_200_000, total: 3_200_000 });
    expect(await dayOf("2026-12-25")).toMatchObject({ sales: 0, rule: "CLOSED" });
    expect(await ask(closedFields)).toMatchObject({
      goalSettings: {
        shutHolidays: [
          { date: "2026-11-26", lastYear: "2025-11-27", special: { holiday: "THANKSGIVING" } },
          { date: "2026-12-25", lastYear: "2025-12-25", special: { holiday: "CHRISTMAS" } },
        ],
      },
    });
    const panel = 'daybook(date: "2026-11-26") { goalPanel { goal { sales rule } } }';
    expect(await ask(panel)).toMatchObject({ daybook: { goalPanel: { goal: { sales: 0, rule: "CLOSED" } } } });
    await done(dayGoal("2026-11-26", "isClosed: false"));
    await done(dayGoal("2026-12-25", "isClosed: true"));
    expect(await dayOf("2026-11-26")).toMatchObject({ rule: "MONTH", shutLikeOn: null });
    expect(await dayOf("2026-12-25")).toMatchObject({ rule: "CLOSED", shutLikeOn: null });
    expect(await ask(closedFields)).toMatchObject({ goalSettings: { shutHolidays: [] } });
    expect(await goalsOf(today)).toMatchObject({ total: 3_200_000 });
  });

  test("misses no Day Close", async () => {
    await soldForTwoYears();
    program.clock.now = new Date("2026-11-29T18:00:00Z");
    const till = await aTill(program.owner, {
      store: { ...store, timeZone: "America/Chicago" },
      platform: program.platform,
    });
    const closed = ["2026-11-20", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27"];
    const rows = closed.map((businessDate, at) => aDayClose({ seq: at + 1, businessDate }));
    await takeBatch(till.request, { batch: 1, sentAt: program.clock.now.toISOString(), rows });
    expect(await ask("daybook { goalPanel { missingDayCloses } }")).toEqual({
      daybook: { goalPanel: { missingDayCloses: ["2026-11-28"] } },
    });
  });
});

describe("days until today", () => {
  beforeEach(async () => {
    await soldForTwoYears();
    await done(defaults());
    await done(monthGoal(3_200_000));
  });

  test("keep their goal when a day's goal is saved, reset and saved again, and the month sums up", async () => {
    const before = await pastOf(today);
    await done(dayGoal("2026-11-28", "sales: 400000"));
    expect(await pastOf(today)).toEqual(before);
    expect(await goalsOf(today)).toMatchObject({ total: 3_200_000 });
    await done(dayGoal("2026-11-28", "reset: true"));
    expect(await pastOf(today)).toEqual(before);
    expect(await goalsOf(today)).toMatchObject({ total: 3_200_000 });
  });

  test("keep it when the month's goal, the preferences, an exclusion or an event change", async () => {
    const before = await pastOf(today);
    const changes = [
      monthGoal(3_600_000),
      'excludeComparison(date: "2025-11-08", reason: "Storm")',
      'saveCalendarEvent(event: { id: "0197a1b2-0000-7000-8000-000000000009", name: "Fair", startsOn: "2026-11-05", endsOn: "2026-11-06" })',
    ];
    const hours = 'setStoreDay(date: "2026-11-30", name: "Inventory") { week { weekday } }';
    for (const change of [...changes, hours]) {
      await done(change);
      expect(await pastOf(today)).toEqual(before);
    }
    await done(defaults("salesRule: LAST_YEAR"));
    expect((await pastOf(today)).slice(0, -1)).toEqual(before.slice(0, -1));
    await done(`resetMonth(month: "${today}") { goal }`);
    expect((await pastOf(today)).slice(0, -1)).toEqual(before.slice(0, -1));
  });

  test("today's own goal can still be set, and undone", async () => {
    await done(dayGoal("2026-11-28", "sales: 400000"));
    await done(dayGoal(today, "sales: 200000"));
    expect(await dayOf(today)).toMatchObject({ sales: 200_000, rule: "DAY" });
    await done(dayGoal(today, "reset: true"));
    expect(await dayOf(today)).toMatchObject({ rule: "MONTH" });
  });

  test("a day's difference can raise the month instead, and one Undo takes both back", async () => {
    const before = await goalsOf(today);
    const share = before.days.find(({ date }) => date === "2026-11-28")?.sales;
    await done(dayGoal("2026-11-28", `sales: ${Number(share) + 100_000}, raisesMonth: true`));
    expect(await goalsOf(today)).toMatchObject({ goal: 3_300_000, total: 3_300_000 });
    await done('restoreGoal(id: "2026-11-28")');
    expect(await goalsOf(today)).toEqual(before);
  });
});
