import { describe, expect, test } from "vitest";
import { exportMap } from "./export-map.ts";
import { isGroupedMap, rowGroup } from "./row-group.ts";

const key = { number: "no", at: "at" };
const maps = {
  ticketLines: { kind: "ticketLines", columns: { ...key, quantity: "qty", amount: "net" } },
  tickets: { kind: "tickets", columns: { ...key, total: "net" } },
  buyLines: { kind: "buyLines", columns: { ...key, cost: "net" } },
  buyLinesById: { kind: "buyLines", columns: { ...key, id: "id", cost: "net" } },
  buys: { kind: "buys", columns: { ...key, customer: "who" } },
  buysById: { kind: "buys", columns: { ...key, id: "id", customer: "who" } },
  customers: { kind: "customers", columns: { id: "id", name: "who" } },
  employees: { kind: "employees", columns: { id: "id", name: "who" } },
  dayCloses: { kind: "dayCloses", columns: { date: "at", net: "net" } },
  days: { kind: "days", columns: { date: "at", net: "net" } },
};

function groupOf(name: keyof typeof maps, cells: Record<string, string> = {}): string {
  const row = { id: "7", no: "12", at: "2026-11-20 10:00:00", qty: "1", net: "5.00", who: "Ana", ...cells };
  const line = { lineNumber: 1, record: new Map(Object.entries(row)) };
  const map = exportMap.parse(maps[name]);
  return rowGroup(line, { map, timeZone: "UTC", boundaryMinutes: 180, digest: (text) => text });
}

describe("rows belong together", () => {
  test.each([
    ["ticketLines", "2026-11-20//12"],
    ["tickets", "2026-11-20//12"],
    ["buyLines", "2026-11-20/12"],
    ["buyLinesById", "7"],
    ["buys", "2026-11-20 10:00:00/12"],
    ["buysById", "7"],
    ["customers", "7"],
    ["employees", "7"],
    ["dayCloses", "2026-11-20 10:00:00"],
    ["days", "2026-11-20 10:00:00"],
  ] as const)("of %s by %s", (name, group) => {
    expect(groupOf(name)).toBe(group);
  });

  test.each(["ticketLines", "buyLines"] as const)("of %s after midnight by the day that still runs", (name) => {
    expect(groupOf(name, { at: "2026-11-21 02:59:00" })).toBe(groupOf(name));
    expect(groupOf(name, { at: "2026-11-21 03:00:00" })).not.toBe(groupOf(name));
  });

  test.each(["ticketLines", "buyLines"] as const)("of %s that have no day, by their number", (name) => {
    expect(groupOf(name, { at: "yesterday" })).toMatch(/^\?.*12$/);
  });
});

test.each([
  ["ticketLines", true],
  ["tickets", true],
  ["buyLines", true],
  ["buys", false],
  ["customers", false],
  ["employees", false],
  ["dayCloses", false],
  ["days", false],
] as const)("several rows of %s may be one fact: %s", (name, is) => {
  expect(isGroupedMap(exportMap.parse(maps[name]))).toBe(is);
});
