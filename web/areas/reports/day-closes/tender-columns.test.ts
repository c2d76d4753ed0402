import { expect, test } from "vitest";
import { tenderColumns } from "./tender-columns.ts";

test.each([
  {
    kinds: ["cash", "check", "visa", "debit", "giftCard", "storeCredit"],
    names: ["Cash, checks", "Cards", "Gift, credit"],
  },
  { kinds: ["cash", "visa", "tradeCredit"], names: ["Cash", "Visa", "Trade"] },
  { kinds: ["cash", "other", "voucher"], names: ["Cash", "Card or other", "voucher"] },
  { kinds: [], names: [] },
])("of $kinds the columns are $names, and each kind is in one of them", ({ kinds, names }) => {
  const columns = tenderColumns(kinds, { isEach: false });
  expect(columns.map(({ name }) => name)).toEqual(names);
  expect(columns.flatMap((column) => column.kinds).toSorted()).toEqual(kinds.toSorted());
  expect(tenderColumns(kinds, { isEach: true }).map((column) => column.kinds)).toEqual(kinds.map((kind) => [kind]));
});
