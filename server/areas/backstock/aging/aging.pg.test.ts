import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { aBackstockShop } from "#tests/kit/a-backstock-shop.ts";
import type { BackstockShop, TestFilling } from "#tests/kit/a-backstock-shop.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const start = "2026-03-04";

function at(date: string, time: string): void {
  program.clock.now = new Date(`${date}T${time}:00-06:00`);
}

type Aging = {
  date: string;
  bands: string[];
  rows: {
    categoryName: string;
    counts: number[];
    bins: number;
    averageAge: number | null;
    oldest: { bin: string; ageDays: number } | null;
  }[];
  total: { bins: number };
};

function agingOf(shop: BackstockShop, filter: object = {}): Promise<Aging> {
  return shop.answered<Aging>(
    shop.amy,
    `query ($date: BusinessDate, $locationId: Uuid, $season: String) {
      backstockAging(date: $date, locationId: $locationId, season: $season) {
        date bands total { bins } rows { categoryName counts bins averageAge oldest { bin ageDays } } } }`,
    { ...filter },
  );
}

test("[REP-05] a report has each category's bins by age, its average and its oldest bin; filters narrow it", async () => {
  at(start, "12:00");
  const shop = await aBackstockShop(program);
  await shop.filled(87, { inventoryDate: addDays(start, -31), season: "FW" });
  await shop.filled(90, { inventoryDate: addDays(start, -30) });
  await shop.filled(91, { categoryId: shop.girls, inventoryDate: addDays(start, -400), season: "SS" });
  const aging = await agingOf(shop);
  expect(aging.bands).toEqual(["0-30", "31-60", "61-90", "91-180", "181-365", "366+"]);
  expect(aging.rows).toEqual([
    {
      categoryName: "Boys 2T FW",
      counts: [1, 1, 0, 0, 0, 0],
      bins: 2,
      averageAge: 31,
      oldest: { bin: "87", ageDays: 31 },
    },
    {
      categoryName: "Girls 8 SS",
      counts: [0, 0, 0, 0, 0, 1],
      bins: 1,
      averageAge: 400,
      oldest: { bin: "91", ageDays: 400 },
    },
  ]);
  expect((await agingOf(shop, { season: "FW" })).total.bins).toBe(1);
  expect((await agingOf(shop, { locationId: shop.floorId })).total.bins).toBe(0);
  const csv = await shop.answered<string>(shop.manager, "{ backstockAgingCsv }", {});
  expect(csv.split("\r\n")[1]).toBe("Boys 2T FW,1,1,0,0,0,0,2,31,87,31");
});

test("[CUS-04] the cells of the report are known by category and age", async () => {
  at(start, "12:00");
  const shop = await aBackstockShop(program);
  await shop.filled(1);
  const [row] = await shop.answered<{ categoryName: string; age: string; ages: object[] }[]>(
    shop.amy,
    "{ backstockReport { categoryName age ages { categoryName age bins } } }",
    {},
  );
  expect(row).toMatchObject({ categoryName: "Boys 2T FW", age: "all" });
  expect(row?.ages[0]).toEqual({ categoryName: "Boys 2T FW", age: "0-30", bins: 1 });
});

test("tomorrow has no report", async () => {
  at(start, "12:00");
  const shop = await aBackstockShop(program);
  await expect(agingOf(shop, { date: addDays(start, 1) })).rejects.toThrow("Please check the marked fields");
});

type Act = { kind: "fill" | "pull" | "shift" | "remove" | "edit" | "undo"; pick: number };

test("[BACK-10] whatever people do, the report of a past day is what that day's own report was", async () => {
  at(start, "12:00");
  const shop = await aBackstockShop(program);
  const storageId = randomUUID();
  await program.owner.query(
    `insert into backstock_locations (store_id, id, number, name, position, created_at) values ($1, $2, 9, 'Storage', 9, now())`,
    [shop.store.id, storageId],
  );
  const kind = fc.constantFrom<Act["kind"]>("fill", "fill", "pull", "shift", "remove", "edit", "undo", "undo");
  const drawn = fc.sample(fc.record({ kind, pick: fc.nat(1000) }), { numRuns: 90, seed: 20_260_304 });
  const days = Array.from({ length: 10 }, (_, day) => addDays(start, day));
  const then: Aging[][] = [];
  const story = storyOf(shop, storageId);
  for (const [day, date] of days.entries()) {
    at(date, "10:00");
    for (const act of drawn.slice(day * 9, day * 9 + 9)) {
      program.clock.pass(60_000);
      await story.act(act);
    }
    then.push(await reportsOf(shop, [shop.backRoomId, storageId]));
  }
  expect(story.done.size).toBe(6);
  at(addDays(start, 20), "12:00");
  for (const [day, date] of days.entries()) {
    expect(await reportsOf(shop, [shop.backRoomId, storageId], date), `as of ${date}`).toEqual(then[day]);
  }
});

function reportsOf(shop: BackstockShop, locationIds: readonly string[], date: string | null = null): Promise<Aging[]> {
  const filters = [{}, { season: "FW" }, ...locationIds.map((locationId) => ({ locationId }))];
  return Promise.all(filters.map((filter) => agingOf(shop, { ...filter, date })));
}

/** People fill, move, edit and undo at random; a refused step is skipped. */
function storyOf(shop: BackstockShop, storageId: string) {
  const done = new Set<string>();
  const sets: string[] = [];
  let bins = 0;
  const current = async (): Promise<TestFilling[]> => {
    const list = await shop.answered<{ edges: { node: { filling: TestFilling } }[] }>(
      shop.amy,
      `{ backstocks(first: 100) { edges { node { filling {
        id version bin binNumber categoryId locationId inventoryDate season notes } } } } }`,
      {},
    );
    return list.edges.map(({ node }) => node.filling);
  };
  const acts: Record<Act["kind"], (pick: number, filling: TestFilling | undefined) => Promise<unknown>> = {
    fill: (pick) => {
      bins += 1;
      const setId = keep();
      const season = pick % 3 === 0 ? "FW" : undefined;
      return shop.filled(bins, { setId, season, inventoryDate: addDays(start, -(pick % 120)) });
    },
    pull: async (_pick, filling) =>
      filling && shop.move(shop.amy, { fillings: [filling], to: shop.floorId, setId: keep() }),
    shift: async (pick, filling) =>
      filling &&
      shop.move(shop.amy, { fillings: [filling], to: pick % 2 === 0 ? storageId : shop.backRoomId, setId: keep() }),
    remove: async (_pick, filling) =>
      filling && shop.remove(shop.manager, { filling, reason: "DISCARDED", setId: keep() }),
    edit: async (pick, filling) =>
      filling &&
      shop.edit(shop.manager, filling, {
        categoryId: pick % 2 === 0 ? shop.girls : shop.boys,
        inventoryDate: addDays(start, -(pick % 90)),
      }),
    undo: async (pick) => {
      const setId = sets[pick % Math.max(1, sets.length)];
      return setId && shop.undo(shop.manager, setId);
    },
  };
  function keep(): string {
    const setId = randomUUID();
    sets.push(setId);
    return setId;
  }
  return {
    done,
    async act({ kind, pick }: Act): Promise<void> {
      const fillings = await current();
      const [outcome] = await Promise.allSettled([acts[kind](pick, fillings[pick % Math.max(1, fillings.length)])]);
      if (outcome.status === "fulfilled") {
        done.add(kind);
      }
    },
  };
}
