import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { aCard, aPhone, scanCard } from "#tests/e2e/license-card.ts";
import { scan } from "#tests/e2e/small-backstock.ts";
import { test } from "#tests/e2e/signed-in.ts";

test("[BUY-01] [BUY-03] [BUY-10] [BUY-11] a scanned license becomes a buy that the register knows, and is sorted", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const lastName = `JOURNEY${String.fromCharCode(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
  await page.goto("/s/1/buys");
  // A buy of a screen without a register waits for one.
  await expect(page.getByRole("button", { name: /is connected$/ })).toBeVisible();
  await page.getByRole("link", { name: "Check in", exact: true }).click();
  await expect(page.getByLabel("Mobile")).toBeVisible();
  await scan(page, "BB0000000017");
  await expect(page.getByText("This is a coupon. Scan a license here.")).toBeVisible();
  await scanCard(page, aCard(lastName, `W${randomInt(10_000_000, 99_999_999)}`));
  await expect(page.getByRole("region", { name: "Seller" })).toContainText(new RegExp(lastName, "i"));
  await page.getByLabel("Mobile").fill(aPhone());
  await page.getByRole("button", { name: "Next: the pile" }).click();
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(page.getByText("Count at least one container")).toBeVisible();
  await page.getByRole("button", { name: "1 bag" }).click();
  await expect(page.getByText(/Tell Nora: \d+ to \d+ min/)).toBeVisible();
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(page.getByRole("region", { name: "Checked in" })).toBeVisible();
  await expect(page.getByText(/In (Simulated|Journey) POS/)).toBeVisible();
  await page.getByRole("link", { name: "Open buy", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^In (Simulated|Journey) POS$/)).toBeVisible();
  await expect(dialog.getByText("Not in Simulated POS")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Start sorting" }).click();
  await dialog.getByRole("button", { name: "Done sorting" }).click();
  const sorting = dialog.getByRole("form", { name: /Done sorting/ });
  await sorting.getByLabel("Items taken").fill("3");
  await sorting.getByRole("button", { name: "Wrong season: how many" }).click();
  await sorting.getByRole("button", { name: "Make offer" }).click();
  await expect(dialog.getByText("Wrong season 1")).toBeVisible();
});

test("[BUY-02] [BUY-04] [CUS-01] a seller in line is checked in from the line, and the customer's page shows the buy", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const lastName = `Line${randomInt(100_000, 999_999)}`;
  await page.goto("/s/1/buys?buysTab=requests");
  await page.getByRole("button", { name: "Put in line" }).click();
  const form = page.getByRole("dialog", { name: "Put in line" });
  await form.getByLabel("First name").fill("Mia");
  await form.getByLabel("Last name").fill(lastName);
  await form.getByLabel("Mobile").fill(aPhone());
  await form.getByRole("button", { name: "Put in line" }).click();
  await page.getByRole("listitem").filter({ hasText: lastName }).getByRole("link", { name: "Open" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Check in" }).click();
  await expect(page.getByRole("region", { name: "Seller" })).toContainText(lastName);
  await page.getByRole("button", { name: "Next: the pile" }).click();
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(page.getByRole("region", { name: "Checked in" })).toBeVisible();
  await expect(page.getByText(/In (Simulated|Journey) POS/)).toBeVisible();
  await page.goto("/s/1/buys");
  await page.getByRole("link", { name: `Mia ${lastName}, buy` }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Mia ${lastName}` })
    .click();
  const customer = page.getByRole("dialog", { name: `Mia ${lastName}` });
  await customer.getByRole("link", { name: "Open customer page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Mia ${lastName}` })).toBeVisible();
  await expect(page).toHaveURL(/\/customers\/detail\/show\//);
  await page.getByRole("link", { name: /^Buy \d+$/ }).click();
  await expect(page).toHaveURL(/\/customers\/detail\/buys\/show\//);
  await expect(page.getByRole("heading", { name: /^Buy \d+$/ })).toBeVisible();
});
