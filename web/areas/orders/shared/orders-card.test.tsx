import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { aDay, amyAtWork, dayFakes } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { WaitingOrder } from "./orders.queries.ts";

const network = fakeNetwork();

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const order: WaitingOrder = {
  ...{ id: "0193a6f0-0000-7000-8000-000000001042", name: "#1042", state: "NEW", delivery: "PICKUP" },
  ...{ customerName: "Amara Okonkwo", placedAt: later(-1), dueAt: later(59), stateAt: later(-1) },
  ...{ cancelledAt: null, isReconciled: false, isTexted: false, shelf: null },
  lines: [
    { id: "1", quantity: 1, pickState: "TO_FIND" },
    { id: "2", quantity: 1, pickState: "TO_FIND" },
  ],
};

function open(orders: readonly WaitingOrder[], isConnected = true) {
  const list = { __typename: "OnlineOrderList", isConnected };
  const typed = orders.map((each) => ({ __typename: "OnlineOrder", ...each }));
  const fakes = dayFakes(aDay(), {
    OrdersPlace: () => ({ data: { onlineOrders: list } }),
    WaitingOrders: () => ({ data: { onlineOrders: { ...list, orders: typed } } }),
    StartPickingOrder: () => ({ data: { startPickingOrder: { __typename: "OnlineOrderPage", writeState: "NONE" } } }),
  });
  network.answer(...answersOf(amyAtWork, fakes));
  return openApp("/s/1/daybook", amyAtWork);
}

test("[ORD-4] a new order stands on the daybook with its due time, and one press leads to its pieces", async () => {
  const app = open([order]);
  const card = within(await screen.findByRole("region", { name: /Online orders/ }));
  expect(card.getByRole("link", { name: /#1042 Amara Okonkwo/ })).toHaveAttribute(
    "href",
    `/s/1/orders/detail/show/${order.id}`,
  );
  expect(card.getByText("2 items, pickup")).toBeVisible();
  expect(card.getByText("59 min left")).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Start picking #1042" }));
  await expect.poll(() => requestsOf("StartPickingOrder")).toEqual([{ id: order.id }]);
  await expect.poll(app.at).toBe(`/s/1/orders/detail/show/${order.id}`);
});

test("an order that is being picked says how much of it is found, also while it is nothing", async () => {
  open([{ ...order, state: "PICKING" }]);
  expect(await screen.findByText("0 of 2 found, pickup")).toBeVisible();
});

test("a problem and a ready order say so, and how many pieces are found", async () => {
  const piece = { id: "3", quantity: 1, pickState: "FOUND" as const };
  open([
    { ...order, id: "a2", name: "#1039", state: "READY_FOR_PICKUP", isTexted: true, shelf: "P2", lines: [piece] },
    { ...order, id: "a1", name: "#1040", state: "PROBLEM", lines: [piece, { ...piece, pickState: "SOLD_IN_STORE" }] },
  ]);
  expect(await screen.findByText("1 of 2 found, pickup")).toBeVisible();
  expect(
    screen.getAllByRole("link", { name: /#10(40|39)/ }).map(({ textContent }) => textContent?.slice(0, 5)),
  ).toEqual(["#1040", "#1039"]);
  expect(screen.getByText("Shelf P2, texted")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Start picking/ })).toBeNull();
});

test("of many orders the first six stand there, with how many more there are", async () => {
  open(Array.from({ length: 8 }, (_, index) => ({ ...order, id: `a${index}`, name: `#${1040 + index}` })));
  const more = await screen.findByRole("button", { name: "Show 2 more" });
  expect(screen.getByRole("link", { name: /#1045/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /#1046/ })).toBeNull();
  await userEvent.click(more);
  expect(screen.getByRole("link", { name: /#1047/ })).toBeVisible();
});

test("with nothing to pick the card says what will stand there", async () => {
  open([]);
  expect(await screen.findByText("No orders waiting")).toBeVisible();
});

test("on a phone, where it stands above the work, an empty card is left out", async () => {
  const wide = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(wide(query), { matches: query === "(max-width: 699px)" }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  open([]);
  expect(await screen.findByText("Here now")).toBeVisible();
  await expect.poll(() => requestsOf("WaitingOrders")).toHaveLength(1);
  expect(screen.queryByText("No orders waiting")).toBeNull();
});

test("a store without an online shop has no card, and reads no orders", async () => {
  open([order], false);
  expect(await screen.findByText("Here now")).toBeVisible();
  await expect.poll(() => requestsOf("OrdersPlace")).toHaveLength(1);
  expect(screen.queryByText("Online orders")).toBeNull();
  expect(requestsOf("WaitingOrders")).toEqual([]);
});
