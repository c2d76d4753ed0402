import { expect, test } from "vitest";
import { offlineBlock } from "./offline-rule.ts";
import type { OfflineBlock, OfflineSituation, SeenCoupon } from "./offline-rule.ts";

const now = new Date("2026-03-10T20:14:00Z");

const tenOff: SeenCoupon = {
  ...{ amountCents: 1000, startOn: "2026-03-02", endOn: "2026-03-31" },
  ...{ isOver: false, isGoodHere: true, isSecondVisit: false, seenOn: "2026-03-10", seenAt: now },
};
const tenAllowed: OfflineSituation = {
  ...{ mostCents: 1000, now, today: "2026-03-10", hasEmployee: true, isWaiting: false, hasTakenOther: false },
};

type Case = {
  what: string;
  coupon?: Partial<SeenCoupon>;
  situation?: Partial<OfflineSituation>;
  block: OfflineBlock | null;
};

const cases: Case[] = [
  { what: "off: $10 is refused", situation: { mostCents: null }, block: "off" },
  { what: "on with $10: $10 is accepted", block: null },
  { what: "on with $10: a cent more is refused", coupon: { amountCents: 1001 }, block: "too-much" },
  { what: "on with $10: $25 is refused", coupon: { amountCents: 2500 }, block: "too-much" },
  { what: "seen a week ago", coupon: { seenAt: new Date("2026-03-03T20:14:00.000Z") }, block: null },
  {
    what: "seen a moment longer ago",
    coupon: { seenAt: new Date("2026-03-03T20:13:59.999Z") },
    block: "unknown",
  },
  { what: "used or voided when it was seen", coupon: { isOver: true }, block: "over" },
  { what: "on its first day", coupon: { startOn: "2026-03-10" }, block: null },
  { what: "a day before", coupon: { startOn: "2026-03-11" }, block: "not-started" },
  { what: "on its last day", coupon: { endOn: "2026-03-10" }, block: null },
  { what: "a day after", coupon: { endOn: "2026-03-09" }, block: "expired" },
  { what: "of another store alone", coupon: { isGoodHere: false }, block: "wrong-store" },
  { what: "the customer's second today", coupon: { isSecondVisit: true }, block: "second-visit" },
  {
    what: "the customer's second on an earlier day",
    coupon: { isSecondVisit: true, seenOn: "2026-03-09" },
    block: null,
  },
  {
    what: "this screen has taken another one of the customer",
    situation: { hasTakenOther: true },
    block: "second-visit",
  },
  { what: "taken on this screen already", situation: { isWaiting: true }, block: "waiting" },
  {
    what: "taken on this screen, and the rule was turned off since",
    situation: { isWaiting: true, mostCents: null },
    block: "waiting",
  },
  { what: "nobody was active when the line dropped", situation: { hasEmployee: false }, block: "nobody" },
  {
    what: "nobody active and too much: the limit is named, since no PIN would help",
    coupon: { amountCents: 1001 },
    situation: { hasEmployee: false },
    block: "too-much",
  },
];

test.for(cases)("without a connection: $what", ({ coupon = {}, situation = {}, block }) => {
  expect(offlineBlock({ ...tenOff, ...coupon }, { ...tenAllowed, ...situation })).toBe(block);
});

test("a coupon that this screen has never seen is not taken: nobody knows its amount", () => {
  expect(offlineBlock(null, tenAllowed)).toBe("unknown");
  expect(offlineBlock(null, { ...tenAllowed, mostCents: null })).toBe("off");
});
