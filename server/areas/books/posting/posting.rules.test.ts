import fc from "fast-check";
import { expect, test } from "vitest";
import { backfillPace, debitOf, entryPostingState, isSameThere, nextPostTry } from "./posting.rules.ts";
import type { PostingConnection } from "./posting.rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const first = new Date("2026-11-20T03:10:00Z");

test.each([
  [1, 0, minute],
  [2, minute, 5 * minute],
  [3, 6 * minute, 30 * minute],
  [4, 36 * minute, 2 * hour],
  [5, 2 * hour, hour],
  [20, 17 * hour, hour],
])("after %i failed tries the next one comes in its time", (tries, passed, waits) => {
  const now = new Date(first.getTime() + passed);
  expect(nextPostTry({ tries, firstTriedAt: first }, now)).toEqual(new Date(now.getTime() + waits));
});

test("after 24 hours nobody tries any more", () => {
  const now = new Date(first.getTime() + 23.5 * hour);
  expect(nextPostTry({ tries: 26, firstTriedAt: first }, now)).toBeNull();
});

const ready = { date: "2026-11-20", state: "ready", revision: 2 } as const;
const unbalanced = { ...ready, state: "out_of_balance" } as const;
const active: PostingConnection = { isActive: true, isMapped: true, startDate: "2026-11-01", isStopped: false };
const stopped: PostingConnection = { ...active, isStopped: true };
const waiting = { state: "waiting", tries: 0, sentRevision: null } as const;
const sent = { state: "sent", tries: 0, sentRevision: 2 } as const;

test.each([
  ["no service", ready, null, null, "not_connected"],
  ["a wizard that is not finished", ready, null, { ...active, isActive: false, isMapped: false }, "not_mapped"],
  ["all mapped and not activated", ready, null, { ...active, isActive: false }, "not_connected"],
  ["a date before the start", ready, null, { ...active, startDate: "2026-11-21" }, "excluded"],
  ["the start date itself", ready, null, { ...active, startDate: "2026-11-20" }, "ready"],
  ["an entry that does not balance", unbalanced, null, active, "out_of_balance"],
  ["one that stopped balancing before it was sent", unbalanced, waiting, active, "out_of_balance"],
  ["one that waits its turn", ready, waiting, active, "ready"],
  ["one under way", ready, { ...waiting, state: "sending" as const }, active, "sending"],
  ["one that failed once", ready, { ...waiting, tries: 1 }, active, "failed"],
  ["one that waits for a sign-in", ready, waiting, stopped, "waiting"],
  ["one that failed before the sign-in ended", ready, { ...waiting, tries: 1 }, stopped, "waiting"],
  ["one that comes after the sign-in ended", ready, null, stopped, "waiting"],
  ["one before the start, without a sign-in", ready, null, { ...stopped, startDate: "2026-11-21" }, "excluded"],
  ["one that was sent before the sign-in ended", ready, sent, stopped, "sent"],
  ["one that was sent", ready, sent, active, "sent"],
  ["one that was sent with a service that is gone", ready, sent, null, "sent"],
  ["one that was sent as it was before", ready, { ...sent, sentRevision: 1 }, active, "changed_since_sent"],
  ["one that was sent and is out of balance now", { ...unbalanced, revision: 3 }, sent, active, "out_of_balance"],
  ["one for a person", ready, { ...waiting, state: "needs_action" as const }, active, "needs_action"],
  ["one that a person left out", ready, { ...waiting, state: "skipped" as const }, active, "skipped"],
] as const)("an entry with %s shows so", (...[, entry, posting, connection, state]) => {
  expect(entryPostingState(entry, posting, connection)).toBe(state);
});

const anyLine = fc.record({
  accountId: fc.constantFrom("1", "2", "3"),
  classId: fc.constantFrom(null, "501"),
  side: fc.constantFrom("debit" as const, "credit" as const),
  amount: fc.integer({ min: 1, max: 100_000_000 }),
});
type Line = Parameters<typeof isSameThere>[0]["lines"][number];

const someLines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

test("an entry is the same there in any order, and however a line is split", () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const there = lines.toReversed().flatMap(splitInTwo);
      expect(isSameThere({ date: "2026-11-20", lines }, { date: "2026-11-20", lines: there })).toBe(true);
      expect(debitOf(there)).toBe(debitOf(lines));
    }),
  );
});

/** In two lines where there are two cents. */
function splitInTwo(line: Line): Line[] {
  const half = Math.floor(line.amount / 2);
  return [
    { ...line, amount: line.amount - half },
    { ...line, amount: half },
  ].filter(({ amount }) => amount > 0);
}

test("a cent, a class, an account or a day makes it another entry", () => {
  fc.assert(fc.property(someLines, fc.nat({ max: 11 }), requireOther));
});

function requireOther(lines: Line[], at: number): void {
  const place = at % lines.length;
  const ours = { date: "2026-11-20", lines };
  const withOther = (change: (line: Line) => Partial<Line>) => ({
    date: "2026-11-20",
    lines: lines.map((line, index) => ({ ...line, ...(index === place && change(line)) })),
  });
  expect(
    isSameThere(
      ours,
      withOther(({ amount }) => ({ amount: amount + 1 })),
    ),
  ).toBe(false);
  expect(
    isSameThere(
      ours,
      withOther(() => ({ classId: "502" })),
    ),
  ).toBe(false);
  expect(
    isSameThere(
      ours,
      withOther(() => ({ accountId: "4" })),
    ),
  ).toBe(false);
  expect(isSameThere(ours, { ...ours, date: "2026-11-21" })).toBe(false);
}

test.each([
  ["nothing was sent lately", { left: 488, doneLately: 0, lately: 0 }, { perMinute: null, minutesLeft: null }],
  ["a minute's pace", { left: 488, doneLately: 118, lately: minute }, { perMinute: 118, minutesLeft: 5 }],
  ["a few seconds' pace", { left: 100, doneLately: 20, lately: 10_000 }, { perMinute: 120, minutesLeft: 1 }],
  ["one a minute at least", { left: 3, doneLately: 1, lately: 10 * minute }, { perMinute: 1, minutesLeft: 3 }],
])("a back-fill with %s", (_what, run, pace) => {
  expect(backfillPace(run)).toEqual(pace);
});
