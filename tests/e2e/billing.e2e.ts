import { expect } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

test("[ONB-04] [ONB-05] an owner starts one more store's plan, Stripe charges it, and its invoice comes in", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("owner");
  await page.goto("/s/1/settings/billing");
  const stores = page.getByRole("region", { name: "Stores" });
  const store = stores.getByRole("listitem").filter({ hasText: "Elm Street Records" });
  await expect(store).toContainText("No plan");
  await store.getByRole("button", { name: "Start plan" }).click();
  // Nothing here says so before Stripe's signed report.
  await expect(store.getByText("Starting")).toBeVisible();
  await expect(store).toContainText(/\$\d+\.\d\d on /);
  await expect(page.getByText("Waiting for confirmation from Stripe")).toHaveCount(0);

  await page.getByRole("button", { name: "Manage in Stripe" }).click();
  await page.getByRole("button", { name: "Move on to the next charge" }).click();
  await page.getByRole("link", { name: "Return to Hangtag" }).click();
  await expect(store.getByText("Paid")).toBeVisible();
  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices.getByRole("listitem").first()).toContainText("Paid");
  await expect(page.getByText("a month for 4 open stores")).toBeVisible();
});

test("[ONB-04] a manager doesn't open billing", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/settings/billing");
  await expect(page.getByText("Only the owner opens billing")).toBeVisible();
});
