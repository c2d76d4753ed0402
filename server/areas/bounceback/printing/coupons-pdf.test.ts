import { expect, test } from "vitest";
import { readCodes, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import type { PrintedCoupon } from "./coupon-document.ts";
import { couponsPdf } from "./coupons-pdf.ts";

const coupon: PrintedCoupon = {
  number: "2077163380",
  storeName: "Maple Street",
  stores: [{ name: "Maple Street", address: "208 Maple St" }],
  redeemAmountCents: 1000,
  redeemMinSpendCents: 10_000_000,
  redeemStartOn: "2026-09-30",
  redeemEndOn: "2027-09-30",
  transactionNumber: null,
  earnedAt: null,
  issuedTerminal: null,
  printCount: 0,
};

/** The white at the left of the bars, in points of the slip. */
const quiet = { left: 37, top: 53, width: 9, height: 30 };

const terms = "$100,000 or more, before tax, Sep 30, 2026 to Sep 30, 2027";
const madeAt = new Date("2026-09-01T12:00:00Z");

test.each(["receipt", "sheet"] as const)(
  "the longest terms of a %s stand in one line, and its bars are read",
  async (layout) => {
    const pdf = await couponsPdf([coupon], { layout, title: "Coupon", madeAt });
    const seen = await withPdfPages(pdf, (pages) =>
      Promise.all(pages.map(async (page) => ({ text: page.text, codes: await readCodes(await page.draw(300)) }))),
    );
    expect(seen).toEqual([{ text: expect.stringContaining(terms), codes: ["BB2077163380"] }]);
  },
);

test("beside the bars of a slip the paper is white", async () => {
  const pdf = await couponsPdf([coupon], { layout: "receipt", title: "Coupon", madeAt });
  const dot = (points: number) => Math.round((points * 300) / 72);
  const darkest = await withPdfPages(pdf, (pages) =>
    Promise.all(
      pages.map(async (page) => {
        const { width, grey } = await page.draw(300);
        const rows = Array.from({ length: dot(quiet.height) }, (_, row) => {
          const from = (dot(quiet.top) + row) * width + dot(quiet.left);
          return Math.min(...grey.subarray(from, from + dot(quiet.width)));
        });
        return Math.min(...rows);
      }),
    ),
  );
  expect(darkest).toEqual([255]);
});
