import fc from "fast-check";
import { expect, test } from "vitest";
import { goods, tenderKind } from "#common/pos/pos-rows.ts";
import { changedLines, isSameEntry, journalEntries } from "./journal.rules.ts";
import type { ClosedDay, Entry, JournalKind, TemplateLine } from "./journal.rules.ts";

/** The template as it is after the migrations; `books.pg.test.ts` holds both side by side. */
const template: readonly TemplateLine[] = [
  ...lines("SALES", "debit", [
    ...["cashToDeposit", "checks", "visaMastercard", "amex", "discover", "debitCards", "giftRedeemed"],
    ...["storeCreditRedeemed", "tradeCreditRedeemed", "otherTenders", "paidOut", "cashShort"],
  ]),
  ...lines("SALES", "credit", [
    ...["salesUsed", "salesNew", "salesOther", "giftSold", "tax", "storeCreditIssued", "paidIn", "cashOver"],
  ]),
  ...lines("BUYS", "debit", ["buysCost"]),
  ...lines("BUYS", "credit", ["buysCash", "buysCheck", "buysTrade", "buysDigital"]),
  ...lines("COGS", "debit", ["cogsUsed", "cogsNew", "adjustments"]),
  ...lines("COGS", "credit", ["inventoryUsed", "inventoryNew"]),
];

function lines(kind: JournalKind, side: TemplateLine["side"], sources: readonly string[]): TemplateLine[] {
  return sources.map((source) => ({ kind, key: source, side, source }));
}

const quiet: ClosedDay = {
  close: {
    ...{ netSales: 10_000, tax: 725, giftSold: 0, overShort: 0, buysCash: 0, buysTrade: 0, cogsUsed: 0, cogsNew: 0 },
    tenders: [{ kind: "cash", amount: 10_725 }],
    drawer: [],
  },
  rows: {
    ...{ salesUsed: 10_000, salesNew: 0, salesOther: 0, storeCreditIssued: 0, buysPaid: 0, costUsed: 0, costNew: 0 },
    lacksCosts: false,
  },
};

function closed(close: Partial<ClosedDay["close"]>, rows: Partial<ClosedDay["rows"]> = {}): ClosedDay {
  return { close: { ...quiet.close, ...close }, rows: { ...quiet.rows, ...rows } };
}

function entryOf(day: ClosedDay, kind: JournalKind): Entry {
  const entry = journalEntries(day, template).find((each) => each.kind === kind);
  if (entry === undefined) {
    throw new Error(`No entry of ${kind}`);
  }
  return entry;
}

function linesOf(entry: Entry): Record<string, number> {
  return Object.fromEntries(entry.lines.map(({ key, debit, credit }) => [key, debit - credit]));
}

test("a plain day in cash", () => {
  const entry = entryOf(quiet, "SALES");
  expect(entry).toMatchObject({ state: "ready", debit: 10_725, credit: 10_725, rounded: 0, difference: 0 });
  expect(linesOf(entry)).toEqual({ cashToDeposit: 10_725, salesUsed: -10_000, tax: -725 });
});

test("three cents off go to cash over, or cash short the other way; six leave the entry out of balance", () => {
  const off = (cents: number) => entryOf(closed({ tenders: [{ kind: "visa", amount: 10_725 + cents }] }), "SALES");
  expect(off(3)).toMatchObject({ state: "ready", rounded: 3, debit: 10_728, credit: 10_728 });
  expect(linesOf(off(3))).toMatchObject({ cashOver: -3 });
  expect(off(-5)).toMatchObject({ state: "ready", rounded: -5 });
  expect(linesOf(off(-5))).toMatchObject({ cashShort: 5 });
  expect(off(6)).toMatchObject({ state: "out_of_balance", rounded: 0, difference: 6, debit: 10_731, credit: 10_725 });
});

test("cents that are off join what the drawer was short", () => {
  const day = closed({ overShort: -125, tenders: [{ kind: "cash", amount: 10_727 }] });
  expect(linesOf(entryOf(day, "SALES"))).toEqual({
    ...{ cashToDeposit: 10_602, cashShort: 123, salesUsed: -10_000, tax: -725 },
  });
});

test("more cash given back than taken stands as a credit", () => {
  const day = closed({ netSales: -2000, tax: -145, tenders: [{ kind: "cash", amount: -2145 }] }, { salesUsed: -2000 });
  expect(linesOf(entryOf(day, "SALES"))).toEqual({ cashToDeposit: -2145, salesUsed: 2000, tax: 145 });
  expect(entryOf(day, "SALES").state).toBe("ready");
});

