import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { placeOrder, simulatedShop } from "#server/adapters/orders/simulated-shop.ts";
import { deliveryHeaders, reportOrder } from "#server/adapters/orders/shopify/shopify-simulator.ts";
import { shopLogin, shopSecret } from "#server/app/demonstration/orders/simulated-shopify.ts";
import { askServer } from "#tests/e2e/ask-server.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { pairAtScreen } from "#tests/e2e/small-till.ts";

/** The store that sells in the demonstration's simulated shop. */
const storeId = 1;

/** A customer orders two pieces in the shop, which reports it as Shopify does. */
async function orderOnline(page: Page): Promise<{ name: string; skus: string[] }> {
  const shop = simulatedShop({
    ...{ domain: shopLogin.shopDomain, adminToken: shopLogin.adminToken, name: "Maple Street Kids online" },
    secret: shopSecret,
  });
  const number = 7000 + Math.floor(Math.random() * 2000);
  const skus = [`J${number}1`, `J${number}2`];
  const order = placeOrder(shop, {
    at: new Date(),
    customer: { firstName: "Josephine", lastName: "Abernathy", email: "jo@customer.test", phone: "+16145550199" },
    lines: [
      { title: "Journey coat", variant: "6X", sku: skus[0] ?? "", price: "24.00" },
      { title: "Journey boots", variant: "12", sku: skus[1] ?? "", price: "14.50" },
    ],
  });
  Object.assign(order, { id: Date.now(), number });
  const delivery = reportOrder(shop, order, "created");
  const answer = await page.request.post(`/api/orders/shopify/${storeId}/webhooks`, {
    headers: deliveryHeaders(shop, delivery),
    data: Buffer.from(delivery.body),
  });
  expect(answer.status()).toBe(200);
  return { name: `#${number}`, skus };
}

test("[CUS-03] [AUT-12] an order comes in by webhook, a piece of it is sold at the counter meanwhile, and the rest is picked up", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("manager");
  await page.goto(`/s/${storeId}/daybook`);
  await expect(page.getByRole("heading", { name: /Online orders/ })).toBeVisible();
  const { daybook } = await askServer(page, storeId, "{ daybook { today } }");
  const { today: businessDate } = daybook as { today: string }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
  const till = await pairAtScreen(page, storeId);
  await page.goto(`/s/${storeId}/daybook`);
  const { name, skus } = await orderOnline(page);

  // The card shows it without a reload.
  await page.getByRole("link", { name: new RegExp(`${name} Josephine`) }).click();
  await page.getByRole("button", { name: "Start picking", exact: true }).click();
  await page.getByRole("textbox", { name: "Tag" }).fill(skus[0] ?? "");
  await page.getByRole("textbox", { name: "Tag" }).press("Enter");
  await expect(page.getByText("1 of 2 found")).toBeVisible();

  await till.ringUp({ businessDate, cents: 1450, sku: skus[1] ?? "" });
  await expect(page.getByRole("alert")).toContainText("Journey boots sold in the store", { timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Refund in Shopify" })).toBeVisible();

  await page.getByRole("button", { name: "Ready for pickup" }).click();
  await expect(page.getByText("Nothing is sent to Shopify. Mark it there too.")).toBeVisible();
  await page.getByRole("button", { name: "Picked up" }).click();
  await expect(page.getByText("Handed over")).toBeVisible();
  await page.goto(`/s/${storeId}/daybook`);
  await expect(page.getByRole("heading", { name: /Online orders/ })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`${name} Josephine`) })).toBeHidden();
});
