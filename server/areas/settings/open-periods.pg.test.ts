import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPeriods } from "#common/store-hours.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
});
afterAll(() => program.stop());

/** A Wednesday, and what its weekday is numbered. */
const date = "2026-11-18";
const weekday = 3;

/** Two different times of a day, the earlier first; often on full quarters, where edges meet. */
function span({ min, max }: { min: number; max: number }): fc.Arbitrary<[number, number]> {
  const minute = fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((quarter) => quarter * 15),
  );
  return fc
    .uniqueArray(minute, { minLength: 2, maxLength: 2 })
    .map(([first = 0, second = 0]) => [Math.min(first, second), Math.max(first, second)]);
}

const hours = fc.option(span({ min: 0, max: 1440 }), { freq: 10 });
/** A gap may lie beyond the hours: they may have been changed since it was given. */
const split = fc.record({
  hours,
  gap: fc.option(span({ min: 1, max: 1439 }), { freq: 5 }),
  ownDay: fc.option(fc.record({ own: hours }), { freq: 2 }),
  minutesAfter: fc.constantFrom(0, 0, 30, 60),
});

type Hours = [number, number] | null;
/** The usual hours of the weekday, its gap, and what the date has of its own. */
type Split = { hours: Hours; gap: Hours; ownDay: { own: Hours } | null };

const noTimes = [null, null];

async function save({ hours: usual, gap, ownDay }: Split): Promise<void> {
  for (const table of ["store_hours", "store_hour_gaps", "store_hour_exceptions"]) {
    await program.owner.query(`delete from ${table} where store_id = $1`, [store.id]);
  }
  await program.owner.query(
    "insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) values ($1, $2, $3, $4)",
    [store.id, weekday, ...(usual ?? noTimes)],
  );
  await program.owner.query(
    `insert into store_hour_gaps select $1, $2, starts, ends from (values ($3::int, $4::int)) as gap (starts, ends)
     where starts is not null`,
    [store.id, weekday, ...(gap ?? noTimes)],
  );
  await program.owner.query(
    `insert into store_hour_exceptions (store_id, business_date, name, opens_minutes, closes_minutes)
     select $1, $2::date, 'Own', $3::int, $4::int where $5`,
    [store.id, date, ...(ownDay?.own ?? noTimes), ownDay !== null],
  );
}

/** Minutes of the day about which the hours decide: around each time that they name, and so many minutes after it. */
function decisiveMinutes({ hours: usual, gap, ownDay }: Split, minutesAfter: number): number[] {
  const times = [0, ...(usual ?? []), ...(gap ?? []), ...(ownDay?.own ?? [])];
  const around = times.flatMap((time) => [-1, 0, 1, minutesAfter - 1, minutesAfter].map((offset) => time + offset));
  return [...new Set(around)].filter((minutes) => minutes >= 0 && minutes < 1440);
}

async function openInDatabase(minutes: readonly number[], minutesAfter: number): Promise<number[]> {
  const { rows } = await program.owner.query<{ minutes: number }>(
    `select minutes from unnest($4::int[]) with ordinality as given (minutes, place)
     where hangtag.is_open_at($1, $2::date + minutes * interval '1 minute', $3) order by place`,
    [store.id, date, minutesAfter, minutes],
  );
  return rows.map((row) => row.minutes);
}

/** Those of the minutes that are in one of the periods, or so few minutes after one. */
function openByRule({ hours: usual, gap, ownDay }: Split, minutes: readonly number[], minutesAfter: number): number[] {
  const valid = ownDay === null ? usual : ownDay.own;
  const periods = openPeriods({
    opensMinutes: valid?.[0] ?? null,
    closesMinutes: valid?.[1] ?? null,
    gap: ownDay !== null || gap === null ? null : { startsMinutes: gap[0], endsMinutes: gap[1] },
  });
  return minutes.filter((minute) =>
    periods.some((period) => minute >= period.opensMinutes && minute < period.closesMinutes + minutesAfter),
  );
}

test("C6: the database and the program take a store for open in the same minutes, whatever its hours and its gap", async () => {
  await fc.assert(
    fc.asyncProperty(split, async ({ minutesAfter, ...days }) => {
      await save(days);
      const minutes = decisiveMinutes(days, minutesAfter);
      expect(await openInDatabase(minutes, minutesAfter)).toEqual(openByRule(days, minutes, minutesAfter));
    }),
    { numRuns: 100 },
  );
});

test.each([
  { what: "reaches beyond the closing", gap: [1100, 1210], open: 1199, opened: [] },
  { what: "begins before the opening", gap: [500, 660], open: 659, opened: [] },
  { what: "begins before the opening", gap: [500, 660], open: 660, opened: [660] },
] as const)(
  "C6: with a gap that $what, minute $open within an hour after is open: $opened",
  async ({ gap, open, opened }) => {
    await save({ hours: [600, 1200], gap: [...gap], ownDay: null });
    expect(await openInDatabase([open], 60)).toEqual(opened);
  },
);
