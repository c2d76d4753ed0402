import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T17:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
});

const question = `{ weeklyReport(date: "2026-11-18") { nextWeek {
  from to days { date goal isShut opensMinutes closesMinutes hoursName people events } notices { body } } } }`;

async function nextWeek(person: Person): Promise<unknown> {
  const { data, errors } = await person.graphql(question);
  expect(errors).toEqual([]);
  return data;
}

async function aShift(employeeId: number, date: string, hour: number): Promise<void> {
  await program.owner.query(
    `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, position, note, source, created_at)
     values ($1, $2, $3, $4, $4::date + make_interval(hours => $5), $4::date + make_interval(hours => $5 + 3), '', '', 'manual', now())`,
    [store.id, randomUUID(), employeeId, date, hour],
  );
}

async function aNote(body: string, fields: { pinnedUntil: string; access?: string }): Promise<void> {
  const author = await anEmployee(program, store, { pin: null });
  await program.owner.query(
    `insert into notes (store_id, id, business_date, body, access, is_important, author_employee_id, created_at, pinned_until)
     values ($1, $2, '2026-11-19', $3, $4, false, $5, now(), $6)`,
    [store.id, randomUUID(), body, fields.access ?? "all", author.id, fields.pinnedUntil],
  );
}

test("a week ahead has its hours, its people once a day, its events, and the notes for everybody that are pinned into it", async () => {
  const [first, second] = [await anEmployee(program, store, {}), await anEmployee(program, store, {})];
  await aShift(first.id, "2026-11-23", 15);
  await aShift(first.id, "2026-11-23", 20);
  await aShift(second.id, "2026-11-23", 15);
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) select $1, day, 600, 1200 from generate_series(0, 6) as day
     on conflict (store_id, weekday) do update set opens_minutes = 600, closes_minutes = 1200`,
    [store.id],
  );
  await program.owner.query(
    `insert into store_hour_exceptions (store_id, business_date, name) values ($1, '2026-11-26', 'Thanksgiving')`,
    [store.id],
  );
  await program.owner.query(
    `insert into calendar_events (store_id, id, name, starts_on, ends_on, saved_at)
     values ($1, $2, 'Sidewalk sale', '2026-11-27', '2026-11-28', now())`,
    [store.id, randomUUID()],
  );
  await aNote("Doors at 8", { pinnedUntil: "2026-11-27" });
  await aNote("Wages went up", { pinnedUntil: "2026-11-27", access: "manager" });
  await aNote("Old news", { pinnedUntil: "2026-11-21" });
  expect(await nextWeek(manager)).toMatchObject({
    weeklyReport: {
      nextWeek: {
        from: "2026-11-22",
        to: "2026-11-28",
        days: [
          { date: "2026-11-22", isShut: false, opensMinutes: 600, closesMinutes: 1200, people: 0, events: [] },
          { date: "2026-11-23", people: 2 },
          { date: "2026-11-24", people: 0 },
          { date: "2026-11-25" },
          { date: "2026-11-26", isShut: true, goal: null, opensMinutes: null, hoursName: "Thanksgiving" },
          { date: "2026-11-27", events: ["Sidewalk sale"] },
          { date: "2026-11-28", events: ["Sidewalk sale"] },
        ],
        notices: [{ body: "Doors at 8" }],
      },
    },
  });
});

test("a day whose hours nobody has told is open in the week ahead, with the goal it has, and one told as closed is not", async () => {
  await program.owner.query("delete from store_hours where store_id = $1", [store.id]);
  await program.owner.query("insert into store_hours (store_id, weekday) values ($1, 0)", [store.id]);
  const saved = await manager.graphql(`mutation { saveMonthGoal(month: "2026-11-01", goal: 2600000) { goal } }`);
  expect(saved.errors).toEqual([]);
  expect(await nextWeek(manager)).toMatchObject({
    weeklyReport: {
      nextWeek: {
        days: [
          { date: "2026-11-22", isShut: true, goal: null },
          ...["23", "24", "25"].map((day) => ({ date: `2026-11-${day}`, isShut: false, goal: expect.any(Number) })),
          ...[expect.anything(), expect.anything(), expect.anything()],
        ],
      },
    },
  });
});

test("the week ahead of the last week that a report can name is refused in words", async () => {
  const { errors } = await manager.graphql(`{ weeklyReport(date: "2100-12-31") { nextWeek { from } } }`);
  expect(JSON.stringify(errors)).not.toContain("internal");
});
