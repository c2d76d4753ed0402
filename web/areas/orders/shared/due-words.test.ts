import { expect, test } from "vitest";
import { countPieces, dueWords, leftWords } from "./due-words.ts";

const now = new Date("2026-11-21T21:47:00Z");
const around = { now, timeZone: "America/Chicago" };
const order = {
  state: "NEW",
  dueAt: "2026-11-21T22:46:00Z",
  stateAt: "2026-11-21T21:46:00Z",
  isTexted: false,
  cancelledAt: null,
  delivery: "PICKUP",
  shelf: null,
} as const;

test("a line says when the order is due and how much is left", () => {
  expect(dueWords(order, around)).toEqual({ main: "due 4:46 PM", detail: "59 min left", tone: "plain" });
  expect(dueWords({ ...order, state: "PROBLEM" }, around)).toMatchObject({
    detail: "Problem, 59 min left",
    tone: "bad",
  });
});

test("the last quarter of an hour warns, and what is over says by how much", () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  expect([15, 16, 0, -5].map((minutes) => leftWords(at(minutes), now).tone)).toEqual(["warn", "plain", "warn", "bad"]);
  expect(leftWords(at(-65), now).words).toBe("1 hr 5 min late");
});

test("a ready order says since when and whether the customer knows, a canceled one what to do", () => {
  const ready = { ...order, state: "READY_FOR_PICKUP" as const };
  expect(dueWords({ ...ready, isTexted: true }, around)).toMatchObject({ main: "Ready 3:46 PM", detail: "texted" });
  expect(dueWords({ ...order, state: "CANCELLED", cancelledAt: "2026-11-21T21:40:00Z" }, around)).toEqual({
    main: "Canceled 3:40 PM",
    detail: "put the items back",
    tone: "bad",
  });
});

test("a time of another day says which day, and a bag where it hangs", () => {
  expect(dueWords({ ...order, dueAt: "2026-11-22T19:00:00Z" }, around).main).toBe("due Sun 1:00 PM");
  expect(dueWords({ ...order, dueAt: "2026-11-30T19:00:00Z" }, around).main).toBe("due Nov 30 1:00 PM");
  const packed = { ...order, state: "PACKED" as const, shelf: "P3" };
  expect(dueWords(packed, around)).toMatchObject({ main: "Packed 3:46 PM", detail: "Shelf P3" });
});

test("refunded pieces are not counted", () => {
  const line = (quantity: number, pickState: string) => ({ quantity, pickState });
  expect(countPieces([line(1, "FOUND"), line(0, "FOUND"), line(2, "TO_FIND")])).toEqual({ all: 3, foundCount: 1 });
});
