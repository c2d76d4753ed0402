import { expect, test } from "vitest";
import { formatZip, isStoreTimeZone, isZip, statesOf, storeTimeZones } from "./store-places.ts";

test.each(["60601", "60601-1234", "606011234"])("%s is a zip of the United States", (zip) => {
  expect(isZip(zip, "US")).toBe(true);
});

test.each(["6060", "60601-12", "K1A 0B1", ""])("%s is none", (zip) => {
  expect(isZip(zip, "US")).toBe(false);
});

test.each(["K1A 0B1", "k1a0b1", "V6B-1A1"])("%s is a Canadian postal code", (zip) => {
  expect(isZip(zip, "CA")).toBe(true);
});

test.each(["D1A 0B1", "K1A 0O1", "60601"])("%s is none in Canada", (zip) => {
  expect(isZip(zip, "CA")).toBe(false);
});

test("a zip is kept in the form that is printed", () => {
  expect([formatZip(" 606011234 ", "US"), formatZip("60601", "US"), formatZip("k1a0b1", "CA")]).toEqual([
    "60601-1234",
    "60601",
    "K1A 0B1",
  ]);
});

test("every zone of the list is one that clocks know", () => {
  for (const zone of Object.keys(storeTimeZones)) {
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: zone })).not.toThrow();
  }
  expect([isStoreTimeZone("America/Chicago"), isStoreTimeZone("Europe/Paris"), isStoreTimeZone("toString")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the lists hold the states with the district and Puerto Rico, and the provinces with the territories", () => {
  expect([statesOf("US").length, statesOf("CA").length]).toEqual([52, 13]);
});
