import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const customerId = "0193a6f0-0000-7000-8000-000000000007";

const detail: BuyDetail = {
  buy: {
    id,
    customer: { id: customerId, fullName: "Lena Hall", mobile: "", email: null, isDoNotBuy: false, housePoints: null },
    businessDate: "2026-11-21",
    number: 17,
    status: "COMPLETE",
    stage: "COMPLETE",
    outcome: "BOUGHT_SOME",
    source: "COUNTER",
    bags: 2,
    boxes: 0,
    bins: 0,
    others: 0,
    containerTags: "27, 28",
    location: "rack A",
    isDropOff: false,
    promisedAt: null,
    notes: "",
    signature: "PAPER",
    signedAt: null,
    guardianNote: null,
    overriddenBy: null,
    posSync: "LINKED",
    posFailure: null,
    posBuyId: "P-1",
    posReadyAt: null,
    posCompletedAt: null,
    checkedInAt: "2026-11-21T17:00:00Z",
    checkedInBy: "Ana",
    sortStartedAt: null,
    sortedBy: null,
    readyAt: null,
    firstNotifiedAt: null,
    sellerPlan: null,
    sellerReturnsAt: null,
    sellerPageUrl: null,
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
  policyText: "",
  signaturePath: null,
  reasons: [{ reasonId: "r", name: "Condition", kind: "PASS", count: 4 }],
  bringBackOn: null,
  posCustomerId: null,
  newCustomerCode: null,
  texts: [],
};

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
