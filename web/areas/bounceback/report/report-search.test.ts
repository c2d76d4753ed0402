import { expect, test } from "vitest";
import { reportInput, reportSearch } from "./report-search.ts";

const today = "2026-12-16";

test("three months up to today, by the day issued, when the address names nothing", () => {
  expect(reportInput(reportSearch({}), today)).toEqual({
    from: "2026-09-18",
    to: today,
    basis: "ISSUED",
    lineageId: null,
  });
});

test("what an address cannot mean is left out", () => {
  expect(reportSearch({ from: "2026-13-01", to: 5, by: "issued", campaign: "x", stores: "some" })).toEqual({
    from: undefined,
    to: undefined,
    by: undefined,
    campaign: undefined,
    stores: undefined,
  });
});

test("all stores have no campaign in common", () => {
  const search = reportSearch({ stores: "all", campaign: "0193a6f0-0000-7000-8000-00000000000a" });
  expect(reportInput(search, today).lineageId).toBeNull();
});

test.each([
  ["2026-12-01", "2026-12-01"],
  ["2026-12-02", "2026-09-03"],
])("a range from %s to Dec 1 is asked from %s: one that ends before it begins falls back", (from, first) => {
  expect(reportInput({ from, to: "2026-12-01" }, today)).toMatchObject({ from: first, to: "2026-12-01" });
});