test("store credit that was used and store credit given on returns stand apart", () => {
  const day = closed(
    {
      tenders: [
        { kind: "cash", amount: 11_225 },
        { kind: "storeCredit", amount: -500 },
      ],
    },
    { storeCreditIssued: 1300 },
  );
  const entry = entryOf(day, "SALES");
  expect(linesOf(entry)).toMatchObject({ storeCreditRedeemed: 800, storeCreditIssued: -1300 });
  expect(entry.state).toBe("ready");
});

test("sales of the Day Close that are not those of its tickets are out of balance, even when both sides agree", () => {
  expect(entryOf(closed({ netSales: 11_200 }), "SALES")).toMatchObject({ state: "out_of_balance", difference: 1200 });
});

test("buys and costs have no tolerance", () => {
  const day = closed({ buysCash: 4000, buysTrade: 2000, cogsUsed: 3000 }, { buysPaid: 6001, costUsed: 2999 });
  expect(entryOf(day, "BUYS")).toMatchObject({ state: "out_of_balance", difference: 1 });
  expect(entryOf(day, "COGS")).toMatchObject({ state: "out_of_balance", difference: 1 });
});

test("where a ticket lacks a cost, the Day Close's own stands on both sides", () => {
  const day = closed({ cogsUsed: 3000, cogsNew: 150 }, { costUsed: 10, lacksCosts: true });
  expect(linesOf(entryOf(day, "COGS"))).toEqual({
    ...{ cogsUsed: 3000, cogsNew: 150, inventoryUsed: -3000, inventoryNew: -150 },
  });
});

test("a line whose figure the program does not have is zero", () => {
  const entries = journalEntries(quiet, [...template, ...lines("COGS", "debit", ["shrinkage"])]);
  expect(entries.map(({ state }) => state)).toEqual(["ready", "ready", "ready"]);
});

test("an entry that came out the same is the same, whatever the order of its lines", () => {
  const entry = entryOf(quiet, "SALES");
  expect(isSameEntry({ ...entry, lines: entry.lines.toReversed() }, entry)).toBe(true);
  expect(isSameEntry({ ...entry, lines: entry.lines.slice(1) }, entry)).toBe(false);
});

test("a correction shows old and new of each line that changed", () => {
  const before = entryOf(quiet, "SALES").lines;
  const now = entryOf(closed({ tenders: [{ kind: "visa", amount: 10_725 }] }), "SALES").lines;
  expect(
    changedLines(
      before,
      now,
      template.map(({ key }) => key),
    ),
  ).toEqual([
    { key: "cashToDeposit", before: 10_725, now: 0 },
    { key: "visaMastercard", before: 0, now: 10_725 },
  ]);
});

const cents = fc.integer({ min: 1, max: 60_000 });

