import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";

const network = fakeNetwork();

function aClose(date: string, fields: Record<string, unknown>): Record<string, unknown> {
  return {
    __typename: "DayClose",
    date,
    status: "CLOSED",
    revision: 1,
    closedAt: `${date}T03:12:00Z`,
    closedBy: "Kai Brown",
    agreement: "AGREES",
    posSales: 412_345,
    ownSales: 412_345,
    difference: 0,
    largestDifference: null,
    resendRounds: 0,
    requestedAgainAt: null,
    tenders: [{ __typename: "Tender", kind: "cash", amount: 100_000 }],
    tax: 30_000,
    giftCardsSold: 0,
    paidOut: 0,
    overShort: -125,
    buyCash: 60_000,
    buyTrade: 20_000,
    ...fields,
  };
}

const notClosed = {
  closedAt: null,
  closedBy: null,
  agreement: null,
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

const days = [
  aClose("2026-11-19", { ...notClosed, status: "OPEN" }),
  aClose("2026-11-18", { ...notClosed, status: "MISSING" }),
  aClose("2026-11-17", {
    ownSales: 411_145,
    difference: 1200,
    largestDifference: 1200,
    agreement: "DIFFERS",
    resendRounds: 3,
  }),
  aClose("2026-11-16", { status: "CORRECTED", revision: 2 }),
];

const detail = {
  ...days[2],
  __typename: "DayCloseDetail",
  posTotals: {
    __typename: "ComparedTotals",
    sales: 412_345,
    customers: 90,
    returns: 0,
    tax: 30_000,
    giftCardsSold: 0,
    buyCash: 60_000,
    buyTrade: 20_000,
  },
  ours: {
    __typename: "ComparedTotals",
    sales: 411_145,
    customers: 89,
    returns: 0,
    tax: 30_000,
    giftCardsSold: 0,
    buyCash: 60_000,
    buyTrade: 20_000,
  },
  drawer: [],
  terminals: [
    {
      __typename: "TerminalTotals",
      terminal: "1",
      tickets: 89,
      voided: 1,
      sales: 411_145,
      returns: 0,
      tax: 30_000,
      giftCardsSold: 0,
      firstAt: "2026-11-17T15:05:00Z",
      lastAt: "2026-11-18T02:40:00Z",
    },
  ],
};

const anEntry = { __typename: "LedgerEntry", date: "2026-11-16", state: "READY", revision: 1, difference: 0 };

const ledgerMonth = {
  __typename: "LedgerMonth",
  from: "2026-11-01",
  to: "2026-11-30",
  today: "2026-11-19",
  weekStart: 0,
  entries: [
    { ...anEntry, kind: "SALES", revision: 2 },
    { ...anEntry, kind: "BUYS" },
    { ...anEntry, kind: "COGS", state: "OUT_OF_BALANCE", difference: 12 },
  ],
};

function open(path: string, more: GraphqlFakes = {}, list = days) {
  const dayCloses = {
    __typename: "DayCloses",
    from: "2026-11-01",
    to: "2026-11-30",
    today: "2026-11-19",
    tenderKinds: ["cash", "check", "visa", "amex", "giftCard"],
    days: list,
  };
  network.answer(
    ...answersOf(manager, {
      DayCloses: () => ({ data: { dayCloses } }),
      LedgerMonth: () => ({ data: { ledgerMonth } }),
      DayClose: () => ({ data: { dayClose: detail } }),
      ...more,
    }),
  );
  return openApp(path, { ...manager, employees: { "1": { employeeId: 3, isManager: true } } });
}

test("each date with its state, and a difference that asking again did not heal", async () => {
  open("/s/1/reports/day_close");
  const table = await screen.findByRole("table", { name: "Day Close" });
  expect(within(table).getByRole("row", { name: /Nov 18/ })).toHaveTextContent("Missing");
  expect(within(table).getByRole("row", { name: /Nov 17/ })).toHaveTextContent("$12.00");
  const differing = within(within(table).getByRole("row", { name: /Nov 17/ }));
  expect(differing.getByText("$12.00")).toHaveAttribute("data-agreement", "DIFFERS");
  expect(unexplainedFigures()).toEqual([]);
  expect(within(table).getByRole("row", { name: /Mon, Nov 16/ })).toHaveTextContent("Corrected, rev 2by Kai Brown");
  await userEvent.click(within(table).getByRole("button", { name: "Difference" }));
  expect(await screen.findByRole("dialog", { name: "Difference" })).toHaveTextContent("POS sales less our sales");
});

test("tenders that belong together share a column, the month adds up, and a menu opens all columns", async () => {
  const tender = (kind: string, amount: number) => ({ __typename: "Tender", kind, amount });
  const tenders = [tender("cash", 100_000), tender("check", 2500), tender("visa", 50_000), tender("amex", 7000)];
  const closed = [aClose("2026-11-17", { tenders }), aClose("2026-11-16", { tenders, overShort: 25 })];
  const app = open("/s/1/reports/day_close", {}, [aClose("2026-11-18", { ...notClosed, status: "OPEN" }), ...closed]);
  const table = await screen.findByRole("table", { name: "Day Close" });
  expect(within(table).getByRole("row", { name: /Nov 17/ })).toHaveTextContent("$1,025.00$570.00$0.00$300.00");
  const sums = within(table).getByRole("row", { name: /^Nov 16 – 17/ });
  expect(sums).toHaveTextContent("2 closed$8,246.90$8,246.90$0.00$2,050.00$1,140.00$0.00$600.00-$1.00");
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "All columns" }));
  expect(await within(table).findByRole("columnheader", { name: /^Amex/ })).toBeVisible();
  expect(within(table).getByRole("columnheader", { name: /^Paid out/ })).toBeVisible();
  expect(app.at()).toContain("all=true");
});

