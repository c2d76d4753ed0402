/** The ratios of the bounceback report, each made from sums, and its lines for a spreadsheet. */
import { firstOfWeek, addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { csvMoney, csvTenths, csvText } from "#common/csv.ts";
import { groupBy } from "#common/lists/group-by.ts";

export type TradeDay = { salesCents: number; customers: number };

export type Ratios = {
  /** Tenths of a percent: redeemed of those that were not voided. Null when there are none. */
  redemptionPct: number | null;
  averageTicketCents: number | null;
  /** Of all sales of the store on the days on which coupons were used. */
  storeTicketCents: number | null;
  liftCents: number | null;
};

export function ratiosOf(
  sums: { issued: number; voided: number; redeemed: number; couponSalesCents: number; couponTickets: number },
  days: readonly TradeDay[],
): Ratios {
  const averageTicketCents = divided(sums.couponSalesCents, sums.couponTickets);
  const storeTicketCents = divided(
    days.reduce((sum, { salesCents }) => sum + salesCents, 0),
    days.reduce((sum, { customers }) => sum + customers, 0),
  );
  return {
    redemptionPct: divided(sums.redeemed * 1000, sums.issued - sums.voided),
    averageTicketCents,
    storeTicketCents,
    liftCents: averageTicketCents === null || storeTicketCents === null ? null : averageTicketCents - storeTicketCents,
  };
}

/**
 * The ratios over several stores. Stores differ in their usual ticket, so each coupon sale is held against its own store's:
 * the store ticket is the stores' tickets, each as often as the store has coupon sales, and so is the lift. A store with
 * coupon sales but no trade of its own to compare with is left out of both.
 */
export function ratiosOfStores(
  sums: Parameters<typeof ratiosOf>[0],
  stores: readonly (Ratios & { couponTickets: number; couponSalesCents: number })[],
): Ratios {
  const comparable = stores.filter(({ liftCents }) => liftCents !== null);
  const tickets = comparable.reduce((sum, { couponTickets }) => sum + couponTickets, 0);
  const usual = comparable.reduce((sum, own) => sum + own.couponTickets * (own.storeTicketCents ?? 0), 0);
  const sales = comparable.reduce((sum, { couponSalesCents }) => sum + couponSalesCents, 0);
  return {
    ...ratiosOf(sums, []),
    storeTicketCents: divided(usual, tickets),
    liftCents: divided(sales - usual, tickets),
  };
}

function divided(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round(part / whole);
}

export type DaySums = {
  date: BusinessDate;
  issued: number;
  redeemed: number;
  discountCents: number;
  couponSalesCents: number;
  couponTickets: number;
};

export type WeekSums = Omit<DaySums, "date"> & Ratios & { from: BusinessDate; to: BusinessDate };

/** Weeks in which anything happened, the oldest first. */
export function weeksOf(
  days: readonly DaySums[],
  { weekStart, trade }: { weekStart: 0 | 1; trade: ReadonlyMap<BusinessDate, TradeDay> },
): WeekSums[] {
  const weeks = groupBy(days, ({ date }) => firstOfWeek(date, weekStart));
  return [...weeks]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([from, own]) => {
      const total = own.reduce(added, nothing);
      const used = new Set(own.filter(({ redeemed }) => redeemed > 0).map(({ date }) => date));
      const ratios = ratiosOf(
        { ...total, voided: 0 },
        [...used].flatMap((date) => trade.get(date) ?? []),
      );
      return { ...total, ...ratios, from, to: addDays(from, 6) };
    });
}

const nothing = { issued: 0, redeemed: 0, discountCents: 0, couponSalesCents: 0, couponTickets: 0 };

function added(sum: typeof nothing, day: typeof nothing): typeof nothing {
  return {
    issued: sum.issued + day.issued,
    redeemed: sum.redeemed + day.redeemed,
    discountCents: sum.discountCents + day.discountCents,
    couponSalesCents: sum.couponSalesCents + day.couponSalesCents,
    couponTickets: sum.couponTickets + day.couponTickets,
  };
}

export type ReportLine = Ratios & {
  campaign: string;
  version: number | null;
  store: string;
  issued: number;
  customers: number;
  texted: number;
  printed: number;
  pending: number;
  redeemable: number;
  redeemed: number;
  expired: number;
  voided: number;
  discountCents: number;
  couponSalesCents: number;
  openLiabilityCents: number;
  remindersSent: number;
  leaked: number;
};

/** Raw numbers: dollars with two decimals, percents with one; unknown is empty. */
export function reportCsv(lines: readonly ReportLine[]): string {
  const heads = [
    ...["Campaign", "Version", "Store", "Issued", "Customers", "Texted", "Printed", "Pending", "Redeemable"],
    ...["Redeemed", "Expired unused", "Voided", "Redemption %", "Discount given", "Coupon sales", "Average ticket"],
    ...["Store average ticket", "Lift", "Open liability", "Reminders sent", "Leaked"],
  ];
  return csvText([heads, ...lines.map(csvLine)]);
}

function csvLine(line: ReportLine): string[] {
  const counts = [line.issued, line.customers, line.texted, line.printed, line.pending, line.redeemable];
  return [
    ...[line.campaign, line.version === null ? "" : String(line.version), line.store],
    ...[...counts, line.redeemed, line.expired, line.voided].map(String),
    csvTenths(line.redemptionPct),
    ...[line.discountCents, line.couponSalesCents, line.averageTicketCents].map(csvMoney),
    ...[line.storeTicketCents, line.liftCents, line.openLiabilityCents].map(csvMoney),
    ...[line.remindersSent, line.leaked].map(String),
  ];
}
