import { expect, test } from "vitest";
import { couponBarcode, couponNumber, formatCouponNumber, isCouponNumber, readCouponNumber } from "./coupon-number.ts";

const valid = "1234567897";

test("nine digits get their check digit", () => {
  expect(couponNumber("123456789")).toBe(valid);
  expect(couponNumber("000000000")).toBe("0000000000");
  expect(couponNumber("207716338")).toBe("2077163380");
});

test("the valid number 1234567897 with any one digit changed is no coupon number", () => {
  const changed = valid.split("").flatMap((digit, place) =>
    "0123456789"
      .split("")
      .filter((other) => other !== digit)
      .map((other) => `${valid.slice(0, place)}${other}${valid.slice(place + 1)}`),
  );
  expect(changed).toHaveLength(90);
  expect(changed.filter(isCouponNumber)).toEqual([]);
  expect(isCouponNumber(valid)).toBe(true);
});

test.each([
  ["1234567897", valid],
  ["BB1234567897", valid],
  ["bb 123-456-7897", valid],
  ["BB-1234567897", valid],
  ["  123 456 7897 ", valid],
  ["1234567898", null],
  ["123456789", null],
  ["12345678970", null],
  ["RB:12", null],
  ["", null],
  ["١٢٣٤٥٦٧٨٩٧", null],
])("%s is read as %s", (text, number) => {
  expect(readCouponNumber(text)).toBe(number);
});

test("it is shown in three parts, and the barcode begins with BB", () => {
  expect(formatCouponNumber(valid)).toBe("123-456-7897");
  expect(couponBarcode(valid)).toBe("BB1234567897");
});
