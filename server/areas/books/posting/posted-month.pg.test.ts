import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, datesBetween } from "#common/business-date.ts";
import { formatWholeMoney } from "#common/money.ts";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { finishedDay } from "#till/pos/simulator/history.ts";
import { simulatedShop } from "#till/pos/simulator/shop.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { askFor, connectStore } from "#tests/kit/bookkeeping/connect-store.ts";
import type { MappedLine } from "#tests/kit/bookkeeping/connect-store.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let books: BooksServices;

beforeAll(async () => {
  books = await booksServices(() => program.clock.now);
  program = await testProgram({ services: books.services });
});
afterAll(async () => {
  await program.stop();
  await books.stop();
});

const [first, last] = ["2026-02-01", "2026-02-28"];

/** Lines of which each has an account of its own, so that the books can be compared line by line. */
const ownAccounts = new Map([
  ["SALES sales_used", "4010"],
  ["SALES sales_new", "4020"],
  ["SALES sales_tax", "2200"],
  ["SALES gift_cards_sold", "2310"],
  ["BUYS goods_bought", "1310"],
  ["BUYS cash_paid", "1010"],
  ["BUYS trade_credit_issued", "2340"],
  ["COGS cost_used", "5010"],
  ["COGS cost_new", "5020"],
]);

const idOf = (number: string) => books.company.accounts.find((account) => account.number === number)?.id ?? "";

/** Everything else goes to an account that no line of the comparison uses. */
function accountOf({ kind, key }: MappedLine): string {
  return idOf(ownAccounts.get(`${kind} ${key}`) ?? "1000");
}

/** Debits less credits, in cents. */
function balanceOf(number: string): number {
  return books.company.entries
    .flatMap(({ lines }) => lines)
    .filter(({ accountId }) => accountId === idOf(number))
    .reduce((sum, { cents, postingType }) => sum + (postingType === "Debit" ? cents : -cents), 0);
}

const mostRows = 100;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Ticket = Extract<PosFact, { kind: "transaction" }>;

/** What the month comes to by the rows that the register sent, counted here. */
function countRows(facts: readonly PosFact[]): Record<string, number> {
  const tickets = facts.filter((fact) => fact.kind === "transaction").filter(({ type }) => type !== "void");
  const buys = facts.filter((fact) => fact.kind === "buy").filter(({ status }) => status === "complete");
  const net = (goods: Ticket["lines"][number]["goods"]) =>
    sum(tickets.flatMap(({ lines }) => lines.filter((line) => line.goods === goods)).map((line) => line.net));
  const cost = (goods: Ticket["lines"][number]["goods"]) =>
    sum(tickets.flatMap(({ lines }) => lines.filter((line) => line.goods === goods)).map((line) => line.cost ?? 0));
  return {
    "4010": -net("used"),
    "4020": -net("new"),
    "2200": -sum(tickets.map(({ tax }) => tax)),
    "2310": -net("giftCard"),
    "1310": sum(buys.map(({ paidCash, paidTrade }) => paidCash + paidTrade)),
    "1010": -sum(buys.map(({ paidCash }) => paidCash)),
    "2340": -sum(buys.map(({ paidTrade }) => paidTrade)),
    "5010": cost("used"),
    "5020": cost("new"),
  };
}

/** A sale that a register had kept to itself, and the date's Day Close again with it. */
function aLateSale(facts: readonly PosFact[], date: string): { late: PosFact; corrected: PosFact } {
  const ticket = facts.filter((fact) => fact.kind === "transaction").find((fact) => fact.businessDate === date);
  const close = facts.filter((fact) => fact.kind === "dayClose").find((fact) => fact.businessDate === date);
  if (ticket === undefined || close === undefined) {
    throw new Error(`The shop did not trade on ${date}`);
  }
  const piece = { sku: "late", description: "Coat", goods: "used", quantity: 1 } as const;
  const inCash = [{ kind: "cash" as const, amount: lateCents + 110 }];
  return {
    late: {
      ...{ ...ticket, externalId: "late", number: "990001", type: "sale", tenders: inCash },
      lines: [{ ...piece, price: lateCents, net: lateCents, tax: 110, cost: 600 }],
      ...{ total: lateCents + 110, tax: 110 },
    },
    corrected: {
      ...close,
      ...{ netSales: close.netSales + lateCents, tax: close.tax + 110, cogsUsed: close.cogsUsed + 600 },
      ...{ transactions: close.transactions + 1, tenders: [...close.tenders, ...inCash] },
    },
  };
}

const lateCents = 1999;

test("[AUT-05] [REP-05] [REP-06] a month is closed, corrected, posted and mailed, and all agree with the register's rows to the cent", async () => {
  const shop = simulatedShop("clothing", { seed: 2026, key: "clothing", timeZone: "America/Chicago" });
  program.clock.now = new Date(`${first}T14:00:00Z`);
  const store = await aStore(program, { name: "Maple Street" });
  const user = await aUser(program, { stores: [store], role: roles.owner });
  const owner = await signedIn(program, user, { store });
  const till = await aTill(program.owner, {
    store: { ...store, timeZone: "America/Chicago" },
    platform: program.platform,
  });
  await connectStore(owner, { books, startDate: first, accountOf });
  await askFor(
    owner,
    `mutation { saveNightlyMail(isOn: true, toOwners: true, toDistrictManagers: true, toManagers: true,
       sendsOnClosedDays: false) { isOn } }`,
  );
  const facts: PosFact[] = [];
  let [batch, seq] = [0, 0];
  /** In batches, as a register sends a day. */
  async function send(rows: readonly PosFact[]): Promise<void> {
    for (let from = 0; from < rows.length; from += mostRows) {
      batch += 1;
      const numbered = rows.slice(from, from + mostRows).map((row) => ({ ...row, seq: (seq += 1) }));
      await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows: numbered });
    }
    for (const ms of [20_000, 11 * 60_000]) {
      program.clock.pass(ms);
      await runJobs(program);
    }
  }
  for (const date of datesBetween(first, last)) {
    const day = finishedDay({ shop, itemDays: 0, today: last }, date);
    facts.push(...day);
    program.clock.now = new Date(`${addDays(date, 1)}T05:00:00Z`);
    await send(day);
  }

  const { late, corrected } = aLateSale(facts, "2026-02-10");
  await send([late, corrected]);
  facts.push(late);
  for (const kind of ["SALES", "COGS"]) {
    await askFor(owner, `mutation { resendEntry(date: "2026-02-10", kind: ${kind}) }`);
  }
  await runJobs(program);

  const { entryPostings } = await askFor(owner, `{ entryPostings(from: "${first}", to: "${last}") { state } }`);
  expect(new Set((entryPostings as { state: string }[]).map(({ state }) => state))).toEqual(new Set(["SENT"])); // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
  expect(new Set(books.company.entries.map(({ number }) => number)).size).toBe(books.company.entries.length);
  const expected = countRows(facts);
  expect(Object.fromEntries(Object.keys(expected).map((number) => [number, balanceOf(number)]))).toEqual(expected);

  // The mail of the 28th went out before the late sale of the 10th came.
  const mailedSales = -sum([expected["4010"], expected["4020"]].map(Number)) - lateCents;
  const { rows: mails } = await program.owner.query<{ text: string }>(
    "select text_body as text from mailbox where account_id = $1 and subject like '%Feb 28%' order by created_at limit 1",
    [store.accountId],
  );
  expect(mails.map(({ text }) => text).join()).toContain(formatWholeMoney(mailedSales));
});
