// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isLicense, pathOfCode } from "./code-kinds.ts";

test("a link to one of our own pages opens it, one to another site does not", () => {
  const own = `${window.location.origin}/s/1/daybook/note/7`;
  expect([pathOfCode(own, 1), pathOfCode("https://evil.test/s/1/daybook", 1)]).toEqual(["/s/1/daybook/note/7", null]);
});

test("a code that is unknown leads nowhere", () => {
  expect([pathOfCode("https://shop.test/?a=1", 1), pathOfCode("hello", 1), pathOfCode("", 1)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("[CUS-02] a piece's tag opens its page, which says whether the register has it", () => {
  expect([pathOfCode("4418823", 1), pathOfCode("N-COAT-112", 2), pathOfCode("4006381333931", 1)]).toEqual([
    "/s/1/inventory/detail/show/4418823",
    "/s/2/inventory/detail/show/N-COAT-112",
    "/s/1/inventory/detail/show/4006381333931",
  ]);
});

test("a bin's or a place's label opens the dialog of scanning, also another store's", () => {
  expect([pathOfCode("RB:81234:212", 1), pathOfCode("RL:81234:2", 1), pathOfCode("RB:81234:x", 1)]).toEqual([
    "/s/1/backstock/scan?code=RB%3A81234%3A212",
    "/s/1/backstock/scan?code=RL%3A81234%3A2",
    null,
  ]);
});

test("a coupon's barcode opens the scan of coupons, also a misread one; another number of ten digits is a tag", () => {
  expect([
    pathOfCode("BB1234567897", 1),
    pathOfCode("123-456-7897", 1),
    pathOfCode("BB1234567890", 1),
    pathOfCode("1234567890", 1),
  ]).toEqual([
    "/s/1/bounceback/scan?code=BB1234567897",
    "/s/1/bounceback/scan?code=123-456-7897",
    "/s/1/bounceback/scan?code=BB1234567890",
    "/s/1/inventory/detail/show/1234567890",
  ]);
});

test("a buy's ticket or tag opens that buy, in the store that printed it", () => {
  expect([pathOfCode("BUY2611280121", 2), pathOfCode("BUY26112800", 1)]).toEqual([
    "/s/1/buys/scan?code=BUY2611280121",
    null,
  ]);
});

test("the slip of an online order opens that order", () => {
  expect([pathOfCode("ORD5123456789012", 2), pathOfCode(`ORD${"1".repeat(21)}`, 1)]).toEqual([
    "/s/2/orders/scan?code=ORD5123456789012",
    null,
  ]);
});

test("a license is distinguished from other codes", () => {
  expect([isLicense("@\n\u001e\rANSI 636026080102DL"), isLicense("BB0000000017")]).toEqual([true, false]);
});
