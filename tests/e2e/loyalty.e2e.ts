import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { askServer } from "#tests/e2e/ask-server.ts";
import { aPhone } from "#tests/e2e/license-card.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { pairAtScreen } from "#tests/e2e/small-till.ts";

/** The demonstration's store that keeps points of its own: a dollar a point. */
const storeId = 1;
const loyalty = `/s/${storeId}/settings/automations/loyalty/house-points`;

/** A seller at the counter, who is a customer from then on. */
async function aSeller(page: Page, seller: { lastName: string; mobile: string }) {
  const [buyId, customerId] = [randomUUID(), randomUUID()];
  await askServer(
    page,
    storeId,
    `mutation { createBuy(buy: { id: "${buyId}", customerId: "${customerId}", signature: PAPER,
      pile: { bags: 1, boxes: 0, bins: 0, others: 0 },
      contact: { firstName: "Iris", lastName: "${seller.lastName}", mobile: "${seller.mobile}" } }) { id } }`,
  );
  return { buyId, customerId };
}

async function printedTicket(page: Page, buyId: string): Promise<string> {
  const { buyPapersPage } = await askServer(page, storeId, `{ buyPapersPage(buyId: "${buyId}", papers: TICKET) }`);
  return String(buyPapersPage)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("[AUT-03] a sale earns a point for each dollar, which the customer's page and their next ticket show", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("manager");
  await page.goto(`/s/${storeId}/daybook`);
  const { daybook } = await askServer(page, storeId, "{ daybook { today } }");
  const { today: businessDate } = daybook as { today: string }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
  const seller = { lastName: `Points${randomInt(100_000, 999_999)}`, mobile: aPhone() };
  const { buyId, customerId } = await aSeller(page, seller);
  expect(await printedTicket(page, buyId)).toContain("Your points 0");

  const till = await pairAtScreen(page, storeId);
  const posCustomerId = await till.addCustomer(`Iris ${seller.lastName}`, businessDate, seller.mobile);
  await till.ringUp({ businessDate, cents: 4990, sku: randomUUID(), customerId: posCustomerId });
  // Too little for a point: part points are not given.
  await till.ringUp({ businessDate, cents: 99, sku: randomUUID(), customerId: posCustomerId });

  await page.goto(loyalty);
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByText("Running. Points show here in a moment.")).toBeVisible();

  await page.goto(`/s/${storeId}/customers/detail/show/${customerId}?tab=loyalty`);
  await expect(page.getByText("49 points", { exact: true })).toBeVisible({ timeout: 120_000 });
  const earned = page.getByRole("row", { name: /^Sale J.*\$49\.90/ });
  await expect(earned).toContainText("49");
  await expect(earned).toContainText("Awarded");
  await expect(page.getByRole("row", { name: /^Sale J.*\$0\.99/ })).toContainText("Less than one point");
  expect(await printedTicket(page, buyId)).toContain("Your points 49");

  // A run once more gives nothing twice.
  await page.goto(loyalty);
  await page.getByRole("button", { name: "Run now" }).click();
  await expect(page.getByText("Running. Points show here in a moment.")).toBeVisible();
  await page.goto(`/s/${storeId}/customers/detail/show/${customerId}?tab=loyalty`);
  await expect(page.getByText("49 points", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Sale J/ })).toHaveCount(2);
});
