import { expect, test } from "vitest";
import { morningSchedule } from "./nightly-mail.jobs.ts";
import { morningMinutes, nextStep, retryAt } from "./planning.rules.ts";
import type { MailStep, SentMails, StoreStanding } from "./planning.rules.ts";

const date = "2026-11-20";
const nothingSent = { first: null, hasCorrection: false };

/** A time of the evening (21:05) or of the next morning (08:10 and all before noon) in Chicago. */
function chicago(time: string): Date {
  const day = time < "13" ? "2026-11-21" : date;
  return new Date(`${day}T${time}:00-06:00`);
}

function aStanding(storeId: number, changes: Partial<StoreStanding> = {}): StoreStanding {
  const figures = `${storeId} sold 100`;
  return { storeId, isMailed: true, needsClose: true, closeArrivedAt: null, hasLabor: true, figures, ...changes };
}

function closed(storeId: number, time: string, changes: Partial<StoreStanding> = {}): StoreStanding {
  return aStanding(storeId, { closeArrivedAt: chicago(time), ...changes });
}

const shut = (storeId: number, isMailed: boolean) => aStanding(storeId, { isMailed, needsClose: false });

function step(
  stores: readonly StoreStanding[],
  now: string,
  more: Partial<Parameters<typeof nextStep>[0]> = {},
): MailStep {
  const reader = { date, timeZone: "America/Chicago", onSince: new Date(0), stores, sent: nothingSent, ...more };
  return nextStep(reader, chicago(now));
}

const wait = (time: string): MailStep => ({ step: "wait", until: chicago(time) });
const send = (kind: "final" | "provisional" | "corrected", ...storeIds: number[]): MailStep => ({
  step: "send",
  kind,
  storeIds,
});
const none: MailStep = { step: "none" };

test.each<[name: string, stores: StoreStanding[], [now: string, expected: MailStep]]>([
  ["waits ten minutes after the Day Close", [closed(1, "21:05")], ["21:05", wait("21:15")]],
  ["goes out then", [closed(1, "21:05")], ["21:15", send("final", 1)]],
  ["waits twenty more for the hours", [closed(1, "21:05", { hasLabor: false })], ["21:15", wait("21:35")]],
  ["and no longer", [closed(1, "21:05", { hasLabor: false })], ["21:35", send("final", 1)]],
  ["waits for a Day Close until 5:30", [aStanding(1)], ["22:00", wait("05:30")]],
  ["and goes out without one", [aStanding(1)], ["05:30", send("provisional", 1)]],
  ["waits for the last store of the person", [closed(1, "21:05"), aStanding(2)], ["21:30", wait("05:30")]],
  ["ten minutes after it", [closed(1, "21:05"), closed(2, "22:00")], ["22:10", send("final", 1, 2)]],
  ["not longer than 5:30", [closed(1, "21:05"), closed(2, "05:25")], ["05:30", send("final", 1, 2)]],
  ["provisional for all when one is open", [closed(1, "21:05"), aStanding(2)], ["05:30", send("provisional", 1, 2)]],
  ["not on a closed day", [shut(1, false)], ["05:30", none]],
  ["on a closed day, if asked for, at 5:30", [shut(1, true)], ["22:00", wait("05:30")]],
  ["which is no Day Close missing", [shut(1, true)], ["05:30", send("final", 1)]],
  ["a closed store holds up no other one", [closed(1, "21:05"), shut(2, true)], ["21:15", send("final", 1, 2)]],
  ["and stays out of the mail", [closed(1, "21:05"), shut(2, false)], ["21:15", send("final", 1)]],
  ["at noon it is too late for last night", [aStanding(1)], ["12:01", none]],
])("[NR-1] the first mail: %s", (_name, stores, [now, expected]) => {
  expect(step(stores, now)).toEqual(expected);
});

test("the schedule starts when the rule says that it is morning", () => {
  expect(morningSchedule.atMinutes).toBe(morningMinutes);
});

test("nights before it was switched on are not mailed", () => {
  expect(step([aStanding(1)], "06:00", { onSince: chicago("05:45") })).toEqual(none);
  expect(step([aStanding(1)], "06:00", { onSince: chicago("05:15") })).toEqual(send("provisional", 1));
});

const provisional: SentMails = {
  first: { figures: { 1: { figures: "1 sold 100", isClosed: false } } },
  hasCorrection: false,
};
const final: SentMails = { first: { figures: { 1: { figures: "1 sold 100", isClosed: true } } }, hasCorrection: false };

const third = { ...final, hasCorrection: true };
const planned = { ...final, first: { figures: null } };

test.each<[name: string, store: StoreStanding, [now: string, sent: SentMails, expected: MailStep]]>([
  ["nothing is corrected before a Day Close", aStanding(1), ["08:00", provisional, none]],
  ["a late Day Close corrects", closed(1, "08:00"), ["08:10", provisional, send("corrected", 1)]],
  ["after ten minutes", closed(1, "08:00"), ["08:00", provisional, wait("08:10")]],
  ["the same totals again correct nothing", closed(1, "08:00"), ["08:10", final, none]],
  ["other totals do", closed(1, "08:00", { figures: "x" }), ["08:10", final, send("corrected", 1)]],
  ["a third change comes in no mail", closed(1, "09:00", { figures: "y" }), ["09:10", third, none]],
  ["a mail that is not out yet has nothing to correct", closed(1, "08:00"), ["08:10", planned, none]],
])("[NR-1] the correction: %s", (_name, store, [now, sent, expected]) => {
  expect(step([store], now, { sent })).toEqual(expected);
});

test("the one correction waits for a reader's other open stores until noon", () => {
  const mailed = { figures: "1 sold 100", isClosed: false };
  const sent = { first: { figures: { 1: mailed, 2: { ...mailed, figures: "2 sold 100" } } }, hasCorrection: false };
  expect(step([closed(1, "08:00"), aStanding(2)], "08:10", { sent })).toEqual(wait("12:00"));
  expect(step([closed(1, "08:00"), closed(2, "09:00")], "09:10", { sent })).toEqual(send("corrected", 1, 2));
  expect(step([closed(1, "08:00"), aStanding(2)], "12:00", { sent })).toEqual(send("corrected", 1, 2));
});

test("5:30 is the clock of the reader's default store, also in the night in which the clocks change", () => {
  const reader = { date: "2026-10-31", onSince: new Date(0), stores: [aStanding(1)], sent: nothingSent };
  const at = (timeZone: string) => nextStep({ ...reader, timeZone }, new Date("2026-11-01T00:00:00Z"));
  expect(at("America/New_York")).toEqual({ step: "wait", until: new Date("2026-11-01T10:30:00Z") });
  expect(at("America/Los_Angeles")).toEqual({ step: "wait", until: new Date("2026-11-01T13:30:00Z") });
});

test("[NR-1] a refused mail is tried again after 1, 5 and 30 minutes and 2 hours", () => {
  const now = new Date("2026-11-21T05:00:00Z");
  const minutes = [1, 2, 3, 4].map((tries) => minutesBetween(now, retryAt(tries, now)));
  expect(retryAt(5, now)).toBeNull();
  expect(minutes).toEqual([1, 5, 30, 120]);
});

function minutesBetween(from: Date, to: Date | null): number | null {
  return to === null ? null : (to.getTime() - from.getTime()) / 60_000;
}