test("a day that was not closed can be asked for in its row", async () => {
  open("/s/1/reports/day_close", {
    AskForDay: () => ({
      data: { askForDay: { __typename: "RequestedDay", date: "2026-11-18", askedAt: "2026-11-19T18:00:00Z" } },
    }),
  });
  const row = await screen.findByRole("row", { name: /Nov 18/ });
  expect(row).toHaveTextContent("No Day Close by 6:00 AM.");
  await userEvent.click(within(row).getByRole("button", { name: "Ask registers again" }));
  expect(await screen.findByText("Asked the registers for Nov 18, 2026 again")).toBeInTheDocument();
});

test("each closed day says how its entries stand, and leads to them", async () => {
  open("/s/1/reports/day_close");
  const table = await screen.findByRole("table", { name: "Day Close" });
  const link = await within(table).findByRole("link", {
    name: "Sales balanced, corrected, Buys balanced, Cost of goods out of balance",
  });
  expect(within(table).getByRole("row", { name: /Mon, Nov 16/ })).toContainElement(link);
  expect(link).toHaveAttribute("href", "/s/1/reports/ledger?d=2026-11-16");
});

test("a day that differs opens to both sides' totals and our registers, and can be asked for again", async () => {
  open("/s/1/reports/day_close", {
    AskForDay: () => ({
      data: { askForDay: { __typename: "RequestedDay", date: "2026-11-17", askedAt: "2026-11-19T18:00:00Z" } },
    }),
  });
  await userEvent.click(await screen.findByRole("link", { name: "Tue, Nov 17" }));
  const dialog = await screen.findByRole("dialog", { name: "Day Close, Nov 17, 2026" });
  expect(await within(dialog).findByText(/still differ after we asked 3 times/)).toBeInTheDocument();
  expect(within(dialog).getByRole("row", { name: /^Customers/ })).toHaveTextContent(/^Customers.*90891$/);
  expect(within(dialog).getByRole("row", { name: /^1/ })).toHaveTextContent("$4,111.45");
  expect(unexplainedFigures()).toEqual([]);
  // No dialog opens upon a dialog: the definition unfolds in its place.
  const definition = within(dialog).getByText("Sales tickets with at least one item bought.");
  expect(definition).not.toBeVisible();
  await userEvent.click(within(dialog).getByText("Customers"));
  expect(definition).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask registers again" }));
  expect(await screen.findByText("Asked the registers for Nov 17, 2026 again")).toBeInTheDocument();
});

test("a month without days says what will stand there", async () => {
  open("/s/1/reports/day_close?d=2026-12-05", {}, []);
  expect(await screen.findByText("No days in this month yet")).toBeInTheDocument();
});
