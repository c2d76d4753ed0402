import { expect, test } from "vitest";
import { driversOf, isDriver, whoCancels, whoComes } from "./drop-offs.rules.ts";

test("each store has drivers of its own, with numbers that nobody has", () => {
  const mobiles = [1, 2].flatMap((storeId) => driversOf(storeId).map(({ mobile }) => mobile));
  expect(new Set(mobiles).size).toBe(12);
  expect(mobiles.every((mobile) => /^21655501\d\d$/.test(mobile))).toBe(true);
});

test("a driver gives the time back in its last ten minutes or not at all", () => {
  const now = new Date("2026-11-18T20:20:00Z");
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(whoCancels({ mobile: "+12165550104", dropOffAt: at(9) }, now)).toBe(true);
  expect(whoCancels({ mobile: "+12165550104", dropOffAt: at(11) }, now)).toBe(false);
  expect(whoCancels({ mobile: "+12165550104", dropOffAt: at(-1) }, now)).toBe(false);
  expect(whoCancels({ mobile: "+12165550104", dropOffAt: null }, now)).toBe(false);
  expect(whoCancels({ mobile: "+12165550105", dropOffAt: at(9) }, now)).toBe(false);
});

test("of six drivers four bring their bags, a little early or late, one cancels and one never comes", () => {
  const now = new Date("2026-11-18T20:20:00Z");
  const dueFor = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const mobiles = driversOf(1).map(({ mobile }) => `+1${mobile}`);
  const here = (minutes: number) => mobiles.filter((mobile) => whoComes({ mobile, dropOffAt: dueFor(minutes) }, now));
  expect([-5, -4, 1, 2, 6, 100].map((minutes) => here(minutes).length)).toEqual([0, 1, 2, 3, 4, 4]);
  expect(here(100).some((mobile) => whoCancels({ mobile, dropOffAt: dueFor(-5) }, now))).toBe(false);
  expect(mobiles.some((mobile) => whoComes({ mobile, dropOffAt: null }, now))).toBe(false);
});

test("a visitor's own drop-off is no driver's", () => {
  expect(driversOf(2).every(({ mobile }) => isDriver(2, `+1${mobile}`))).toBe(true);
  expect(isDriver(2, "+12165550110")).toBe(false);
  expect(isDriver(2, "+16145550161")).toBe(false);
});
