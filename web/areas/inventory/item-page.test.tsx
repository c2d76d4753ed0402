import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { Session } from "#web/platform/session/session.ts";
import type { Item, ItemHistory, ItemView } from "./item.queries.ts";

const network = fakeNetwork();
const path = "/s/1/inventory/detail/show/I1";

const item: Item = {
  ...{ id: "I1", sku: "4418823", description: "Winter coat", categoryPath: ["Girls", "Outerwear"], brand: "Columbia" },
  ...{ size: "6X", isNew: false, quantity: 1, price: 1000, cost: 400, margin: 600, days: 49 },
  ...{ receivedAt: "2026-10-03T17:00:00Z", status: "IN_STOCK", soldAt: null, soldPrice: null },
  ...{ soldTicket: null, soldTerminal: null, buyNumber: "9", buyId: "0193a6f0-0000-7000-8000-000000000032" },
  holdUntil: null,
  seller: { customerId: "0193a6f0-0000-7000-8000-000000000031", name: "Dana Whitfield" },
  ...{ orderId: "0193a6f0-0000-7000-8000-000000001042", orderName: "#1042", orderState: "picking" },
};
const view: ItemView = { posName: "Retail Pro", feedAt: "2026-11-21T21:58:00Z", isFeedStale: false, item };

function open(shown: Partial<ItemView> = {}, as: Session = manager, history: ItemHistory | null = null) {
  const whole = { ...view, ...shown };
  const typed = whole.item && { __typename: "InventoryItem", ...whole.item };
  const inventoryItem = { __typename: "InventoryView", ...whole, item: typed };
  network.answer(
    ...answersOf(as, {
      InventoryItem: () => ({ data: { inventoryItem } }),
      InventoryHistory: () => ({
        data: history && { inventoryHistory: { __typename: "InventoryHistory", ...history } },
      }),
    }),
  );
  return openApp(path, as);
}

test("[CUS-02] [INV-1] a piece shows price, margin, age and its links, and nothing can be changed", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Winter coat", level: 1 })).toBeVisible();
  expect(screen.getByText("60.0%")).toBeVisible();
  expect(screen.getByText("49 days")).toBeVisible();
  expect(screen.getByRole("link", { name: /Order #1042/ })).toHaveAttribute(
    "href",
    `/s/1/orders/detail/show/${item.orderId}`,
  );
  expect(screen.getByRole("link", { name: /Buy 9/ })).toHaveAttribute("href", `/s/1/buys/detail/edit/${item.buyId}`);
  expect(screen.getByRole("link", { name: /Dana Whitfield/ })).toBeVisible();
  expect(screen.getByText("Change it at the register. It shows here within a minute.")).toBeVisible();
});

test("[done 11] a price of 0 has a dash for its margin", async () => {
  open({ item: { ...item, price: 0, margin: null } });
  expect(await screen.findByText("$0.00")).toBeVisible();
  expect(screen.getByText("–")).toBeVisible();
});

test("a piece that a second-hand rule holds says until when", async () => {
  open({ item: { ...item, holdUntil: "2026-11-28" } });
  expect(await screen.findByText("On hold until Nov 28, 2026.")).toBeVisible();
  expect(screen.getByText(/A second-hand rule keeps it off the floor/)).toBeVisible();
});

test("[CUS-02] [done 12] a silent register is said above everything", async () => {
  open({ isFeedStale: true });
  expect(await screen.findByText(/The register is quiet/)).toBeVisible();
  expect(screen.getByText(/As of 3:58 PM/)).toBeVisible();
});

test("[CUS-02] [done 13] an employee sees no customer", async () => {
  open({ item: { ...item, seller: null } }, ana);
  expect(await screen.findByRole("link", { name: /Buy 9/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Dana/ })).toBeNull();
  expect(screen.queryByText(/Managers see this/)).toBeNull();
});

test("a sold piece shows what it was sold for, its ticket, and how long it was on the floor", async () => {
  const sale = { soldAt: "2026-11-21T20:14:00Z", soldPrice: 800, soldTicket: "812", soldTerminal: "2" };
  open({ item: { ...item, ...sale, status: "SOLD", margin: 500 } });
  expect(await screen.findByText("Sold for")).toBeVisible();
  expect(screen.getByText("tagged $10.00")).toBeVisible();
  expect(screen.getByText("$4.00 of $8.00")).toBeVisible();
  expect(screen.getByText("Ticket 812")).toBeVisible();
  expect(screen.getByText(/2:14 PM, register 2/)).toBeVisible();
});

test("new goods show how many there are, and what nothing is linked to says so", async () => {
  const unlinked = { buyNumber: null, buyId: null, seller: null, orderId: null, orderName: null, orderState: null };
  open({ item: { ...item, ...unlinked, isNew: true, quantity: 12, brand: null } });
  expect(await screen.findByText("On hand")).toBeVisible();
  expect(screen.getByText("12")).toBeVisible();
  expect(screen.getByText("No buy, order or sale is linked to it")).toBeVisible();
});

test("a buy that only the register has, and a seller who is no customer here, lead nowhere", async () => {
  open({ item: { ...item, buyId: null, seller: { customerId: null, name: "Dana Whitfield" } } });
  expect(await screen.findByText("At the register only")).toBeVisible();
  expect(screen.getByText("Dana Whitfield")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Buy 9|Dana Whitfield/ })).toBeNull();
});

test("[CUS-02] a tag that the register does not have says so, and another can be tried", async () => {
  const app = open({ item: null });
  expect(await screen.findByRole("heading", { name: "Item not found in Retail Pro" })).toBeVisible();
  // Pasted: keys as fast as these may count as a scanner's.
  await userEvent.click(screen.getByRole("textbox", { name: "Tag" }));
  await userEvent.paste("4418823");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => app.at()).toBe("/s/1/inventory/detail/show/4418823");
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(ana));
  openApp(path, ana);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

const peers: NonNullable<ItemHistory["peers"]> = {
  ...{ isSized: true, pieces: 118, usualDays: 24, shareNow: 690, shareIn60: 740 },
  points: [
    { days: 0, share: 0 },
    { days: 45, share: 680 },
    { days: 90, share: 840 },
  ],
};

test("[INV-1] a piece stands against its like, and shows the prices that it had", async () => {
  const prices = [
    { at: "2026-11-01T16:00:00Z", from: 2800, to: 2400 },
    { at: "2026-10-03T17:00:00Z", from: null, to: 2800 },
  ];
  open({}, manager, { prices, peers });
  expect(await screen.findByRole("heading", { name: "Against Girls, Outerwear in 6X" })).toBeVisible();
  expect(screen.getByText("Day 49: 69.0% like it had sold")).toBeVisible();
  expect(screen.getByText("74.0% sold in 60 days, of 118")).toBeVisible();
  expect(screen.getByText("Half sold in 24 days")).toBeVisible();
  const rows = within(screen.getByRole("table", { name: "Price history" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "SinceFromToMargin",
    "Nov 1, 2026$28.00$24.0083.3%",
    "Oct 3, 2026–$28.0085.7%",
  ]);
});

test("few pieces like it are said to be too few, and new goods are compared with nothing", async () => {
  open({}, manager, { prices: [], peers: null });
  expect(await screen.findByText(/Too few to say/)).toBeVisible();
  expect(screen.queryByRole("table", { name: "Price history" })).toBeNull();
});

test("a piece in an open online order is online, and its order says how far it is", async () => {
  open({}, manager, { prices: [], peers });
  expect(await screen.findByText("Online")).toBeVisible();
  expect(screen.getByText("Picking")).toBeVisible();
});
