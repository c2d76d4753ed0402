import { expect, test } from "vitest";
import { orderBarcode, readOrderCode } from "./order-code.ts";

test("a slip's barcode names the order as its shop does, and reads back", () => {
  expect(orderBarcode("5123456789012")).toBe("ORD5123456789012");
  expect(readOrderCode(" ord5123456789012 ")).toBe("5123456789012");
});

test.each(["", "5123456789012", "ORD", "ORD12x", "BUY2611280121", `ORD${"1".repeat(21)}`])("%j is no slip", (code) => {
  expect(readOrderCode(code)).toBeNull();
});

test("an order whose number has letters gets no barcode", () => {
  expect([orderBarcode("gid-1"), orderBarcode(""), orderBarcode("1".repeat(21))]).toEqual([null, null, null]);
});