/** A ticket: pieces sold or returned, paid with one or two tenders, money back included. */
const ticket = fc
  .record({
    pieces: fc.array(
      fc.record({
        goods: fc.constantFrom(...goods.options),
        net: cents,
        isReturned: fc.boolean(),
        tax: fc.integer({ min: 0, max: 4000 }),
        cost: fc.integer({ min: 0, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    tenders: fc.tuple(fc.constantFrom(...tenderKind.options), fc.constantFrom(...tenderKind.options)),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ pieces, tenders: [first, second], share }) => {
    const signed = pieces.map(({ isReturned, ...piece }) => {
      const sign = isReturned ? -1 : 1;
      return { goods: piece.goods, net: sign * piece.net, tax: sign * piece.tax, cost: sign * piece.cost };
    });
    const total = signed.reduce((sum, { net, tax }) => sum + net + tax, 0);
    const part = Math.trunc((total * share) / 100);
    const paid = [
      { kind: first, amount: part },
      { kind: second, amount: total - part },
    ];
    return { pieces: signed, tenders: paid.filter(({ amount }) => amount !== 0) };
  });

const buy = fc.record({
  cash: fc.integer({ min: 0, max: 30_000 }),
  trade: fc.integer({ min: 0, max: 30_000 }),
});

const movement = fc.record({
  kind: fc.constantFrom("openingFloat", "paidIn", "paidOut", "deposit"),
  amount: cents,
});

/** What is wrong with the Day Close: how far its tenders, sales, buys and costs are off. */
const errors = fc.record({
  tenders: fc.oneof(fc.constant(0), fc.integer({ min: -9, max: 9 }), fc.integer({ min: -50_000, max: 50_000 })),
  sales: fc.oneof(fc.constant(0), fc.integer({ min: -9, max: 9 })),
  buys: fc.constantFrom(0, 0, 0, 1, -700),
  costs: fc.constantFrom(0, 0, 0, 1, -700),
});

const anyDay = fc.record({
  tickets: fc.array(ticket, { maxLength: 12 }),
  buys: fc.array(buy, { maxLength: 5 }),
  drawer: fc.array(movement, { maxLength: 4 }),
  overShort: fc.oneof(fc.constant(null), fc.integer({ min: -900, max: 900 })),
  errors,
});

type AnyDay = typeof anyDay extends fc.Arbitrary<infer Day> ? Day : never;

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The Day Close as a register adds it up, and what our tables add up to. */
function closedDayOf({ tickets, buys, drawer, overShort, errors: off }: AnyDay): ClosedDay {
  const pieces = tickets.flatMap((each) => each.pieces);
  const tenders = tickets.flatMap((each) => each.tenders);
  const net = (kind: string) => add(pieces.filter((piece) => piece.goods === kind).map((piece) => piece.net));
  const cost = (kind: string) => add(pieces.filter((piece) => piece.goods === kind).map((piece) => piece.cost));
  const [cash, trade] = [add(buys.map((each) => each.cash)), add(buys.map((each) => each.trade))];
  return {
    close: {
      netSales: net("used") + net("new") + net("other") + off.sales,
      tax: add(pieces.map(({ tax }) => tax)),
      giftSold: net("giftCard"),
      overShort,
      buysCash: cash + off.buys,
      buysTrade: trade,
      cogsUsed: cost("used") + off.costs,
      cogsNew: cost("new"),
      tenders: [...tenders, { kind: "visa", amount: off.tenders }],
      drawer,
    },
    rows: {
      salesUsed: net("used"),
      salesNew: net("new"),
      salesOther: net("other"),
      storeCreditIssued: -add(tenders.map(({ kind, amount }) => (kind === "storeCredit" ? Math.min(0, amount) : 0))),
      buysPaid: cash + trade,
      costUsed: cost("used"),
      costNew: cost("new"),
      lacksCosts: false,
    },
  };
}

/** What an error of the Day Close has to make of its sales entry: up to five cents are rounded away. */
function salesAfter({ tenders, sales }: AnyDay["errors"]): Partial<Entry> & { gap: number } {
  const larger = Math.abs(tenders) >= Math.abs(sales) ? tenders : sales;
  return Math.abs(larger) > 5
    ? { state: "out_of_balance", difference: larger, rounded: 0, gap: tenders }
    : { state: "ready", difference: 0, rounded: tenders, gap: 0 };
}

const stateAfter = (error: number) => (error === 0 ? "ready" : "out_of_balance");
const gapOf = ({ debit, credit }: Entry) => debit - credit;

test("on any day an entry balances to the cent, or is out of balance by what is wrong with the Day Close", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { errors: off } = day;
      const closedDay = closedDayOf(day);
      const [sales, buys, costs] = [
        entryOf(closedDay, "SALES"),
        entryOf(closedDay, "BUYS"),
        entryOf(closedDay, "COGS"),
      ];
      const { gap, ...expected } = salesAfter(off);
      expect(sales).toMatchObject(expected);
      expect([sales, buys, costs].map(gapOf)).toEqual([gap, 0 - off.buys, off.costs]);
      expect([buys.state, costs.state]).toEqual([stateAfter(off.buys), stateAfter(off.costs)]);
    }),
    { numRuns: 200 },
  );
});

const amountIn = (amounts: Record<string, number>, key: string) => amounts[key] ?? 0;

const sumOf = (amounts: readonly { kind: string; amount: number }[], kinds: readonly string[]) =>
  add(amounts.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

test("on any day the lines say what the tickets say", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const closedDay = closedDayOf({ ...day, errors: { tenders: 0, sales: 0, buys: 0, costs: 0 } });
      const sales = linesOf(entryOf(closedDay, "SALES"));
      const tenders = day.tickets.flatMap((each) => each.tenders);
      const paid = (...kinds: string[]) => sumOf(tenders, kinds);
      const moved = (kind: string) => sumOf(day.drawer, [kind]);
      const counted = Number(day.overShort);
      const line = (key: string) => amountIn(sales, key);
      expect(line("cashToDeposit")).toBe(paid("cash") + moved("paidIn") - moved("paidOut") + counted);
      expect(line("visaMastercard")).toBe(paid("visa", "mastercard"));
      expect(line("amex")).toBe(paid("amex"));
      expect(line("discover")).toBe(paid("discover"));
      expect(line("debitCards")).toBe(paid("debit"));
      expect(line("checks")).toBe(paid("check"));
      expect(line("giftRedeemed")).toBe(paid("giftCard"));
      expect(line("tradeCreditRedeemed")).toBe(paid("tradeCredit"));
      expect(line("storeCreditRedeemed") + line("storeCreditIssued")).toBe(paid("storeCredit"));
      expect(line("storeCreditIssued")).toBeLessThanOrEqual(0);
      expect(line("otherTenders")).toBe(paid("other"));
      expect(line("cashOver") + line("cashShort")).toBe(-counted + 0);
      expect([line("paidIn"), line("paidOut")]).toEqual([-moved("paidIn") + 0, moved("paidOut")]);
    }),
    { numRuns: 200 },
  );
});
