import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

/** A day far enough ahead that no sale, Day Close or other journey touches it. */
function aDayAhead(): string {
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  return `${date.slice(0, 8)}15`;
}

test("[GOAL-01] a manager reaches the goals from the day, fixes one and takes it back", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook");
  await page.getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Goal setup" }).click();
  await expect(page.getByRole("heading", { name: "Sales goals" })).toBeVisible();

  const date = aDayAhead();
  const day = `/s/1/goal/settings?activeSetup=1&month=${date.slice(0, 7)}&day=${date}`;
  await page.goto(day);
  await page.getByLabel(/^Sales goal/).fill("4321");
  await page.getByLabel(/^Note/).fill(`Street fair ${randomUUID().slice(0, 8)}`);
  await page.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  const cell = page
    .getByRole("list", { name: /^Goals for/ })
    .getByRole("button")
    .nth(14);
  await expect(cell).toContainText("$4,321");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(cell).not.toContainText("$4,321");
});

test("of two managers who change one note the second keeps what was typed and sees what was saved", async ({
  openScreen,
}) => {
  const first = `First ${randomUUID().slice(0, 8)}`;
  const [mine, theirs] = [`Mine ${randomUUID().slice(0, 8)}`, `Theirs ${randomUUID().slice(0, 8)}`];
  const [page, other] = [await openScreen("manager"), await openScreen("manager")];
  await page.goto("/s/1/daybook/notes/new");
  await page.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill(first);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const item = page.getByRole("listitem").filter({ hasText: first });
  await item.getByRole("link", { name: /Open .*note/ }).click();
  await page.waitForURL(/note\//);
  await other.goto(page.url());
  for (const [screen, words] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill(words);
  }
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Show their version" }).click();
  const note = page.getByRole("dialog").getByRole("textbox", { name: "Note" });
  await expect(note).toHaveValue(theirs);
  await page.getByRole("button", { name: "Restore my version" }).click();
  await expect(note).toHaveValue(mine);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("dialog").getByText(mine)).toBeVisible();
  await other.getByRole("button", { name: "Delete" }).click();
});
