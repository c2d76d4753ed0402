import { addDays } from "#common/business-date.ts";
import { noParts, ratiosOf } from "#server/areas/reports/daily-report.rules.ts";
import type { Parts } from "#server/areas/reports/daily-report.rules.ts";
import type { PeriodReport } from "#server/areas/reports/reports.ts";
import type { StorePart } from "#server/areas/nightly-mail/content/compose-mail.ts";
import type { StoreReport } from "#server/areas/nightly-mail/store-day.ts";

const date = "2026-11-20";

/** Figures of some days, added up already. */
function aPeriod(parts: Partial<Parts>, excludedDays = 0): PeriodReport {
  const all = { ...noParts(), ...parts };
  const { sales, compSales } = all;
  const ratios = ratiosOf(all, { tradePctBasis: "amount" });
  return {
    ...all,
    ...ratios,
    from: date,
    to: date,
    dayCount: 1,
    comparison: { sales, compSales, compPct: ratios.compPct, excludedDays },
  };
}

const day: Partial<Parts> = {
  sales: 391_200,
  goal: 435_000,
  compSales: 400_000,
  customers: 138,
  salesWithoutCustomer: 10,
  itemsSold: 420,
  buys: 24,
  buyCash: 77_800,
  buyTrade: 35_000,
  laborMinutes: 41 * 60,
  wages: 58_300,
  wageUnknownMinutes: 0,
  tasksDue: 18,
  tasksDone: 15,
  binsAdded: 2,
  binsPulled: 0,
  couponsIssued: 41,
  couponsRedeemed: 3,
  waitSeconds: [600, 1200, 5400],
};

type Changes = {
  name?: string;
  day?: Partial<Parts>;
  excludedDays?: number;
  facts?: Partial<StoreReport["facts"]>;
  report?: Partial<StoreReport>;
};

/** A store that closed its day at 9:24 PM, $438 short of its goal. */
export function aStoreReport({ name = "Lakeside Kids", excludedDays = 0, ...changes }: Changes = {}): StoreReport {
  const parts = { ...day, ...changes.day };
  const closedAt = new Date("2026-11-21T03:24:00Z");
  return {
    store: { id: 2, accountId: 1, name, timeZone: "America/Chicago", boundaryMinutes: 180, weekStart: 0 },
    date,
    figures: {
      date,
      day: aPeriod(parts),
      week: aPeriod(parts, excludedDays),
      month: aPeriod(parts, excludedDays),
      compDate: "2025-11-21",
      reason: null,
      ahead: {
        ...{ date: addDays(date, 1), opensMinutes: 600, closesMinutes: 1200, hoursName: null, people: 5 },
        ...{ goalCents: 518_000, isShut: false, events: [] },
      },
      wagesVisibleTo: "managers",
    },
    facts: {
      ...{ color: "#2f6fb0", isOpenToBuy: false, clockSource: "app", close: { arrivedAt: closedAt, closedAt } },
      ...{ closeDifference: null, openBuys: 1, carriedBuys: 0, texts: null, carrierBlocks: 0, clockedIn: [] },
      ...changes.facts,
    },
    isShut: false,
    standing: {
      ...{ closeArrivedAt: closedAt, hasLabor: true, isShutByHours: false, sales: 391_200 },
      ...{ figures: "391200", isShut: false, needsClose: true },
    },
    tasks: [
      { name: "Wipe down the toy wall", outcome: "skipped", skipReason: "short-staffed" },
      { name: "Count hangers", outcome: "missed", skipReason: null },
    ],
    notes: [
      {
        author: "Priscilla",
        body: "Parking lot gets striped",
        isImportant: true,
        at: new Date("2026-11-20T23:10:00Z"),
      },
    ],
    waiting: [{ text: "2 texts wait for a reply", action: "Reply", path: "texting" }],
    ...changes.report,
  };
}

export function aStorePart(report: StoreReport, changes: Partial<StorePart> = {}): StorePart {
  return { report, seesWages: true, stopUrl: "https://hangtag.test/mail/stop/2.abc", ...changes };
}
