/** The bounceback report as the server answers it: a test names only what it is about. */
import type { BouncebackReport, ReportFigures, ReportLine } from "#web/areas/bounceback/report/report.queries.ts";

/** 598 coupons of $10, of which 131 were used, as in the handbook's example of a campaign in its last week. */
export function reportFigures(more: Partial<ReportFigures> = {}): ReportFigures {
  return {
    issued: 598,
    customers: 441,
    ownerless: 95,
    texted: 421,
    printed: 171,
    reprints: 7,
    printPending: 6,
    pending: 0,
    redeemable: 453,
    redeemed: 131,
    redeemedElsewhere: 9,
    expired: 0,
    voided: 14,
    redemptionPct: 224,
    discount: 131_000,
    couponSales: 695_600,
    averageTicket: 5310,
    storeTicket: 3140,
    lift: 2170,
    openLiability: 453_000,
    remindersSent: 398,
    leaked: 3,
    leakedAmount: 3000,
    ...more,
  };
}

export function reportLine(more: Partial<ReportLine> = {}): ReportLine {
  return {
    campaignId: "0193a6f0-0000-7000-8000-00000000000a",
    name: "Black Friday thank-you",
    version: 1,
    status: "active",
    earnStartOn: "2026-11-27",
    earnEndOn: "2026-12-06",
    redeemStartOn: "2026-12-07",
    redeemEndOn: "2026-12-24",
    storeName: "Maple Street",
    isSister: false,
    figures: reportFigures(),
    ...more,
  };
}

export const reportWeek = { issued: 0, redeemed: 0, discount: 0, couponSales: 0, averageTicket: null, lift: null };

export function couponReport(more: Partial<BouncebackReport> = {}): { data: { bouncebackReport: unknown } } {
  const used = { redeemed: 74, discount: 74_000, couponSales: 396_700, averageTicket: 5361, lift: 2205 };
  const report: BouncebackReport = {
    from: "2026-09-18",
    to: "2026-12-16",
    campaigns: [reportLine()],
    sisters: [],
    total: reportFigures(),
    weeks: [
      { ...reportWeek, from: "2026-11-22", to: "2026-11-28", issued: 214 },
      { ...reportWeek, ...used, from: "2026-12-06", to: "2026-12-12", issued: 57 },
    ],
    ...more,
  };
  return { data: { bouncebackReport: report } };
}
