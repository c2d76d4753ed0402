import { expect, test } from "vitest";
import type { CloseFacts } from "#server/areas/reports/missing-day-closes.rules.ts";
import { agreementOf, closeStatus, dayClosesCsv, tenderAmount, tenderKindsOf } from "./day-closes.rules.ts";

/** Saturday Nov 21, noon; closed on Sundays, and Thursday the 19th by a person. */
const facts: CloseFacts = {
  now: { date: "2026-11-21", minutes: 720 },
  closedOn: new Set(["2026-11-17", "2026-11-18"]),
  firstClose: "2026-01-02",
  shutWeekdays: new Set([0]),
  shutDates: new Set(["2026-11-19"]),
};

const unclosed = { isClosed: false, isCorrected: false, hasFigures: false };

test.each([
  ["2026-11-18", { ...unclosed, isClosed: true }, "closed"],
  ["2026-11-18", { ...unclosed, isClosed: true, isCorrected: true }, "corrected"],
  ["2026-11-20", unclosed, "missing"],
  ["2026-11-20", { ...unclosed, hasFigures: true }, "missing"],
  ["2026-11-21", { ...unclosed, hasFigures: true }, "open"],
  ["2026-11-19", unclosed, "store-closed"],
  ["2026-11-15", unclosed, "store-closed"],
  ["2025-12-30", unclosed, "no-data"],
])("%s is %o: %s", (date, day, status) => {
  expect(closeStatus({ date, ...day }, facts)).toBe(status);
});

test("yesterday is open until six in the morning", () => {
  const early = { ...facts, now: { date: "2026-11-21", minutes: 359 } };
  expect(closeStatus({ date: "2026-11-20", ...unclosed }, early)).toBe("open");
});

test("a difference is being asked for until a person has to look", () => {
  expect(agreementOf({ differenceCents: null, flaggedAt: null })).toBe("agrees");
  expect(agreementOf({ differenceCents: 1200, flaggedAt: null })).toBe("asking");
  expect(agreementOf({ differenceCents: 0, flaggedAt: new Date(0) })).toBe("differs");
});

test("tenders stand in the order of the drawer; a kind that nobody knows comes last", () => {
  const days = [
    {
      tenders: [
        { kind: "visa", amount: 5 },
        { kind: "seashells", amount: 1 },
      ],
    },
    {
      tenders: [
        { kind: "cash", amount: 7 },
        { kind: "visa", amount: -2 },
      ],
    },
  ];
  expect(tenderKindsOf(days)).toEqual(["cash", "visa", "seashells"]);
  expect(
    tenderAmount(
      [
        { kind: "visa", amount: 5 },
        { kind: "visa", amount: -2 },
      ],
      "visa",
    ),
  ).toBe(3);
  expect(tenderAmount([], "cash")).toBe(0);
});

test("the list as a file has dollars, the store's clock, and nothing where nothing is known", () => {
  const unknown = {
    closedAt: null,
    closedBy: null,
    posSales: null,
    ownSales: null,
    difference: null,
    tenders: [],
    tax: null,
    giftCardsSold: null,
    paidOut: null,
    overShort: null,
    buyCash: null,
    buyTrade: null,
  };
  const closed = {
    ...unknown,
    closedAt: new Date("2026-11-21T03:05:00Z"),
    closedBy: "Amy",
    posSales: 123_456,
    ownSales: 123_450,
    difference: 6,
    tenders: [{ kind: "cash", amount: 50_000 }],
    tax: 0,
    overShort: -105,
  };
  const days = [
    { date: "2026-11-19", status: "missing" as const, revision: 0, ...unknown },
    { date: "2026-11-20", status: "corrected" as const, revision: 2, ...closed },
  ];
  expect(dayClosesCsv(days, "America/Chicago").trim().split("\r\n").slice(1)).toEqual([
    "2026-11-19,missing,0,,,,,,,,,,,,",
    "2026-11-20,corrected,2,9:05 PM,Amy,1234.56,1234.50,0.06,500.00,0.00,,,-1.05,,",
  ]);
});
