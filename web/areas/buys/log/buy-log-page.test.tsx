import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { LogBuy, LogEntry } from "./log.queries.ts";

const network = fakeNetwork();

const ada: LogBuy = {
  ...{ id: "B1", isOwn: false, number: "1", date: "2026-03-04", customerId: null, customerName: "Ada Park" },
  ...{ phone: "3125550142", source: null, bags: null, boxes: null, bins: null, others: null, isDropOff: false },
  ...{ checkedInAt: "2026-03-04T16:04:00Z", checkedInBy: "Ana Ruiz", sortedBy: "Devon Wells", sortSeconds: null },
  ...{
    readyAt: "2026-03-04T16:31:00Z",
    waitSeconds: 1620,
    isWaitLong: false,
    firstTextAt: null,
    completedAt: "2026-03-04T16:40:00Z",
  },
  ...{ completedBy: null, hasId: false, itemsOffered: 28, itemsTaken: 11, takePct: 393, cashOffer: 3850 },
  ...{ tradeOffer: 4620, offer: 3850, paid: 3850, payout: "CASH", topPassReason: "Style too old" },
  ...{ reasons: [{ kind: "PASS", name: "Style too old", count: 9 }], status: "BOUGHT", stage: "COMPLETE" },
  ...{ firstCalledAt: null, isOptedOut: false, posState: "REGISTER" },
};

const lena: LogBuy = {
  ...ada,
  ...{ id: "B2", number: "2", customerName: "Lena Hall", paid: 0, payout: null, status: "DECLINED", isOwn: true },
  ...{ source: "DROP_OFF", bags: 2, boxes: 0, bins: 0, others: 0, waitSeconds: null, posState: "LINKED" },
};

function logOf(buys: readonly LogBuy[]) {
  const count = buys.length;
  return {
    __typename: "QueryBuyLogConnection",
    ...{ date: "2026-03-04", today: "2026-03-05", totalItems: count, people: [{ key: "7", name: "Devon Wells" }] },
    totals: {
      ...{ buys: count, bought: 1, passed: 0, declined: 1, open: 0, dropOffs: 1, containers: 2, texted: 0 },
      ...{ itemsOffered: 28, itemsTaken: 11, takePct: 393, paid: 3850, cash: 3850, trade: 0, tradePct: 0 },
      ...{ averageBuy: 3850, averageWait: 1620, medianWait: 1620, averageSort: null },
    },
    pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    edges: buys.map((node) => ({ cursor: node.id, node: { __typename: "BuyLogEntry", ...node } })),
  };
}

const entry: LogEntry = {
  buy: ada,
  pieces: [
    {
      ...{ line: 1, description: "Jeans", category: "J", brand: "Cove", size: "8", cost: 400, price: 1200 },
      ...{ isTaken: false, passReason: "Style too old" },
    },
  ],
};

function openLog(buys: readonly LogBuy[], search = "?d=2026-03-04"): void {
  network.answer(
    ...answersOf(manager, {
      BuyLog: () => ({ data: { buyLog: logOf(buys) } }),
      BuyLogEntry: () => ({ data: { buyLogEntry: entry } }),
    }),
  );
  openApp(`/s/1/reports/buylog${search}`, manager);
}

const late = { timeout: 20_000 };

