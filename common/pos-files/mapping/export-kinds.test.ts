import { expect, test } from "vitest";
import { exportMap } from "#common/pos-files/export-map.ts";
import { exportKinds, isMeaningOf, rivalsOf, type ExportKind } from "./export-kinds.ts";
import { nameFit } from "./column-names.ts";

function inRowsOf(tenders: (typeof exportKinds)[ExportKind]["tenders"]): string[] {
  return Object.values(tenders?.inRows ?? {});
}

const kinds = exportMap.options.map((option) => option.shape.kind.value);

test("every kind of map has its meanings here", () => {
  expect(Object.keys(exportKinds).toSorted()).toEqual(kinds.toSorted());
});

test.each(kinds)("what %s need or exclude are meanings that they have", (kind) => {
  const { meanings, required, exclusive, together, tenders } = exportKinds[kind];
  const named = [...required, ...exclusive, ...together, inRowsOf(tenders)].flat();
  expect(Object.keys(meanings)).toEqual(expect.arrayContaining(named));
});

test.each(kinds)("a map of %s takes a column for every meaning at once", (kind) => {
  const { meanings, exclusive } = exportKinds[kind];
  const rivals = new Set(exclusive.flatMap((group) => group.slice(-1)));
  const fields = Object.keys(meanings).filter((meaning) => !rivals.has(meaning));
  const columns = Object.fromEntries(fields.map((meaning) => [meaning, `Column ${meaning}`]));
  expect(exportMap.parse({ kind, columns }).columns).toEqual(columns);
});

test.each(kinds)("a map of %s is refused when one that it needs is missing", (kind) => {
  const { required } = exportKinds[kind];
  const all = Object.fromEntries(required.map(([meaning = ""]) => [meaning, `Column ${meaning}`]));
  expect(exportMap.safeParse({ kind, columns: all }).success).toBe(true);
  for (const [meaning = ""] of required) {
    const { [meaning]: _missing, ...columns } = all;
    expect(exportMap.safeParse({ kind, columns }).success).toBe(false);
  }
});

/** Names of meanings whose own word is none that a point of sale writes. */
const plainNames = new Map(
  Object.entries({
    number: "buy no",
    at: "date",
    sku: "item tag",
    amount: "net amount",
    subTotal: "sub total",
    unitPrice: "unit price",
    tenderAmount: "tender amount",
    costUsed: "cogs used",
    costNew: "cogs new",
    giftSold: "gift cards sold",
    checkedInBy: "checked in by",
    paidCash: "cash paid",
    paidTrade: "trade paid",
  }),
);

/** Tickets and buys both have a number, under names of their own. */
function plainNameOf(meaning: string, kind: ExportKind): string {
  const names = [plainNames.get(meaning) ?? meaning, "ticket"];
  return names.find((name) => nameFit(name, meaning, kind) === 1) ?? "";
}

test.each(kinds)("every meaning of %s has a name that columns are recognized by", (kind) => {
  const meanings = Object.keys(exportKinds[kind].meanings);
  expect(meanings.filter((meaning) => plainNameOf(meaning, kind) === "")).toEqual([]);
});

test.each(kinds)("a map of %s takes all that its tenders, goods and states say, and no more", (kind) => {
  const { required, tenders, hasGoods, hasStatuses } = exportKinds[kind];
  const columns = Object.fromEntries(required.map(([meaning = ""]) => [meaning, `Column ${meaning}`]));
  const takes = (field: object) => exportMap.safeParse({ kind, columns, ...field }).success;
  expect([takes({ tenders: { A: "cash" } }), takes({ goods: "used" }), takes({ statuses: { A: "open" } })]).toEqual([
    tenders !== null,
    hasGoods,
    hasStatuses,
  ]);
});

test("a name in one column and a name in two exclude each other", () => {
  expect(rivalsOf("customers", "name")).toEqual(["firstName", "lastName"]);
  expect([rivalsOf("customers", "firstName"), rivalsOf("customers", "phone")]).toEqual([["name"], []]);
});

test.each([
  ["dayCloses", "tender:cash", true],
  ["buyLines", "tender:cash", false],
  ["customers", "tender:cash", false],
  ["days", "net", true],
  ["days", "total", false],
  ["days", "out", true],
  ["days", "constructor", false],
] as const)("a column of %s may mean %s: %s", (kind, meaning, may) => {
  expect(isMeaningOf(kind, meaning)).toBe(may);
});
