import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aBuyDetail } from "#tests/kit/web/a-buy.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const customerId = "0193a6f0-0000-7000-8000-000000000007";

const detail = aBuyDetail(
  {
    id,
    customer: { id: customerId, fullName: "Lena Hall", mobile: "", email: null, isDoNotBuy: false, housePoints: null },
    status: "COMPLETE",
    stage: "COMPLETE",
    outcome: "BOUGHT_SOME",
    containerTags: "27, 28",
    location: "rack A",
    signature: "PAPER",
    completedAt: "2026-11-21T18:00:00Z",
    completedBy: "Devon",
    itemsTaken: 14,
    itemsPassed: 9,
    cashOffer: 4850,
    tradeOffer: 5820,
    paid: 4850,
    payout: "CASH",
    waitMinutes: 46,
    version: 3,
  },
  {
    reasons: [{ reasonId: "r", name: "Condition", kind: "PASS", count: 4 }],
  },
);

test("[BUY-02] a buy among its customer's says what came of it, and leads back and on", async () => {
  network.answer(...answersOf(manager, { Buy: () => ({ data: { buy: detail } }) }));
  openApp(`/s/1/customers/detail/buys/show/${id}`, manager);
  expect(await screen.findByRole("heading", { name: "Buy 17" }, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText("14 taken, 9 passed")).toBeVisible();
  expect(screen.getByText("$48.50 cash")).toBeVisible();
  expect(screen.getByText("Condition 4")).toBeVisible();
  const back = screen.getByRole("link", { name: "Lena Hall" });
  expect(back).toHaveAttribute("href", expect.stringContaining(`/customers/detail/show/${customerId}`));
  const open = screen.getByRole("link", { name: "Open buy" });
  expect(open).toHaveAttribute("href", expect.stringContaining(`/buys/detail/edit/${id}`));
});

test("a buy of another company is not found", async () => {
  network.answer(...answersOf(manager, { Buy: () => null }));
  openApp(`/s/1/customers/detail/buys/show/${id}`, manager);
  expect(await screen.findByText("Buy not found", {}, { timeout: 20_000 })).toBeVisible();
});
