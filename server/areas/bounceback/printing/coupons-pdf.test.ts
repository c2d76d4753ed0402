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

test.each(["receipt", "sheet"] as const)("the longest terms leave the bars of a %s alone", async (layout) => {
  const pdf = await couponsPdf([coupon], { layout, title: "Coupon", madeAt: new Date("2026-09-01T12:00:00Z") });
  await withPdfPages(pdf, async ([page]) => {
    expect(page?.text).toContain("$100,000 or more, before tax, Sep 30, 2026 to Sep 30, 2027");
    const picture = await page?.draw(300);
    expect(picture && (await readCodes(picture))).toEqual(["BB2077163380"]);
    if (layout === "receipt") {
      const dot = (points: number) => Math.round((points * 300) / 72);
      const { width = 0, grey = new Uint8Array() } = picture ?? {};
      const shades = Array.from({ length: dot(quiet.height) }, (_, row) =>
        Math.min(...grey.subarray((dot(quiet.top) + row) * width + dot(quiet.left)).subarray(0, dot(quiet.width))),
      );
      expect(Math.min(...shades)).toBe(255);
    }
  });
});
