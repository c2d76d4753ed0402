import { expect, test } from "vitest";
import { withTidyZip, wrongFields } from "./store-profile.rules.ts";

const store = { state: "IL", zip: "60601", country: "US", openToBuyOn: null, grandOpeningOn: null } as const;

test.each([
  ["nothing", {}, {}],
  ["nothing where nothing is filled in", { state: null, zip: null }, {}],
  ["a province in the US", { state: "ON" }, { state: ["Choose a state"] }],
  ["a state in Canada", { country: "CA", zip: null }, { state: ["Choose a province"] }],
  ["a short zip", { zip: "6060" }, { zip: ["ZIP must be 5 or 9 digits"] }],
  ["a zip in Canada", { country: "CA", state: "ON" }, { zip: ["Postal code must be like A1A 1A1"] }],
  ["both dates on one day: nothing", { openToBuyOn: "2026-03-01", grandOpeningOn: "2026-03-01" }, {}],
  ["one date alone: nothing", { openToBuyOn: "2026-03-01" }, {}],
  ["the other alone: nothing", { grandOpeningOn: "2026-03-01" }, {}],
  [
    "the opening before Open to Buy",
    { openToBuyOn: "2026-03-02", grandOpeningOn: "2026-03-01" },
    { grandOpeningOn: ["The Grand Opening cannot be before Open to Buy"] },
  ],
] as const)("wrong in a store's profile: %s", (_what, change, wrong) => {
  expect(wrongFields({ ...store, ...change })).toEqual(wrong);
});

test("a zip is kept as it is printed, and none stays none", () => {
  expect(withTidyZip({ ...store, zip: "606011234" }).zip).toBe("60601-1234");
  expect(withTidyZip({ ...store, zip: null }).zip).toBeNull();
});
