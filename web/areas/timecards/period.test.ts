import { expect, test } from "vitest";
import { lengthOf, readPeriod, shifted, withLength } from "./period.ts";

test("periods go on by their own length, months by months", () => {
  expect(shifted({ from: "2026-11-15", to: "2026-11-21" }, 1)).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  expect(shifted({ from: "2026-11-15", to: "2026-11-28" }, -1)).toEqual({ from: "2026-11-01", to: "2026-11-14" });
  expect(shifted({ from: "2026-11-01", to: "2026-11-30" }, -1)).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  expect(shifted({ from: "2026-01-01", to: "2026-01-31" }, 1)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
});

test("a length is known by its days and chosen again from the first of them", () => {
  expect(lengthOf({ from: "2026-11-15", to: "2026-11-21" })).toBe("week");
  expect(lengthOf({ from: "2026-11-01", to: "2026-11-30" })).toBe("month");
  expect(withLength({ from: "2026-11-15", to: "2026-11-21" }, "twoWeeks")).toEqual({
    from: "2026-11-15",
    to: "2026-11-28",
  });
  expect(withLength({ from: "2026-11-15", to: "2026-11-21" }, "month")).toEqual({
    from: "2026-11-01",
    to: "2026-11-30",
  });
});

test("an address without a possible period means the store's week", () => {
  expect(readPeriod({ from: "2026-11-15", to: "2026-11-21" })).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(readPeriod({ from: "2026-11-15", to: "2026-11-01" })).toEqual({});
  expect(readPeriod({ from: "x" })).toEqual({});
});
