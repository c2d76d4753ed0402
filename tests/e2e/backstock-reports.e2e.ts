import { expect } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

test("[BACK-10] a bin of the pull list is pulled and undone, and both stand in the history", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/backstock/pull-list");
  const pulled = page.getByRole("button", { name: /^Mark pulled: bin / }).first();
  const bin = /^Mark pulled: bin (.+)$/.exec((await pulled.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await pulled.click();
  await expect(page.getByRole("button", { name: `Mark pulled: bin ${bin}`, exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Mark pulled: bin ${bin}`, exact: true })).toBeVisible();
  await page.goto(`/s/1/reports/backstock_history?bin=${bin}`);
  const newest = page.getByRole("table", { name: "Backstock history" }).getByRole("row");
  await expect(newest.nth(1)).toContainText("undid the pull");
  await expect(newest.nth(2)).toContainText("Pulled");
});

test("two taps of a rack check change what the pull list asks for", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/backstock/pull-list");
  const section = page.getByRole("listitem").filter({ has: page.getByRole("group", { name: "How full is Shoes?" }) });
  await section.getByRole("button", { name: "4, Full", exact: true }).click();
  await expect(section).toContainText("Good");
  await section.getByRole("button", { name: "Empty" }).click();
  await expect(section).toContainText("Priority");
  await expect(section.getByRole("button", { name: "Empty" })).toHaveAttribute("aria-pressed", "true");
});
