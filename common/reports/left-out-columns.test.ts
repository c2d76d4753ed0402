import { expect, test } from "vitest";
import { everyCapability } from "#common/pos/pos-capabilities.ts";
import { reportColumns } from "./columns.ts";
import { leftOutColumns } from "./left-out-columns.ts";

const noPieces = { ...everyCapability, givesItemLines: false };
const noBuys = { ...everyCapability, givesBuys: false, givesBuyLines: false };

test.each([
  ["everything", everyCapability, []],
  ["no pieces sold", noPieces, ["piecesEach", "piecePrice", "itemsSold"]],
  ["no pieces bought", { ...everyCapability, givesBuyLines: false }, ["itemsBought"]],
  [
    "no buys",
    noBuys,
    [
      ...["buys", "buysPassed", "buyAmount", "avgBuy", "itemsBought"],
      ...["avgWaitMinutes", "medianWaitMinutes", "tradePct"],
    ],
  ],
  ["no tenders, which no figure is made of", { ...everyCapability, givesTenders: false }, []],
])(
  "of a store whose registers give %s, the report leaves out just what they cannot",
  (_what, capabilities, expected) => {
    const days = [{ sales: 100, itemsSold: null, piecesEach: null, buys: 0 }];
    expect(leftOutColumns(reportColumns, { capabilities, days })).toEqual(expected);
  },
);

test("a figure that one day of the period has is shown, also after the register was changed for another", () => {
  const days = [{ itemsSold: null }, { itemsSold: 12, piecesEach: 15 }];
  expect(leftOutColumns(reportColumns, { capabilities: noPieces, days })).toEqual(["piecePrice"]);
});

test("only columns that the store has chosen are named", () => {
  expect(leftOutColumns(["sales", "itemsSold"], { capabilities: noPieces, days: [] })).toEqual(["itemsSold"]);
});