test("[REP-01] each buy of the day stands with its wait, its pieces and its money, and opens with them", async () => {
  openLog([ada, lena]);
  const table = await screen.findByRole("table", { name: "Buy log" }, late);
  const [, first, second, foot] = within(table).getAllByRole("row");
  const words = ["Ada Park", "10:04 AM", "Devon", "27 min", "11 of 28", "39%", "$38.50", "Cash", "Style too old"];
  words.forEach((word) => expect(first).toHaveTextContent(word));
  expect(first).not.toHaveTextContent("Devon Wells");
  ["Lena Hall", "2 bags", "Drop-off", "Declined"].forEach((word) => expect(second).toHaveTextContent(word));
  ["2 buys", "2 containers", "27 min", "$38.50"].forEach((word) => expect(foot).toHaveTextContent(word));
  expect(screen.getByText("1 bought, 1 declined")).toBeVisible();
  await userEvent.click(within(table).getByRole("button", { name: /Ada Park/ }));
  const dialog = await screen.findByRole("dialog", { name: "Buy 1, Ada Park" }, late);
  expect(dialog).toHaveTextContent("Devon Wells");
  expect(dialog).toHaveTextContent("Style too old 9");
  expect(within(dialog).getByRole("row", { name: /Jeans/ })).toHaveTextContent("Cove, 8");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a wait that was too long says so, and where no text went out the seller was called or had opted out", async () => {
  const called = {
    ...lena,
    id: "B3",
    number: "3",
    customerName: "Terrell Boone",
    firstCalledAt: "2026-03-04T17:20:00Z",
  };
  const optedOut = { ...lena, id: "B4", number: "4", customerName: "Jess Ortega", isOptedOut: true };
  openLog([{ ...ada, waitSeconds: 3180, isWaitLong: true }, called, { ...called, ...optedOut, firstCalledAt: null }]);
  const table = within(await screen.findByRole("table", { name: "Buy log" }, late));
  expect(table.getByRole("row", { name: /Ada Park/ })).toHaveTextContent("53 min, too long");
  expect(table.getByRole("row", { name: /Terrell Boone/ })).toHaveTextContent("Called 11:20 AM");
  expect(table.getByRole("row", { name: /Jess Ortega/ })).toHaveTextContent("Opted out");
});

test("each filter beside the title says what it narrows, and what it is set to, until it is cleared", async () => {
  openLog([ada]);
  const employee = await screen.findByRole("combobox", { name: "Employee" }, late);
  expect(employee).toHaveTextContent("Employee");
  await userEvent.click(employee);
  await userEvent.click(await screen.findByRole("option", { name: "Devon Wells" }, late));
  await waitFor(() => expect(requestsOf("BuyLog").at(-1)).toMatchObject({ filter: expect.stringContaining('"7"') }));
  expect(screen.getByRole("combobox", { name: "Employee" })).toHaveTextContent("Devon Wells");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Employee" })).toHaveTextContent("Employee"));
});

test("an offer of nothing is a dash", async () => {
  openLog([{ ...ada, itemsTaken: 0, cashOffer: 0, tradeOffer: 0, paid: 0, payout: null, status: "PASSED" }]);
  const table = await screen.findByRole("table", { name: "Buy log" }, late);
  expect(within(table).getByRole("row", { name: /Ada Park/ })).not.toHaveTextContent("$0.00");
});

test("a past day without buys says so and leads to the days around it", async () => {
  openLog([]);
  expect(await screen.findByText("No buys on this date", {}, late)).toBeVisible();
  expect(screen.getByText("No one checked in, and the register sent no buys")).toBeVisible();
  expect(screen.queryByText("$38.50")).toBeNull();
  expect(screen.getByRole("button", { name: "See Mar 3, 2026" })).toBeVisible();
  expect(screen.getByRole("button", { name: "See Mar 5, 2026" })).toBeVisible();
});

test("filters without any buy can be cleared at once", async () => {
  openLog([], "?d=2026-03-04&status=DONATED");
  expect(await screen.findByText("No buys fit these filters", {}, late)).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Clear filters" })).toHaveLength(2);
});

test("a person without reports reads that the page is closed to them", async () => {
  const refusal = { message: "Not allowed", extensions: { code: "forbidden" } };
  network.answer(...answersOf(manager, { BuyLog: () => ({ data: null, errors: [refusal] }) }));
  openApp("/s/1/reports/buylog", manager);
  expect(await screen.findByText("You don't have access", {}, late)).toBeVisible();
});
