import { expect, test } from "vitest";
import { agreesToTexts, checkInAtCounter, nextToCall, nextToSort, pileFor } from "./counter.rules.ts";

const now = new Date("2026-11-23T18:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test("the longest waiting seller is checked in, but not at once, not when the offer is made, and not every fourth", () => {
  const buys = [
    { posBuyId: "B20261123-004", checkedInAt: before(600), readyAt: null },
    { posBuyId: "B20261123-005", checkedInAt: before(500), readyAt: before(60) },
    { posBuyId: "W20261123-006", checkedInAt: before(400), readyAt: null },
    { posBuyId: "W20261123-007", checkedInAt: before(10), readyAt: null },
  ];
  expect(checkInAtCounter(buys, now)?.posBuyId).toBe("W20261123-006");
  expect(checkInAtCounter(buys.slice(3), now)).toBeUndefined();
});

test("a pile is begun after two minutes, and a visitor's never", () => {
  const pile = { id: "a", stage: "waiting", posBuyId: "B20261123-004", checkedInAt: before(130) };
  const others = [
    { ...pile, stage: "sorting" },
    { ...pile, posBuyId: null },
    { ...pile, posBuyId: "A-7" },
  ];
  expect(nextToSort([...others, pile], { now, isOurs: () => false })).toBe(pile);
  expect(nextToSort([{ ...pile, checkedInAt: before(60) }], { now, isOurs: () => false })).toBeUndefined();
  expect(nextToSort(others, { now, isOurs: () => true })).toBe(others[2]);
});

test("every seller brings something", () => {
  for (const posBuyId of ["B20261123-001", "X20261123-015", "odd"]) {
    const { bags, boxes } = pileFor(posBuyId);
    expect(bags + boxes).toBeGreaterThan(0);
  }
});

test("one of seven sellers wants no texts, and is called once when the offer is ready", () => {
  expect(["B1-3", "B1-4", "B1-10"].map(agreesToTexts)).toEqual([false, true, false]);
  const buy = { stage: "ready", isCarriedOver: false, textRefusal: "TEXT_NO_CONSENT", text: null, callTimes: [] };
  expect(nextToCall([{ ...buy, textRefusal: null }, buy])).toBe(buy);
  const others = [
    ...[
      { ...buy, stage: "waiting" },
      { ...buy, isCarriedOver: true },
      { ...buy, textRefusal: "TEXT_QUIET_HOURS" },
    ],
    { ...buy, callTimes: [new Date()] },
  ];
  expect(nextToCall(others)).toBeUndefined();
});
