import { expect, test } from "vitest";
import { missingFields, stopText, stopsOf } from "./check-in.rules.ts";

const today = "2026-11-22";
const seller = { birthDate: null, today, minimumAge: 18, isDoNotBuy: false };

test.each([
  ["a birth date that nobody saw", {}, []],
  ["18 today", { birthDate: "2008-11-22" }, []],
  ["18 tomorrow", { birthDate: "2008-11-23" }, ["too-young"]],
  ["a store that buys from everybody", { birthDate: "2015-01-01", minimumAge: 0 }, []],
  ["somebody the store does not buy from", { isDoNotBuy: true }, ["do-not-buy"]],
])("a check-in is stopped for %s", (_what, changed, stops) => {
  expect(stopsOf({ ...seller, ...changed })).toEqual(stops);
});

test("[BUY-06] email and ID number are asked for where the settings say so", () => {
  const nothing = { email: null, idNumber: "", hasIdNumber: false };
  const both = { requiresEmail: true, requiresIdNumber: true };
  expect(missingFields(nothing, { requiresEmail: false, requiresIdNumber: false })).toEqual({});
  expect(Object.keys(missingFields(nothing, both))).toEqual(["email", "idNumber"]);
  expect(missingFields({ email: "a@b.test", idNumber: "", hasIdNumber: true }, both)).toEqual({});
});

test("who is stopped, and what a manager needs to write, is said of each stop", () => {
  expect(stopText("too-young", 18)).toContain("under 18");
  expect(stopText("do-not-buy", 18)).toContain("Do not buy");
});
