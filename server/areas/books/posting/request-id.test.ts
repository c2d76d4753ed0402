import { expect, test } from "vitest";
import { postRequestId } from "./request-id.ts";

const posting = { storeId: 1, companyId: "46", date: "2026-11-20", kind: "SALES", revision: 1, round: 1 } as const;

test.each([
  ["another store", { storeId: 2 }],
  ["another company", { companyId: "47" }],
  ["another date", { date: "2026-11-21" }],
  ["another kind", { kind: "BUYS" as const }],
  ["another revision", { revision: 2 }],
  ["another round", { round: 2 }],
])("the request of %s has an id of its own, and the same try the same", (_what, other) => {
  expect(postRequestId({ ...posting, ...other })).not.toBe(postRequestId(posting));
  expect(postRequestId({ ...posting })).toBe(postRequestId(posting));
});
