import { expect, test } from "vitest";
import { ratiosOf, ratiosOfStores, reportCsv, weeksOf } from "./report.rules.ts";

const sums = { issued: 100, voided: 4, redeemed: 24, couponSalesCents: 127_440, couponTickets: 24 };

test("issued 100, voided 4 and redeemed 24 is a redemption of 25.0 percent", () => {
  expect(ratiosOf(sums, []).redemptionPct).toBe(250);
  expect(ratiosOf({ ...sums, issued: 4 }, []).redemptionPct).toBeNull();
});

test("the lift is the average ticket with a coupon less the store's on the same days, from sums", () => {
  const days = [
    { salesCents: 10_000, customers: 4 },
    { salesCents: 30_000, customers: 6 },
  ];
  expect(ratiosOf(sums, days)).toMatchObject({ averageTicketCents: 5310, storeTicketCents: 4000, liftCents: 1310 });
  expect(ratiosOf({ ...sums, couponTickets: 0 }, days)).toMatchObject({ averageTicketCents: null, liftCents: null });
  expect(ratiosOf(sums, [])).toMatchObject({ storeTicketCents: null, liftCents: null });
});

test("the lift of unlike stores weighs each store's own by its coupon sales, so two up and one even are up", () => {
  const storeOf = (couponTickets: number, ticket: number, usual: number) => {
    const own = { ...sums, couponTickets, couponSalesCents: couponTickets * ticket };
    return { ...own, ...ratiosOf(own, [{ salesCents: 100 * usual, customers: 100 }]) };
  };
  const [large, small, even] = [storeOf(10, 9000, 8000), storeOf(80, 3000, 2500), storeOf(10, 4000, 4000)];
  const total = { ...sums, couponTickets: 100, couponSalesCents: 90_000 + 240_000 + 40_000 };
  expect(ratiosOfStores(total, [large, small, even])).toMatchObject({
    ...{ averageTicketCents: 3700, storeTicketCents: 3200, liftCents: 500 },
  });
  const closed = { ...large, ...ratiosOf(large, []) };
  expect(ratiosOfStores(total, [closed, small])).toMatchObject({ storeTicketCents: 2500, liftCents: 500 });
  expect(ratiosOfStores(total, [closed])).toMatchObject({ storeTicketCents: null, liftCents: null });
});

const day = { issued: 0, redeemed: 0, discountCents: 0, couponSalesCents: 0, couponTickets: 0 };

test("weeks begin on the store's day, and a day without a redemption is not compared", () => {
  const trade = new Map([
    ["2026-03-07", { salesCents: 10_000, customers: 5 }],
    ["2026-03-08", { salesCents: 40_000, customers: 5 }],
  ]);
  const days = [
    { ...day, date: "2026-03-07", issued: 3, redeemed: 1, couponSalesCents: 5000, couponTickets: 1 },
    { ...day, date: "2026-03-08", issued: 2 },
  ];
  expect(weeksOf(days, { weekStart: 0, trade })).toMatchObject([
    { from: "2026-03-01", to: "2026-03-07", issued: 3, storeTicketCents: 2000, liftCents: 3000 },
    { from: "2026-03-08", to: "2026-03-14", issued: 2, storeTicketCents: null },
  ]);
  expect(weeksOf(days, { weekStart: 1, trade })).toMatchObject([{ from: "2026-03-02", issued: 5, liftCents: 3000 }]);
});

test("a spreadsheet gets raw numbers, and nothing for what is unknown", () => {
  const line = {
    ...{ campaign: "=Spring", version: 2, store: "Maple Street", issued: 100, customers: 80, texted: 0, printed: 90 },
    ...{ pending: 0, redeemable: 50, redeemed: 24, expired: 22, voided: 4, discountCents: 60_000 },
    ...{ couponSalesCents: 127_440, openLiabilityCents: 125_000, remindersSent: 0, leaked: 1 },
    ...{ redemptionPct: 250, averageTicketCents: 5310, storeTicketCents: null, liftCents: null },
  };
  expect(reportCsv([line]).split("\r\n")[1]).toBe(
    "'=Spring,2,Maple Street,100,80,0,90,0,50,24,22,4,25.0,600.00,1274.40,53.10,,,1250.00,0,1",
  );
});
