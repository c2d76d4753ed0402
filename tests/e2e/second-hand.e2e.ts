import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { askServer } from "#tests/e2e/ask-server.ts";
import { aPhone } from "#tests/e2e/license-card.ts";
import { test } from "#tests/e2e/signed-in.ts";

/** A seller whose bag is bought whole. Returns the buy's id. */
async function aBuy(page: Page, lastName: string): Promise<string> {
  const id = randomUUID();
  await askServer(
    page,
    1,
    `mutation { createBuy(buy: { id: "${id}", customerId: "${randomUUID()}", signature: PAPER,
      pile: { bags: 1, boxes: 0, bins: 0, others: 0 },
      contact: { firstName: "Remy", lastName: "${lastName}", mobile: "${aPhone()}" } }) { id } }`,
  );
  await complete(page, id);
  return id;
}

async function complete(page: Page, id: string): Promise<void> {
  await askServer(
    page,
    1,
    `mutation { completeBuy(id: "${id}", outcome: BOUGHT_ALL, paid: 4000, payout: CASH) { id } }`,
  );
}

/** What the menu gives as a file, once the person has said yes to its question. */
async function exportedRegister(page: Page): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("alertdialog").getByRole("button", { name: "Export" }).click();
  return readFile(await (await download).path(), "utf8");
}

test("a store switches a second-hand rule on, and its buys stand numbered in the register, the void ones too", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const word = String(randomInt(100_000, 999_999));
  await page.goto("/s/1/buys/settings/second_hand");
  await page.getByRole("button", { name: "Add rule" }).click();
  const form = page.getByRole("dialog", { name: "New rule" });
  await form.getByLabel(/^Name/).fill(`Rule ${word}`);
  await form.getByLabel(/^Hold days/).fill("7");
  await form.getByRole("checkbox", { name: "Serial numbers" }).check();
  await form.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByText(`Rule ${word} saved`)).toBeVisible();

  const seller = `Held${word}`;
  const id = await aBuy(page, seller);
  await page.goto("/s/1/reports/second_hand");
  const row = page.getByRole("row", { name: new RegExp(seller) });
  await expect(row).toContainText("Serial numbers");
  await row.click();
  await page.getByRole("button", { name: "Add details" }).click();
  await page.getByLabel("Serial numbers").fill(`SN ${word}`);
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Details saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Complete");

  // Reopened by mistake: the number stays as void, and the buy gets the next one.
  await askServer(page, 1, `mutation { reopenBuy(id: "${id}") { id } }`);
  await complete(page, id);
  await expect(row).toHaveCount(2);
  await expect(row.nth(1)).toContainText("Void, buy reopened");
  const csv = await exportedRegister(page);
  expect(csv.split("\r\n").filter((line) => line.includes(seller))).toHaveLength(2);

  await page.goto(`/s/1/buys/detail/edit/${id}`);
  await expect(page.getByRole("region", { name: "Second-hand register" })).toContainText(/No. \d+, hold until/);

  // Off again, for the journeys that come after.
  await page.goto("/s/1/buys/settings/second_hand");
  await page.getByRole("button", { name: `Edit Rule ${word}` }).click();
  const edit = page.getByRole("dialog", { name: `Rule ${word}` });
  await edit.getByRole("checkbox", { name: "Rule is on" }).uncheck();
  await edit.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByText(`Rule ${word} saved`)).toBeVisible();
});
