import { expect, test } from "vitest";
import { misuseFindings } from "./misuse.rules.ts";
import type { WatchedCoupon } from "./misuse.rules.ts";

const now = new Date("2026-03-10T20:00:00Z");
const range = { now, newestSaleAt: now };

function watched(change: Partial<WatchedCoupon> = {}): WatchedCoupon {
  return {
    id: "c1",
    source: "manual",
    issuedAt: new Date("2026-03-10T14:00:00Z"),
    issuedByName: "Ana Ruiz",
    issuedTerminal: "1",
    transactionId: null,
    cellphone: "6145550182",
    isTeamPhone: false,
    redeemedAt: null,
    redeemedByName: null,
    redeemTerminal: null,
    hasSale: false,
    hasAllTickets: true,
    ...change,
  };
}

function some(count: number, change: (at: number) => Partial<WatchedCoupon>): WatchedCoupon[] {
  return Array.from({ length: count }, (_, at) => watched({ id: `c${at}`, ...change(at) }));
}

/** Another phone for each. */
const phone = (at: number) => ({ cellphone: `61455501${String(at).padStart(2, "0")}` });
const used = (at: string, change: Partial<WatchedCoupon> = {}) =>
  watched({ redeemedAt: new Date(at), redeemedByName: "Ben Cole", redeemTerminal: "2", ...change });

const cases: { what: string; coupons: WatchedCoupon[]; findings: string[] }[] = [
  { what: "fifteen by one person are usual", coupons: some(15, phone), findings: [] },
  { what: "sixteen are worth a look", coupons: some(16, phone), findings: ["many_by_hand Ana Ruiz 16"] },
  {
    what: "sixteen of two people are not",
    coupons: some(16, (at) => ({ ...phone(at), issuedByName: `Person ${at % 2}` })),
    findings: [],
  },
  {
    what: "sixteen that sales earned are not",
    coupons: some(16, (at) => ({ ...phone(at), source: "sale" })),
    findings: [],
  },
  {
    what: "sixteen printed at once are not",
    coupons: some(16, () => ({ cellphone: null, source: "bulk" })),
    findings: [],
  },
  {
    what: "used two hours ago without a sale",
    coupons: [used("2026-03-10T18:00:00Z")],
    findings: ["no_sale Ben Cole 1"],
  },
  { what: "used a moment less ago", coupons: [used("2026-03-10T18:00:01Z")], findings: [] },
  {
    what: "used on a day whose tickets have not all come",
    coupons: [used("2026-03-10T18:00:00Z", { hasAllTickets: false })],
    findings: [],
  },
  { what: "used with its sale", coupons: [used("2026-03-10T18:00:00Z", { hasSale: true })], findings: [] },
  {
    what: "handed out and used at one register in ten minutes",
    coupons: [used("2026-03-10T14:10:00Z", { redeemTerminal: "1", hasSale: true })],
    findings: ["same_register 1 1"],
  },
  {
    what: "a moment later",
    coupons: [used("2026-03-10T14:10:01Z", { redeemTerminal: "1", hasSale: true })],
    findings: [],
  },
  { what: "at another register", coupons: [used("2026-03-10T14:10:00Z", { hasSale: true })], findings: [] },
  {
    what: "where no register has a name",
    coupons: [used("2026-03-10T14:01:00Z", { redeemTerminal: null, issuedTerminal: null, hasSale: true })],
    findings: [],
  },
  { what: "a phone of the team", coupons: [watched({ isTeamPhone: true })], findings: ["team_phone 6145550182 1"] },
  {
    what: "a phone of the team that bought",
    coupons: [watched({ isTeamPhone: true, source: "sale" })],
    findings: [],
  },
  { what: "five for one phone", coupons: some(5, () => ({})), findings: [] },
  { what: "six for one phone", coupons: some(6, () => ({})), findings: ["one_phone 6145550182 6"] },
  {
    what: "goodwill counts as handed out",
    coupons: some(6, () => ({ source: "goodwill" })),
    findings: ["one_phone 6145550182 6"],
  },
];

test.for(cases)("worth a look: $what", ({ coupons, findings }) => {
  expect(
    misuseFindings(coupons, range).map(({ kind, subject, couponIds }) => `${kind} ${subject} ${couponIds.length}`),
  ).toEqual(findings);
});

test("a register that has told nothing since the redemption may still send its sale", () => {
  const coupons = [used("2026-03-10T16:00:00Z")];
  const kindsWith = (newestSaleAt: Date | null) => misuseFindings(coupons, { now, newestSaleAt }).length;
  expect([
    kindsWith(null),
    kindsWith(new Date("2026-03-10T16:00:00Z")),
    kindsWith(new Date("2026-03-10T16:00:01Z")),
  ]).toEqual([0, 0, 1]);
});
