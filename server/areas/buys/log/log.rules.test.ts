import { expect, test } from "vitest";
import { logCsv, isWaitLong, offerOf, payoutOf, topPassReason } from "./log.rules.ts";
import type { LogBuy, LogTotals } from "./log.rules.ts";

test.each([
  ["nothing paid", { paid: 0, paidTrade: 0, payout: null }, null],
  ["nothing known", { paid: null, paidTrade: null, payout: "cash" }, null],
  ["the register's cash", { paid: 400, paidTrade: 0, payout: null }, "cash"],
  ["a check that the counter chose", { paid: 400, paidTrade: 0, payout: "check" }, "check"],
  ["all in trade", { paid: 400, paidTrade: 400, payout: "credit" }, "trade"],
  ["cash and trade", { paid: 400, paidTrade: 100, payout: null }, "both"],
  ["cash where the counter chose trade", { paid: 400, paidTrade: 0, payout: "credit" }, "cash"],
] as const)("payout: %s", (_, buy, payout) => {
  expect(payoutOf(buy)).toBe(payout);
});

test("the offer is the one that was taken, else that in cash", () => {
  const offers = { cashOffer: 400, tradeOffer: 480, payout: null };
  expect(offerOf({ ...offers, paid: 480, paidTrade: 480 })).toBe(480);
  expect(offerOf({ ...offers, paid: 0, paidTrade: 0 })).toBe(400);
  expect(offerOf({ ...offers, cashOffer: null, paid: null, paidTrade: null })).toBe(480);
});

test.each([
  ["an hour without a promise", { waitSeconds: 3600, promisedAt: null }, false],
  ["over an hour without a promise", { waitSeconds: 3660, promisedAt: null }, true],
  ["as promised", { waitSeconds: 4800, promisedAt: new Date("2026-03-04T18:20:00Z") }, false],
  ["longer than promised", { waitSeconds: 1860, promisedAt: new Date("2026-03-04T17:30:00Z") }, true],
  ["unknown", { waitSeconds: null, promisedAt: null }, false],
])("too long a wait: %s", (_, wait, isLong) => {
  expect(isWaitLong({ ...wait, checkedInAt: new Date("2026-03-04T17:00:00Z") })).toBe(isLong);
});

const buy: LogBuy = {
  ...{ id: "B1", isOwn: false, number: "7", businessDate: "2026-03-04", customerId: null, customerName: "=cmd()" },
  ...{ phone: "3125550142", source: null, bags: null, boxes: null, bins: null, others: null, isDropOff: false },
  ...{ checkedInAt: new Date("2026-03-04T17:00:00Z"), checkedInBy: null, sortedBy: "Ana", sortSeconds: null },
  ...{
    readyAt: null,
    waitSeconds: 90,
    promisedAt: null,
    firstNotifiedAt: null,
    firstCalledAt: null,
    isOptedOut: false,
    completedAt: null,
    completedBy: null,
    hasId: true,
  },
  ...{ itemsOffered: 3, itemsTaken: 1, cashOffer: 400, tradeOffer: null, paid: 400, paidTrade: 0, payout: null },
  ...{ ending: "bought", stage: "complete", posSync: "register", posBuyId: "B1" },
  reasons: [
    { kind: "take", name: "In demand", count: 1 },
    { kind: "pass", name: "Stain", count: 2 },
  ],
};
const totals: LogTotals = {
  ...{ rows: 1, buys: 1, bought: 1, passed: 0, declined: 0, open: 0, dropOffs: 0, containers: 0, texted: 0 },
  ...{ itemsOffered: 3, itemsTaken: 1, paid: 400, trade: 0, averageWait: 90, medianWait: 90, averageSort: null },
};

test("the file has a column for everything, and never a name that a spreadsheet would run", () => {
  const [heads = "", line = "", total = ""] = logCsv([buy], totals, "America/Chicago").trim().split("\r\n");
  expect(heads.split(",")).toHaveLength(line.split(",").length);
  expect(line).toContain("2026-03-04,7,'=cmd(),(312) 555-0142");
  expect(line).toContain("11:00 AM,,Ana,,,1.5");
  expect(line).toContain("yes,3,1,2,33.3,4.00,,4.00,4.00,0.00,cash,Stain,In demand 1,Stain 2,bought");
  expect(total).toMatch(/^Total,1,/);
});

test("of reasons for passing the most frequent is the top one", () => {
  expect(topPassReason(buy.reasons)).toBe("Stain");
  expect(topPassReason([])).toBeNull();
});
