import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { rollover } from "./rollover.rules.ts";
import type { LeftOpen, Rollover } from "./rollover.rules.ts";
import { taskDates } from "./tasks.rules.ts";

const current = "2026-03-06";
const anyDaysAgo = fc.integer({ min: 1, max: 40 });

/** What may be left open: a template has one task on a date. */
const anyLeftOpen = fc
  .uniqueArray(
    fc.record({
      template: fc.constantFrom(null, "a", "b", "c"),
      daysAgo: anyDaysAgo,
      carriedFrom: fc.integer({ min: 0, max: 9 }),
    }),
    { selector: ({ template, daysAgo }) => `${template} ${daysAgo}`, maxLength: 30 },
  )
  .map((rows) =>
    rows.map(({ template, daysAgo, carriedFrom }, at): LeftOpen => {
      const originalDate = addDays(current, -daysAgo);
      // "a" and "b" must be done, "c" may be skipped.
      const isMustDo = template !== "c";
      const sinceDate = isMustDo && template !== null && carriedFrom > 4 ? addDays(originalDate, -carriedFrom) : null;
      return {
        id: String(at),
        name: "Count",
        templateId: template,
        isMustDo,
        date: originalDate,
        originalDate,
        sinceDate,
      };
    }),
  );
const anyStanding = fc.record({
  active: fc.uniqueArray(fc.constantFrom("a", "b", "c")).map((ids) => new Set<string>(ids)),
  present: fc.uniqueArray(fc.constantFrom("a", "b", "c")).map((ids) => new Set<string>(ids)),
});

test("everything that was left open is skipped or carried, and nothing is both", () => {
  fc.assert(
    fc.property(anyLeftOpen, anyStanding, (leftOpen, standing) => {
      const { skipped, carried } = rollover(leftOpen, standing);
      const ids = [...skipped.map(({ id }) => id), ...carried.map(({ task }) => task.id)];
      expect(ids.toSorted()).toEqual(leftOpen.map(({ id }) => id).toSorted());
    }),
  );
});

test("[DAY-07] however many days were missed, a recurring task is open at most once", () => {
  fc.assert(
    fc.property(anyLeftOpen, anyStanding, (leftOpen, standing) => {
      const recurring = recurringIn(rollover(leftOpen, standing));
      expect(new Set(recurring).size).toBe(recurring.length);
      expect(recurring).not.toContain("c");
      expect(recurring.filter((id) => standing.present.has(id))).toEqual([]);
      expect(recurring.filter((id) => standing.active.has(id))).toEqual(recurring);
    }),
  );
});

const missed = (date: string, sinceDate: string | null = null): LeftOpen => ({
  id: date,
  name: "Count",
  templateId: "a",
  isMustDo: true,
  date,
  originalDate: date,
  sinceDate,
});

test.each([
  { misses: [missed("2026-03-05")], carried: "2026-03-05", since: null },
  { misses: [missed("2026-03-05", "2026-03-05")], carried: "2026-03-05", since: null },
  { misses: [missed("2026-03-05", "2026-03-04")], carried: "2026-03-05", since: "2026-03-04" },
  {
    misses: [missed("2026-03-04"), missed("2026-03-05"), missed("2026-03-02"), missed("2026-03-03")],
    carried: "2026-03-05",
    since: "2026-03-02",
  },
])("of a must-do the newest miss, $carried, goes on, since $since", ({ misses, carried, since }) => {
  const outcome = rollover(misses, { active: new Set(["a"]), present: new Set() });
  expect(outcome.carried).toMatchObject([{ task: { id: carried }, since }]);
  expect(outcome.skipped.map(({ id }) => id)).toEqual(
    misses
      .map(({ id }) => id)
      .filter((id) => id !== carried)
      .toSorted(),
  );
});

test("a must-do says the first day on which it was missed", () => {
  fc.assert(
    fc.property(anyLeftOpen, anyStanding, (leftOpen, standing) => {
      const since = carriedSince(rollover(leftOpen, standing));
      expect(since).toEqual(since.map(([templateId]) => [templateId, firstMiss(leftOpen, templateId)]));
    }),
  );
});

test("one-offs are carried, whatever else stands there", () => {
  fc.assert(
    fc.property(anyLeftOpen, anyStanding, (leftOpen, standing) => {
      const carried = rollover(leftOpen, standing).carried.map(({ task }) => task);
      expect(carried.filter(({ templateId }) => templateId === null)).toEqual(
        leftOpen.filter(({ templateId }) => templateId === null),
      );
    }),
  );
});

test.each(["America/Chicago", "America/St_Johns", "Pacific/Auckland", "UTC"])(
  "a task day in %s changes exactly at the boundary, also when daylight saving changes",
  (timeZone) => {
    const anyBoundary = fc.integer({ min: 0, max: 360 });
    const anyDate = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2025-12-01", days));
    fc.assert(
      fc.property(anyDate, anyBoundary, (date, boundaryMinutes) => {
        const clock = { timeZone, boundaryMinutes };
        const turn = instantOf(date, boundaryMinutes, timeZone);
        const before = new Date(turn.getTime() - 60_000);
        expect(taskDates(turn, clock).current).toBe(date);
        expect(taskDates(before, clock).current <= date).toBe(true);
        expect(taskDates(new Date(turn.getTime() - 2 * 3_600_000), clock).current).toBe(addDays(date, -1));
      }),
      { numRuns: 60 },
    );
  },
);

function recurringIn({ carried }: Rollover): string[] {
  return carried.flatMap(({ task }) => task.templateId ?? []);
}

/** What the rows that go on say about since when, by template. */
function carriedSince({ carried, since }: Rollover): [string, string][] {
  const ofCarried = carried.flatMap(({ task, since: first }): [string, string][] =>
    task.templateId === null ? [] : [[task.templateId, first ?? task.originalDate]],
  );
  return [...since, ...ofCarried];
}

function firstMiss(leftOpen: readonly LeftOpen[], templateId: string): string | undefined {
  const misses = leftOpen.filter((task) => task.templateId === templateId);
  return misses.map((task) => task.sinceDate ?? task.originalDate).toSorted()[0];
}
