import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

/** The demonstration's store without a till, which sells by the simulated Square. */
const square = "/s/4/settings/automations/registers/square";

const header = (page: Page) => page.getByRole("banner");

test("a store without a till sells by Square: signed in there, its location chosen, its past sales fetched, stopped and gone on with", async ({
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
  await page.getByRole("button", { name: "Allow" }).click();
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
  await expect(header(page).getByRole("button", { name: "Square brings this store's sales" })).toBeVisible();
});
