import { expect, test } from "vitest";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { firstPicks, inMergeOrder, mergedContact } from "./merge-choices.ts";

const dana: Customer = {
  id: "0193a6f0-0000-7000-8000-000000000041",
  firstName: "Dana",
  lastName: "Whitfield",
  fullName: "Dana Whitfield",
  mobile: "+16145550148",
  email: null,
  street: "418 E Longview Ave",
  city: "Columbus",
  state: "OH",
  zip: "43202",
  country: "US",
  birthYear: null,
  isOver18: false,
  idType: null,
  idState: "",
  idExpiresOn: null,
  idLast4: null,
  hasIdNumber: false,
  idCheckedAt: null,
  idCheckedBy: null,
  isDoNotBuy: false,
  doNotBuyAt: null,
  doNotBuyBy: null,
  note: "",
  createdAt: "2024-03-02T17:00:00Z",
  erasedAt: null,
  version: "1",
};
const twin: Customer = {
  ...dana,
  ...{ id: "0193a6f0-0000-7000-8000-000000000042", lastName: "Whitfeld", fullName: "Dana Whitfeld" },
  ...{ email: "danaw88@mail.example", street: "", city: "", state: "", zip: "" },
};

test("the survivor wins each line but where it says nothing", () => {
  expect(firstPicks({ kept: dana, merged: twin })).toEqual({
    name: "kept",
    mobile: "kept",
    email: "merged",
    address: "kept",
  });
});

test("what was picked is what is kept, with the whole address of one side", () => {
  const picks = { name: "merged", mobile: "kept", email: "merged", address: "kept" } as const;
  expect(mergedContact({ kept: dana, merged: twin }, picks)).toEqual({
    ...{ firstName: "Dana", lastName: "Whitfeld", mobile: "+16145550148", email: "danaw88@mail.example" },
    ...{ street: "418 E Longview Ave", city: "Columbus", state: "OH", zip: "43202", country: "US" },
  });
});

test.each([
  ["as full, the older one", { ...twin, createdAt: "2026-01-01T00:00:00Z" }, dana.id],
  ["the fuller one", { ...twin, street: "2207 Summit St", createdAt: "2026-01-01T00:00:00Z" }, twin.id],
])("the survivor is %s", (_which, other, survivor) => {
  expect(inMergeOrder(dana, other).keptId).toBe(survivor);
  expect(inMergeOrder(other, dana).keptId).toBe(survivor);
});
