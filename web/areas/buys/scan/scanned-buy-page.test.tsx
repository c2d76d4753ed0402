import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const late = { timeout: 20_000 };
const buyId = "0193a6f0-0000-7000-8000-000000000077";

test("a scanned tag opens its buy", async () => {
  network.answer(...answersOf(manager, { BuyOfCode: () => ({ data: { buyOfCode: buyId } }) }));
  const app = openApp("/s/1/buys/scan?code=BUY2603100121", manager);
  await expect.poll(() => app.at(), late).toContain(`/s/1/buys/detail/edit/${buyId}`);
  expect(requestsOf("BuyOfCode")).toEqual([{ businessDate: "2026-03-10", number: 12 }]);
});

test("a tag whose buy this store does not have says so", async () => {
  network.answer(...answersOf(manager, { BuyOfCode: () => ({ data: { buyOfCode: null } }) }));
  openApp("/s/1/buys/scan?code=BUY2603100121", manager);
  expect(await screen.findByText("No buy 12 on Mar 10, 2026 here", {}, late)).toBeVisible();
});

test("another code is no buy", async () => {
  network.answer(...answersOf(manager, {}));
  openApp("/s/1/buys/scan?code=4006381333931", manager);
  expect(await screen.findByText("That isn't a buy", {}, late)).toBeVisible();
});
