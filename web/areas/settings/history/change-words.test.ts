import { expect, test } from "vitest";
import { eventName, fieldName, valueText } from "./change-words.ts";

test("fields, events and values are told in the words of the settings pages", () => {
  expect([fieldName("idleSeconds"), fieldName("timeZone"), fieldName("somethingNew")]).toEqual([
    "Lock the screen after",
    "Time zone",
    "somethingNew",
  ]);
  expect([eventName("store.edited"), eventName("store.painted")]).toEqual(["Store details changed", "store.painted"]);
});

test.each([
  ["idleSeconds", "90", "90 seconds"],
  ["idleSeconds", "300", "5 minutes"],
  ["businessDayBoundaryMinutes", "180", "3:00 AM"],
  ["weekStart", "1", "Monday"],
  ["tradePctBasis", "count", "Number of buys"],
  ["breaksPaid", "true", "On"],
  ["phoneNumber", "3125554567", "(312) 555-4567"],
  ["timeZone", "America/Chicago", "Central"],
  ["brandKind", "kids", "Children's clothes and toys"],
  ["grandOpeningOn", "2026-05-01", "May 1, 2026"],
  ["grandOpeningOn", null, "nothing"],
  ["Monday", "10:00-21:30, buying until 20:00", "10:00 AM – 9:30 PM, buying until 8:00 PM"],
  ["Sunday", "closed", "Closed"],
  ["Friday", "closed 13:00-14:00", "Closed 1:00 PM – 2:00 PM"],
  ["hours", "11:00-18:00", "11:00 AM – 6:00 PM"],
  ["date", "2026-11-27", "Nov 27, 2026"],
  ["columns", "buys,sales,binsPulled", "3 figures"],
  ["role", "2", "District manager"],
  ["country", "CA", "Canada"],
  ["salesPerPoint", "1000", "$10.00"],
  ["name", "Maple Street", "Maple Street"],
])("%s %s reads %s", (field, value, words) => {
  expect(valueText(field, value)).toBe(words);
});

test("the store's people read what support did in words", () => {
  expect(["support.entered", "webhook.replayed"].map(eventName)).toEqual([
    "Support opened the store",
    "Support replayed a webhook",
  ]);
});
