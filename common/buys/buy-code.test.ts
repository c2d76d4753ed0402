import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { buyBarcode, readBuyCode } from "./buy-code.ts";

test("a buy's code holds its day, its number and its store", () => {
  expect(buyBarcode({ storeId: 41, businessDate: "2026-11-28", number: 12 })).toBe("BUY26112801241");
  expect(readBuyCode("buy26112801241 ")).toEqual({ storeId: 41, businessDate: "2026-11-28", number: 12 });
});

test.each(["", "BUY", "BB1234567897", "BUY26133201241", "BUY26112800041", "BUY2611280120", "BUY26112801241x"])(
  "%j is no buy's code",
  (text) => {
    expect(readBuyCode(text)).toBeNull();
  },
);

test("each code reads as what it was made of, and no text breaks the reading", () => {
  const code = fc.record({
    storeId: fc.integer({ min: 1, max: 999_999_999 }),
    businessDate: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2020-01-01", days)),
    number: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(code, (made) => {
      expect(readBuyCode(buyBarcode(made))).toEqual(made);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readBuyCode(text)).not.toThrow();
    }),
  );
});
