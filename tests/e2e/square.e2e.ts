import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

/** The demonstration's store without a till, which sells by the simulated Square. */
const square = "/s/4/settings/automations/registers/square";
/** The page of the simulated Square on which its people take a sign-in back. */
const connectedApps = "/dashboard/apps/my-applications";
/** A sale is rung up each 25 s, and looked for each 30 s. */
const nextSale = { timeout: 90_000 };

const header = (page: Page) => page.getByRole("banner");
const allow = (page: Page) => page.getByRole("button", { name: "Allow" }).click();

/** How many customers the daybook counts today. */
async function customersOn(page: Page): Promise<number> {
  const figure = page.locator("summary[aria-label*='Customers']");
  await expect(figure).toBeVisible();
  return Number.parseInt(String(await figure.getAttribute("aria-label")), 10);
}

test("a store without a till sells by Square: signed in there, its past sales fetched, its sales live, a lost sign-in mended", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("owner");
  await page.goto(square);
  await expect(header(page).getByRole("button", { name: "Square brings this store's sales" })).toBeVisible();
  await page.getByRole("button", { name: "More" }).last().click();
  await page.getByRole("menuitem", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Disconnect Square" }).click();
  await page.getByRole("button", { name: "Connect Square" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Square" })).toBeVisible();
  const apps = new URL(connectedApps, page.url()).href;
  await allow(page);
  await expect(page.getByRole("heading", { name: "Which location is Elm Street Records?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Elm Street Records/ })).toBeChecked();
  await page.getByRole("button", { name: "Start with Elm Street Records" }).click();

  await page.getByRole("button", { name: "Get past sales" }).click();
  await expect(page.getByRole("heading", { name: /^Getting past sales, \w+ \d+, \d{4} – / })).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Stopped after \d+ of 731 days$/ })).toBeVisible();
  await expect(page.getByText(/Nothing is counted twice/)).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: /^Getting past sales/ })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ sales from .* are in$/)).toBeVisible({ timeout: 120_000 });

  await page.goto("/s/4/daybook");
  const before = await customersOn(page);
  await expect.poll(() => customersOn(page), nextSale).toBeGreaterThan(before);

  await page.goto(apps);
  await page.getByRole("button", { name: "Remove access" }).click();
  await page.goto(square);
  await expect(page.getByRole("heading", { name: "Square ended our sign-in" })).toBeVisible(nextSale);
  await expect(header(page).getByRole("button", { name: /^Sales from Square have stopped/ })).toBeVisible();
  await page.goto("/s/4/settings/automations");
  await expect(
    page
      .getByRole("main")
      .getByText(/sign-in/)
      .first(),
  ).toBeVisible();
  await page.goto(square);
  await page.getByRole("button", { name: "Connect again" }).click();
  await allow(page);
  await expect(header(page).getByRole("button", { name: "Square brings this store's sales" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Square ended our sign-in" })).toHaveCount(0);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});
