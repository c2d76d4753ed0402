import { expect, test } from "vitest";
import { salesMap } from "#common/pos-files/export-map.ts";
import { exportKinds } from "./export-kinds.ts";
import { nameFit } from "./column-names.ts";

const kinds = salesMap.options.map((option) => option.shape.kind.value);

test("every kind of map has its meanings here", () => {
  expect(Object.keys(exportKinds).toSorted()).toEqual(kinds.toSorted());
});

test.each(kinds)("what %s need or exclude are meanings that they have", (kind) => {
  const { meanings, required, exclusive } = exportKinds[kind];
  const named = [...required, ...exclusive].flat();
  expect(Object.keys(meanings)).toEqual(expect.arrayContaining(named));
});

test.each(kinds)("a map of %s takes a column for every meaning at once", (kind) => {
  const { meanings, exclusive } = exportKinds[kind];
  const rivals = new Set(exclusive.flatMap((group) => group.slice(1)));
  const fields = Object.keys(meanings).filter((meaning) => !rivals.has(meaning));
  const columns = Object.fromEntries(fields.map((meaning) => [meaning, `Column ${meaning}`]));
  expect(salesMap.parse({ kind, columns }).columns).toEqual(columns);
});

test.each(kinds)("a map of %s is refused when one that it needs is missing", (kind) => {
  const { required } = exportKinds[kind];
  const all = Object.fromEntries(required.map(([meaning = ""]) => [meaning, `Column ${meaning}`]));
  expect(salesMap.safeParse({ kind, columns: all }).success).toBe(true);
  for (const [meaning = ""] of required) {
    const { [meaning]: _missing, ...columns } = all;
    expect(salesMap.safeParse({ kind, columns }).success).toBe(false);
  }
});

test.each(kinds)("every meaning of %s has a name that columns are recognized by", (kind) => {
  const plainNames = new Map(
    Object.entries({
      number: "ticket",
      at: "date",
      sku: "item tag",
      amount: "net amount",
      subTotal: "sub total",
      unitPrice: "unit price",
      tenderAmount: "tender amount",
    }),
  );
  const meanings = Object.keys(exportKinds[kind].meanings);
  const ownNames = meanings.filter((meaning) => !plainNames.has(meaning));
  expect(ownNames.map((meaning) => nameFit(meaning, meaning))).toEqual(ownNames.map(() => 1));
  const others = [...plainNames].filter(([meaning]) => meanings.includes(meaning));
  expect(others.map(([meaning, name]) => nameFit(name, meaning))).toEqual(others.map(() => 1));
});
