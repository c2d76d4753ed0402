import { expect, test } from "vitest";
import { driversOf, whoCancels } from "./drop-offs.rules.ts";

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
