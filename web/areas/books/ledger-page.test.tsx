import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";

const network = fakeNetwork();
const managing = { ...manager, employees: { "1": { employeeId: 3, isManager: true } } };

type Fields = Record<string, unknown>;

function anEntry(kind: string, fields: Fields = {}): Fields {
  return {
    __typename: "JournalEntry",
    ...{ date: "2026-11-18", kind, state: "READY", revision: 1, debit: 834_249, credit: 834_249 },
    ...{ rounded: 0, difference: 0, madeAt: "2026-11-19T03:12:00Z", zeroLines: ["Checks", "Paid in"] },
    lines: linesOfKind[kind],
    changes: [],
    ...fields,
  };
}

const linesOfKind: Record<string, Fields[]> = {
  SALES: [aLine("cash_to_deposit", "Cash to deposit", 834_249), aLine("sales_used", "Sales, used", -834_249)],
  BUYS: [aLine("goods_bought", "Inventory, used goods bought", 215_230), aLine("cash_paid", "Cash paid", -215_230)],
  COGS: [aLine("cost_used", "Cost of used goods sold", 261_733), aLine("inventory_used", "Inventory", -261_733)],
};

function aLine(key: string, name: string, signed: number): Fields {
  return { __typename: "JournalLine", key, name, debit: Math.max(0, signed), credit: Math.max(0, -signed) };
}

function aClose(date: string, fields: Fields = {}): Fields {
  return {
    __typename: "DayClose",
    ...{ date, status: "CLOSED", closedAt: `${date}T21:24:00-06:00`, closedBy: "Marcus", agreement: "AGREES" },
    ...{ posSales: 761_840, ownSales: 761_840, difference: 0, tax: 60_947, giftCardsSold: 7500, overShort: 112 },
    ...{ buyCash: 157_150, buyTrade: 52_080 },
    tenders: [{ __typename: "Tender", kind: "visa", amount: 510_749 }],
    ...fields,
  };
}

const unclosed = {
  ...{ closedAt: null, closedBy: null, agreement: null, posSales: null, difference: null, tenders: [] },
  ...{ tax: null, giftCardsSold: null, overShort: null, buyCash: null, buyTrade: null },
};

function listed({ date, kind, state, revision, difference }: Fields): Fields {
  return { __typename: "LedgerEntry", date, kind, state, revision, difference };
}

const plain = [anEntry("SALES"), anEntry("BUYS"), anEntry("COGS")];

function open(path: string, entries: Fields[] = plain, more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  const month = { __typename: "LedgerMonth", from: "2026-11-01", to: "2026-11-30", today: "2026-11-19", weekStart: 0 };
  const days = [
    aClose("2026-11-19", { ...unclosed, status: "OPEN", ownSales: 120_000 }),
    aClose("2026-11-18"),
    aClose("2026-11-17", { ...unclosed, status: "MISSING", ownSales: 853_410 }),
    aClose("2026-11-16", { ...unclosed, status: "STORE_CLOSED", ownSales: null }),
  ];
  network.answer(
    ...answersOf(manager, {
      LedgerMonth: () => ({ data: { ledgerMonth: { ...month, entries: entries.map(listed) } } }),
      LedgerCloses: () => ({ data: { dayCloses: { __typename: "DayCloses", days } } }),
      JournalReport: ({ variables: { date } }) => ({
        data: {
          journalReport: {
            __typename: "JournalReport",
            businessDate: date,
            storeId: 1,
            entries: entries.filter((entry) => entry["date"] === date),
          },
        },
      }),
      ...more,
    }),
  );
  return openApp(path, managing);
}

test("each line names the account that it is posted on", async () => {
  const account = { __typename: "LineAccount", kind: "SALES", line: "sales_used", name: "4010 Used goods sales" };
  open("/s/1/reports/ledger?d=2026-11-18", plain, {
    AccountsOfLines: () => ({ data: { accountsOfLines: [account] } }),
  });
  const line = await screen.findByRole("link", { name: /^Sales, used/ });
  expect(await within(line).findByText("4010 Used goods sales")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Cash to deposit/ })).not.toHaveTextContent("4010");
});

