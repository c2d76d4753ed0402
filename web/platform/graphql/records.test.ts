import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentOf } from "./document.ts";
import { recordKey, Records } from "./records.ts";

/** What the specification's section 3 says that each kind of record is known by. */
const keys: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  Store: { id: 1 },
  Task: { id: "1" },
  Backstock: { id: "1" },
  Coupon: { id: "1" },
  InventoryItem: { id: "1" },
  Customer: { id: "1" },
  BackstockHistory: { id: "1" },
  ShopifyOrder: { id: "1" },
  Todo: { id: "1" },
  CheckinRequest: { id: "1" },
  DailyReport: { businessDate: "2026-11-20", storeId: 1 },
  JournalReport: { businessDate: "2026-11-20", storeId: 1 },
  BackstockReport: { categoryName: "Boys 2T FW", age: "all" },
  BackstockAgeReport: { categoryName: "Boys 2T FW", age: "0-30" },
};
const kinds = Object.entries(keys);

const firstQuery = documentOf("query { first { __typename id businessDate storeId categoryName age label } }");
const secondQuery = documentOf("query { second { __typename id businessDate storeId categoryName age label } }");

test.each(kinds)("[CUS-04] %s is one record wherever it is shown, known by its key", (typename, key) => {
  const records = new Records();
  const shown = (label: string) => ({ __typename: typename, ...key, label });
  const data = { first: shown("before") };
  records.learn(firstQuery, data, 1);
  records.learn(secondQuery, { second: shown("after") }, 2);
  expect(records.latest(firstQuery, data, 1)).toEqual({ first: shown("after") });
});

const parts = kinds.flatMap(([typename, key]) => Object.keys(key).map((part) => ({ typename, key, part })));

test.each(parts)("[CUS-04] a $typename with another $part is another record", ({ typename, key, part }) => {
  const records = new Records();
  const data = { first: { __typename: typename, ...key, label: "before" } };
  records.learn(firstQuery, data, 1);
  records.learn(secondQuery, { second: { __typename: typename, ...key, [part]: "9", label: "after" } }, 2);
  expect(records.latest(firstQuery, data, 1)).toEqual(data);
  expect(recordKey({ __typename: typename, ...key, [part]: null })).toBeNull();
});

const schema = readFileSync("server/app/schema.graphql", "utf8");
/** Coupons, inventory and orders are not in the API yet; a store comes with the session. */
const inSchema = parts.flatMap(({ typename, part }) => {
  const fields = schema.match(new RegExp(`^type ${typename}\\b[^{]*\\{([^}]*)\\}`, "m"))?.[1];
  return fields === undefined ? [] : [{ typename, part, fields }];
});

test.each(inSchema)("[CUS-04] the server tells the $part of a $typename", ({ part, fields }) => {
  expect(fields).toContain(`\n  ${part}:`);
});
