import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import { anOrderPage, orderId } from "#tests/kit/orders/an-order.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

test("a scanned slip opens its order", async () => {
  const { order, ...page } = anOrderPage();
  const onlineOrder = { __typename: "OnlineOrderPage", ...page, order: { __typename: "OnlineOrder", ...order } };
  network.answer(
    ...answersOf(manager, {
      OrderOfCode: () => ({ data: { onlineOrderOfCode: orderId } }),
      OnlineOrder: () => ({ data: { onlineOrder } }),
    }),
  );
  const app = openApp("/s/1/orders/scan?code=ORD5123456789012", manager);
  await expect.poll(() => app.at(), late).toContain(`/s/1/orders/detail/show/${orderId}`);
  expect(requestsOf("OrderOfCode")).toEqual([{ externalId: "5123456789012" }]);
});

test("a slip whose order this store does not have says so", async () => {
  network.answer(...answersOf(manager, { OrderOfCode: () => ({ data: { onlineOrderOfCode: null } }) }));
  openApp("/s/1/orders/scan?code=ORD5123456789012", manager);
  expect(await screen.findByText("No order for this slip here", {}, late)).toBeVisible();
});

test("another code is no slip", async () => {
  network.answer(...answersOf(manager, {}));
  openApp("/s/1/orders/scan?code=BUY2603100121", manager);
  expect(await screen.findByText("That isn't an order's slip", {}, late)).toBeVisible();
});
