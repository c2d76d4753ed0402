import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { squarePaths } from "#server/adapters/registers/square/square-paths.ts";
import { askServer } from "#tests/e2e/ask-server.ts";
import { test } from "#tests/e2e/signed-in.ts";

/** The demonstration's store without a till, which sells by the simulated Square. */
const square = "/s/4/settings/automations/registers/square";

/** Today's sales in cents, as the page of the service says them; 0 before the first. */
async function soldToday(page: Page): Promise<number> {
  const words = await page.getByRole("region", { name: "Today" }).innerText();
  return Number((/\$([\d,.]+)/.exec(words)?.[1] ?? "0").replaceAll(/[,.]/g, ""));
}

/** Today's sales in whole dollars, as the goal panel of the daybook says them. */
async function onDaybook(page: Page): Promise<number> {
  const label = await page.getByLabel(/What goes into Sales/).getAttribute("aria-label");
  return Number((/^\$([\d,]+)/.exec(label ?? "")?.[1] ?? "0").replaceAll(",", ""));
}

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

test("a sale at Square moves the daybook's figure without a reload", async ({ openScreen }) => {
  const page = await openScreen("owner");
  await page.goto("/s/4/daybook");
  await expect(page.getByLabel(/What goes into Sales/)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-not-reloaded", ""));
  const before = await onDaybook(page);
  // The simulated Square sells every 25 seconds, some records for less than a dollar more.
  await expect.poll(() => onDaybook(page), { timeout: 120_000 }).toBeGreaterThan(before);
  await expect(page.locator("body")).toHaveAttribute("data-not-reloaded");
});

test("a sign-in that the owner ended at Square is said, and signing in again brings what was sold meanwhile", async ({
  openScreen,
}) => {
  test.slow();
  const page = await openScreen("owner");
  await page.goto(square);
  const before = await soldToday(page);
  const dashboard = await openScreen(null);
  await dashboard.goto(await applicationsAt(page));
  await dashboard.getByRole("button", { name: "Disconnect" }).click();
  await expect(dashboard.getByText("no application")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Square ended our sign-in" })).toBeVisible({ timeout: 120_000 });
  await expect(header(page).getByRole("button", { name: /Sales from Square have stopped/ })).toBeVisible();
  await page.getByRole("button", { name: "Connect again" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(header(page).getByRole("button", { name: "Square brings this store's sales" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Square ended our sign-in" })).toHaveCount(0);
  await expect.poll(() => soldToday(page), { timeout: 120_000 }).toBeGreaterThan(before);
});

/** Where the simulated Square shows the owner's applications: beside its sign-in page. */
async function applicationsAt(page: Page): Promise<string> {
  const { beginPageSignIn } = await askServer(page, 4, 'mutation { beginPageSignIn(id: "square") }');
  return new URL(squarePaths.applications, String(beginPageSignIn)).href;
}
