import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addDays } from "#common/business-date.ts";
import { test } from "#tests/e2e/signed-in.ts";

/** The date that the address names, so that a colleague sees the same. */
function dateOf(page: Page): string {
  return String(new URL(page.url()).searchParams.get("d"));
}

test("[REP-05] an owner goes back in the ledger, opens a line to its tickets and downloads the month", async ({
  openScreen,
}) => {
  const page = await openScreen("owner");
  // Of a store that posts nowhere, so that its entries stand still.
  await page.goto("/s/2/reports");
  await page.getByRole("link", { name: /^Ledger/ }).click();
  await expect(page.getByRole("heading", { name: "Ledger", level: 1 })).toBeVisible();
  // Entries of a store that has just opened are made a month at a time, the newest first; a week ago is among them.
  await page.goto(`/s/2/reports/ledger?d=${addDays(new Date().toISOString().slice(0, 10), -8)}`);
  const calendar = page.getByRole("region", { name: /, three entries a day$/ });
  const newest = calendar.getByRole("link", { name: /: Sales balanced, Buys balanced, / }).last();
  const date = String(/d=([\d-]+)/.exec(String(await newest.getAttribute("href")))?.[1]);
  await newest.click();
  await expect.poll(() => dateOf(page)).toBe(date);
  await page.getByRole("button", { name: "Previous day" }).click();
  await expect.poll(() => dateOf(page)).toBe(addDays(date, -1));
  await page.getByRole("button", { name: "Next day" }).click();
  await expect.poll(() => dateOf(page)).toBe(date);

  const entries = page.getByRole("navigation", { name: /^Entries of / });
  await expect(entries.getByRole("link", { name: /^Sales/ })).toHaveAttribute("aria-current", "page");
  await entries.getByRole("link", { name: /^Buys/ }).click();
  await page.getByRole("link", { name: /^Cash paid for buys/ }).click();
  const buys = page.getByRole("dialog", { name: "Cash paid for buys" });
  await expect(buys.getByRole("heading", { name: "Buys", exact: true })).toBeVisible();
  await page.goBack();
  await expect(buys).toBeHidden();

  await entries.getByRole("link", { name: /^Sales/ }).click();
  const line = page.getByRole("link", { name: /^Sales, used/ });
  const amount = String(await line.getByRole("strong").textContent()).replaceAll(/[^\d.]/g, "");
  await line.click();
  const tickets = page.getByRole("dialog", { name: "Sales, used" });
  await expect(tickets.getByRole("row", { name: /\d+:\d\d [AP]M .*\$/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tickets).toBeHidden();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe(`ledger-${date.slice(0, 7)}.csv`);
  const content = await readFile(await saved.path(), "utf8");
  expect(content, "the file says what the screen said").toContain(`${date},SALES,"Sales, used",,${amount},`);
});

test("[REP-02] an employee who opens the ledger's address lands on the day, with the reason", async ({
  openScreen,
}) => {
  const page = await openScreen("employee");
  await page.goto("/s/1/reports/ledger");
  await expect(page.getByText("Only managers can open that page")).toBeVisible();
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);
  await page.goto("/s/1/reports");
  await expect(page.getByRole("link", { name: /^Aging backstock/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ledger/ })).toHaveCount(0);
});
