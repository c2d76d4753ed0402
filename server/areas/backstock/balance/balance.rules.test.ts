import fc from "fast-check";
import { expect, test } from "vitest";
import { missingByCategory, shareOut, sharedName, standingOf } from "./balance.rules.ts";

const settledStock = { targetBins: null, bins: 9, settledBins: 9, pulled: 2, coming: 0 };

test.each([
  { what: "9 bins, 2 pulled in four weeks", stock: settledStock, missing: 0, spare: 7, lack: 0 },
  { what: "9 bins and a target of 12", stock: { ...settledStock, targetBins: 12 }, missing: 0, spare: 0, lack: 3 },
  { what: "9 bins, of which the floor lacks 3 now", stock: settledStock, missing: 3, spare: 4, lack: 0 },
  {
    what: "9 bins, of which 8 were filled this week",
    stock: { ...settledStock, settledBins: 1 },
    missing: 0,
    spare: 1,
    lack: 0,
  },
  {
    what: "none, and 3 pulled in four weeks",
    stock: { ...settledStock, bins: 0, settledBins: 0, pulled: 3 },
    spare: 0,
    lack: 3,
  },
  {
    what: "none, 3 pulled and 2 on their way here",
    stock: { ...settledStock, bins: 0, settledBins: 0, pulled: 3, coming: 2 },
    spare: 0,
    lack: 1,
  },
  {
    what: "none, and nobody pulls any",
    stock: { ...settledStock, bins: 0, settledBins: 0, pulled: 0 },
    spare: 0,
    lack: 0,
  },
])("$what: $spare to spare, $lack lacking", ({ stock, missing = 0, spare, lack }) => {
  expect(standingOf(stock, missing)).toMatchObject({ spare, lack });
});

test("what a section lacks is shared out among its categories, first the one that is pulled most", () => {
  const aCategory = (id: string, pulled: number, sectionId: string | null = "boys") => ({ id, pulled, sectionId });
  const shares = missingByCategory(
    [
      { id: "boys", binsMissing: 3 },
      { id: "girls", binsMissing: 1 },
    ],
    [aCategory("2T", 1), aCategory("3T", 6), aCategory("girls", 0, "girls"), aCategory("shoes", 9, null)],
  );
  expect(Object.fromEntries(shares)).toEqual({ "3T": 2, "2T": 1, girls: 1 });
});

test("of a section that lacks nothing no category gets any", () => {
  const own = ["2T", "3T", "4T"].map((id) => ({ id, pulled: 1, sectionId: "boys" }));
  const shares = missingByCategory([{ id: "boys", binsMissing: 0 }], own);
  expect([...shares.values()]).toEqual([0, 0, 0]);
});

test("however many are missing, the shares are all of them", () => {
  const categories = fc.array(fc.nat(9), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.nat(9), categories, (binsMissing, pulls) => {
      const own = pulls.map((pulled, at) => ({ id: String(at), pulled, sectionId: "boys" }));
      const shares = missingByCategory([{ id: "boys", binsMissing }], own);
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(binsMissing);
    }),
  );
});

test("the same goods are known by their words in whatever order", () => {
  expect(sharedName("Boys 2T  FW")).toBe(sharedName("FW 2T boys"));
  expect(sharedName("Boys 2T FW")).not.toBe(sharedName("Boys 3T FW"));
});

test.each([
  { spare: 4, lacks: [3, 2], gets: [3, 1] },
  { spare: 9, lacks: [1, 2], gets: [1, 2] },
  { spare: 0, lacks: [3], gets: [0] },
  { spare: 2, lacks: [0, 0], gets: [0, 0] },
])("$spare bins and stores that lack $lacks: $gets", ({ spare, lacks, gets }) => {
  const shares = shareOut(
    spare,
    lacks.map((lack, id) => ({ id, lack })),
  );
  expect(shares).toEqual(new Map([...gets.entries()].filter(([, bins]) => bins > 0)));
});
