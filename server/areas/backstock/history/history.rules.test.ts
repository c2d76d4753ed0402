import { expect, test } from "vitest";
import { historyCsv } from "./history.rules.ts";
import type { HistoryEntry } from "./history.rules.ts";

const entry: HistoryEntry = {
  at: new Date("2026-11-21T04:30:00Z"),
  action: "moved",
  binLabel: "B-212",
  categoryName: "Boys 2T",
  fromLocation: "Attic",
  toLocation: "Staging",
  reason: null,
  by: "Ana Ruiz",
  undoes: null,
  undoneAt: null,
};

test("each event of a bin is a line by the store's clock", () => {
  const undone: HistoryEntry = {
    ...entry,
    action: "undone",
    undoes: "moved",
    fromLocation: null,
    toLocation: null,
    by: null,
    undoneAt: new Date("2026-11-22T18:00:00Z"),
  };
  expect(historyCsv([entry, undone], "America/Chicago").trim().split("\r\n")).toEqual([
    "Date,Time,Bin,Category,Action,From,To,Reason,Employee,Undone",
    "2026-11-20,10:30 PM,B-212,Boys 2T,moved,Attic,Staging,,Ana Ruiz,",
    "2026-11-20,10:30 PM,B-212,Boys 2T,undone (moved),,,,,2026-11-22",
  ]);
});