test("[REP-05] the last closed date, its three entries, and the Day Close that they were made from", async () => {
  open("/s/1/reports/ledger");
  const day = await screen.findByRole("region", { name: "Wednesday, Nov 18" });
  expect(await within(day).findByText("All three entries balance")).toBeVisible();
  expect(within(day).getByRole("link", { name: /^Sales.*Balanced.*\$8,342\.49/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(within(day).getByRole("link", { name: /^Cash to deposit/ })).toHaveTextContent("$8,342.49");
  expect(within(day).getAllByText("Checks, Paid in are $0.00 and stay out.")[0]).toBeVisible();
  const close = screen.getByRole("region", { name: "Day Close" });
  expect(close).toHaveTextContent("Closed 9:24 PM by Marcus");
  expect(close).toHaveTextContent("Bank deposit$6,770.99");
  expect(within(day).getByText(/No bookkeeping service connected/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: /Needs you/ })).toBeInTheDocument();
});

test("the month shows how each date stands, and a date opens", async () => {
  const app = open("/s/1/reports/ledger");
  const calendar = await screen.findByRole("region", { name: "November 2026, three entries a day" });
  expect(
    await within(calendar).findByRole("link", {
      name: "Nov 18: Sales balanced, Buys balanced, Cost of goods balanced",
    }),
  ).toHaveAttribute("aria-current", "date");
  expect(await within(calendar).findByRole("link", { name: "Nov 16: Closed" })).toBeVisible();
  // The three of Nov 17, which has no Day Close; the entries of the running day are not due yet.
  expect(within(calendar).getByText("3 waiting")).toBeVisible();
  await userEvent.click(within(calendar).getByRole("link", { name: /^Nov 17: Sales waiting/ }));
  expect(app.at()).toBe("/s/1/reports/ledger?d=2026-11-17");
  const day = await screen.findByRole("region", { name: "Tuesday, Nov 17" });
  expect(await within(day).findByText(/sent nothing by 6:00 AM.*Sales so far \$8,534\.10, provisional/)).toBeVisible();
  expect(within(day).getByRole("link", { name: "Open Day Close" })).toHaveAttribute(
    "href",
    "/s/1/reports/day_close?d=2026-11-17&day=2026-11-17",
  );
});

test("a store that was closed has no entries, and says so", async () => {
  open("/s/1/reports/ledger?d=2026-11-16");
  expect(await screen.findByText("The store was closed this day")).toBeVisible();
});

test("the arrows step from date to date, and not beyond today", async () => {
  const app = open("/s/1/reports/ledger?d=2026-11-18&entry=BUYS");
  await userEvent.click(await screen.findByRole("button", { name: "Next day" }));
  expect(app.at()).toBe("/s/1/reports/ledger?d=2026-11-19&entry=BUYS");
  await waitFor(() => expect(screen.getByRole("button", { name: "Next day" })).toBeDisabled());
});

test("an entry out of balance says by how much and why, and stands among what needs a person", async () => {
  const off = { state: "OUT_OF_BALANCE", debit: 503_112, credit: 504_352, difference: -1240 };
  open("/s/1/reports/ledger", [anEntry("SALES", off), anEntry("BUYS"), anEntry("COGS")]);
  const day = await screen.findByRole("region", { name: "Wednesday, Nov 18" });
  expect((await within(day).findAllByText("Sales is off by $12.40"))[0]).toBeVisible();
  expect(within(day).getByText(/Up to \$0\.05 goes to Cash over or short/)).toBeVisible();
  expect(screen.getByRole("link", { name: /Wed, Nov 18.*Sales is off by \$12\.40/ })).toHaveAttribute(
    "href",
    "/s/1/reports/ledger?d=2026-11-18&entry=SALES",
  );
});

test("both sides equal and the tickets other than the Day Close is a reason of its own", async () => {
  open("/s/1/reports/ledger", [anEntry("SALES", { state: "OUT_OF_BALANCE", difference: 1200 })]);
  expect(await screen.findByText(/don't match its tickets/)).toBeVisible();
});

test("sales of a register that does not say how they were paid are off for that reason, and no card stands at zero", async () => {
  const entries = [
    anEntry("SALES", { state: "OUT_OF_BALANCE", difference: 761_840 }),
    anEntry("BUYS"),
    anEntry("COGS"),
  ];
  const days = [aClose("2026-11-18", { tenders: [] })];
  open("/s/1/reports/ledger?d=2026-11-18", entries, {
    LedgerCloses: () => ({ data: { dayCloses: { __typename: "DayCloses", days } } }),
  });
  const day = await screen.findByRole("region", { name: "Wednesday, Nov 18" });
  expect(await within(day).findByText(/doesn't send how sales were paid, so no payment/)).toBeVisible();
  const close = screen.getByRole("region", { name: "Day Close" });
  expect(close).toHaveTextContent("Your register doesn't send how sales were paid");
  expect(within(close).queryByText("Cards")).not.toBeInTheDocument();
});

test("an entry rounded to the cent is marked, and a corrected one shows old and new", async () => {
  const changes = [
    { __typename: "JournalLineChange", key: "sales_used", name: "Sales, used", before: 1000, now: 2500 },
  ];
  open("/s/1/reports/ledger", [anEntry("SALES", { rounded: 2 }), anEntry("BUYS", { revision: 2, changes })]);
  expect(await screen.findByText("Balanced, rounded $0.02")).toBeVisible();
  expect(screen.getByText(/We put it on Cash over or short/)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: /^Buys.*Corrected, rev 2/ }));
  expect(await screen.findByRole("row", { name: /Sales, used/ })).toHaveTextContent("$10.00$25.00");
  expect(unexplainedFigures()).toEqual([]);
});

const cashLine = {
  __typename: "JournalLineDetail",
  ...{
    key: "cash_to_deposit",
    name: "Cash to deposit",
    definition: "Cash in the drawers from sales.",
    date: "2026-11-18",
  },
  ...{ debit: 236_135, credit: 0 },
  parts: [
    aPart("IN", 240_319, { count: 71 }),
    aPart("BACK", -4296, { count: 2 }),
    aPart("PAID_OUT", -500, { reason: "Window cleaner" }),
    aPart("OVER_SHORT", 112),
    aPart("UNEXPLAINED", 500),
  ],
  rows: Array.from({ length: 14 }, (_each, index) => ({
    __typename: "JournalLineRow",
    ...{ id: `T${index}`, kind: "SALE", number: String(88_173 + index), terminal: "1", at: "2026-11-18T16:12:00Z" },
    ...{ customerId: null, customerName: null, amount: 4104 },
  })),
};

function aPart(kind: string, amount: number, fields: Fields = {}): Fields {
  return { __typename: "JournalLinePart", kind, count: null, amount, reason: "", ...fields };
}

test("a line opens to what it means, what it adds up from, and the tickets behind it", async () => {
  const app = open("/s/1/reports/ledger", plain, { JournalLine: () => ({ data: { journalLine: cashLine } }) });
  await userEvent.click(await screen.findByRole("link", { name: /^Cash to deposit/ }));
  const dialog = await screen.findByRole("dialog", { name: "Cash to deposit" });
  expect(dialog).toHaveTextContent("Cash in the drawers from sales.");
  const parts = within(dialog)
    .getAllByRole("definition")
    .map((part) => part.textContent);
  expect(parts).toEqual(["$2,403.19", "-$42.96", "-$5.00", "$1.12", "$5.00"]);
  expect(within(dialog).getByText("From 71 tickets")).toBeVisible();
  expect(within(dialog).getByText("Paid out, Window cleaner")).toBeVisible();
  expect(within(dialog).getByText("Not on any ticket or buy")).toBeVisible();
  expect(within(dialog).getAllByRole("row")).toHaveLength(13);
  await userEvent.click(within(dialog).getByRole("button", { name: "Show all 14" }));
  expect(within(dialog).getAllByRole("row")).toHaveLength(15);
  expect(unexplainedFigures()).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(app.at()).toBe("/s/1/reports/ledger?d=2026-11-18&entry=SALES");
});

test("entries that could not be read are asked for again, beside the month that stays", async () => {
  const failed = { data: null, errors: [{ message: "Something went wrong", extensions: { code: "internal" } }] };
  const read = { __typename: "JournalReport", businessDate: "2026-11-18", storeId: 1, entries: plain };
  const responses: object[] = [failed];
  open("/s/1/reports/ledger?d=2026-11-18", plain, { JournalReport: () => responses.at(-1) });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("region", { name: "November 2026, three entries a day" })).toBeVisible();
  responses.push({ data: { journalReport: read } });
  await userEvent.click(again);
  expect(await screen.findByText("All three entries balance")).toBeVisible();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(managing));
  openApp("/s/1/reports/ledger", managing);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

test("[REP-02] an employee doesn't get here", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1/reports/ledger", ana);
  await waitFor(() => expect(app.at()).not.toContain("ledger"));
});

function aPosting(kind: string, state: string, fields: Fields = {}): Fields {
  const posting = {
    __typename: "Posting",
    ...{ serviceNumber: state === "SENT" ? "JE 2048" : null }, // oxlint-disable-line vitest/no-conditional-in-test -- it is there once it was sent
    ...{ number: `${kind.slice(0, 1)}12345-261118`, reason: null, problem: "", tries: 0, wasThere: false },
    ...{ nextTryAt: "2026-11-19T04:00:00Z", sentAt: "2026-11-19T03:31:00Z", remoteDebit: null },
    ...fields,
  };
  const url = state === "SENT" ? `https://books.test/${kind}` : null;
  return {
    __typename: "EntryPosting",
    date: "2026-11-18",
    kind,
    state,
    amount: 834_249,
    url,
    posting,
    changes: fields["changes"] ?? [],
  };
}

function openPosted(postings: Fields[], more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  const service = { __typename: "Integration", id: "quickbooks", name: "QuickBooks", need: "bookkeeping" };
  return open("/s/1/reports/ledger?d=2026-11-18&entry=COGS", plain, {
    EntryPostings: () => ({ data: { entryPostings: postings } }),
    LedgerServices: () => ({ data: { integrations: [{ ...service, connectedAt: "2026-11-02T10:00:00Z" }] } }),
    ...more,
  });
}

test("[AUT-07] an entry that was not sent says why, and Try again sends it", async () => {
  const refused = aPosting("COGS", "NEEDS_ACTION", { reason: "ACCOUNT_INACTIVE", problem: "Account 5020 is inactive" });
  openPosted([aPosting("SALES", "SENT"), aPosting("BUYS", "SENT"), refused], {
    TryEntryAgain: () => ({ data: { tryEntryAgain: true } }),
  });
  const day = await screen.findByRole("region", { name: "Wednesday, Nov 18" });
  expect(await within(day).findByRole("link", { name: /^Cost of goods.*Not sent/ })).toBeVisible();
  expect(within(day).getByRole("link", { name: /^Sales.*Posted/ })).toBeVisible();
  expect(await within(day).findByText(/QuickBooks didn't take it. Account 5020 is inactive\./)).toBeVisible();
  expect(within(day).getByRole("link", { name: "Choose account" })).toHaveAttribute(
    "href",
    "/s/1/settings/automations/bookkeeping/quickbooks?step=cogs",
  );
  const needs = screen.getByRole("link", { name: /Wed, Nov 18.*Cost of goods: account inactive/ });
  expect(needs).toBeVisible();
  expect(screen.getByRole("link", { name: "Nov 18: Sales posted, Buys posted, Cost of goods not sent" })).toBeVisible();
  await userEvent.click(within(day).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Cost of goods of Nov 18 goes out again")).toBeInTheDocument();
  expect(requestsOf("TryEntryAgain")).toEqual([{ date: "2026-11-18", kind: "COGS" }]);
});

test("[AUT-05] a posted entry opens in the service", async () => {
  openPosted([aPosting("SALES", "SENT"), aPosting("BUYS", "SENT"), aPosting("COGS", "SENT")]);
  expect(await screen.findByRole("link", { name: /^Sales.*Posted.*JE 2048, 9:31 PM$/ })).toBeVisible();
  const links = await screen.findAllByRole("link", { name: "Open in QuickBooks" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("https://books.test/COGS");
  expect(
    await screen.findByText(/^Saved in QuickBooks as JE 2048, Nov 18, 2026, 9:31 PM\. Number C12345-261118\./),
  ).toBeVisible();
});

test("an entry that changed after posting shows both figures, and only a person sends the new ones", async () => {
  const changes = [{ __typename: "JournalLineChange", key: "cost_used", name: "Cost", before: 1000, now: 2500 }];
  openPosted([aPosting("COGS", "CHANGED_SINCE_SENT", { changes })], {
    ResendEntry: () => ({ data: { resendEntry: true } }),
  });
  expect(await screen.findByRole("row", { name: /^Cost/ })).toHaveTextContent("$10.00$25.00");
  expect(screen.getByText("The figures changed after posting. Nothing is sent automatically.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send the new figures" }));
  await waitFor(() => expect(requestsOf("ResendEntry")).toEqual([{ date: "2026-11-18", kind: "COGS" }]));
});

test.each([
  ["READY", "Ready", /^Goes to QuickBooks within minutes/],
  ["WAITING", "Waiting", /^QuickBooks takes nothing until you sign in again or renew the plan/],
  ["SENDING", "Sending", /^On its way to QuickBooks/],
  ["FAILED", "Not sent", /^QuickBooks didn't answer\. 0 tries so far, next at Nov 18, 2026, 10:00 PM\./],
  ["SKIPPED", "Skipped", /^Skipped\. It isn't in QuickBooks/],
  ["EXCLUDED", "Before start date", /^Before the start date/],
])("an entry that is %s says so", async (...[state, badge, words]) => {
  openPosted([aPosting("SALES", "SENT"), aPosting("COGS", state)]);
  expect(await screen.findByRole("link", { name: new RegExp(`^Cost of goods.*${badge}`) })).toBeVisible();
  expect(await screen.findByText(words)).toBeVisible();
});
