import { expect, test } from "vitest";
import { filterCountOf, filterInput, historySearch } from "./history-search.ts";

const id = "0190f6f8-0000-7000-8000-000000000001";

test("an address keeps its filters, and what is wrong in it falls away", () => {
  const kept = historySearch({ from: "2026-11-01", action: "PULLED", bin: 212, category: id, size: 50 });
  expect(kept).toMatchObject({ from: "2026-11-01", action: "PULLED", bin: 212, category: id, size: 50 });
  const wrong = historySearch({ from: "yesterday", action: "EATEN", bin: "x", by: {}, category: "coats", location: 7 });
  expect(filterCountOf(wrong)).toBe(0);
});

test("filters are counted and sent to the server", () => {
  const filter = { by: 7, bin: 212 };
  expect(filterCountOf(filter)).toBe(2);
  expect(filterInput(filter)).toMatchObject({ employeeId: "7", binNumber: 212, from: null, locationId: null });
});
