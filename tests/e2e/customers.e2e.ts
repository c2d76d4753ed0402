import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { askServer } from "#tests/e2e/ask-server.ts";
import { aPhone } from "#tests/e2e/license-card.ts";
import { test } from "#tests/e2e/signed-in.ts";

type Made = { id: string; name: string };

/** A seller with one finished buy, so that nothing of the counter waits for a person of this test. */
async function aSeller(page: Page, contact: { lastName: string; mobile: string; email: string }): Promise<Made> {
  const [buyId, id] = [randomUUID(), randomUUID()];
  await askServer(
    page,
    1,
    `mutation { createBuy(buy: { id: "${buyId}", customerId: "${id}", signature: PAPER, pile: { bags: 1, boxes: 0, bins: 0, others: 0 },
      contact: { firstName: "Mia", lastName: "${contact.lastName}", mobile: "${contact.mobile}", email: "${contact.email}" } }) { id } }`,
  );
  await askServer(page, 1, `mutation { completeBuy(id: "${buyId}", outcome: PASSED_ALL) { id } }`);
  return { id, name: `Mia ${contact.lastName}` };
}

function pageOf({ id }: Made): string {
  return `/s/1/customers/detail/show/${id}`;
}

test("[CUS-01] two records are merged beside a second open screen, the merge is undone, and a customer is deleted", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/buys");
  const word = String(randomInt(100_000, 999_999));
  const email = `mia${word}@mail.example`;
  const kept = await aSeller(page, { lastName: `Twin${word}`, mobile: aPhone(), email });
  const other = await aSeller(page, { lastName: `Twim${word}`, mobile: aPhone(), email });

  // Found by the shell's search, and opened with Enter.
  await page.getByRole("combobox", { name: "Search" }).fill(`twin${word}`);
  await expect(page.getByRole("option", { name: new RegExp(kept.name) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: kept.name })).toBeVisible();
  await expect(page.getByRole("tab", { name: /Buys/ })).toHaveAttribute("aria-selected", "true");

  const second = await openScreen("manager");
  await second.goto(pageOf(other));
  await expect(second.getByRole("heading", { level: 1, name: other.name })).toBeVisible();

  const duplicate = page.getByRole("region", { name: "Maybe the same person" });
  await expect(duplicate).toContainText(other.name);
  await duplicate.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Are these the same person?" });
  await dialog.getByRole("radio", { name: kept.name }).check();
  await expect(dialog.getByText("2 buys")).toBeVisible();
  await dialog.getByRole("button", { name: `Merge into ${kept.name}` }).click();
  await expect(page.getByText("2 customers merged")).toBeVisible();

  // The other screen stands at the survivor without being touched, and says why.
  await expect(second.getByRole("heading", { level: 1, name: kept.name })).toBeVisible();
  await expect(second.getByText(/was merged into this customer/)).toBeVisible();
  await expect(second.getByRole("row", { name: /Buy \d+/ })).toHaveCount(2);
  await second.getByRole("button", { name: "Undo merge" }).click();
  await expect(second.getByText("Merge undone")).toBeVisible();
  await expect(second.getByRole("heading", { level: 1, name: other.name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Maybe the same person" })).toContainText(/Twi[mn]/);

  // Deleted on request: the other screen names nobody any more.
  await page.goto(pageOf(other));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete customer" }).click();
  const erasing = page.getByRole("dialog", { name: `Delete ${other.name}?` });
  await erasing.getByLabel(/Why/).fill("Asked at the counter");
  await erasing.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(/This customer was deleted on/)).toBeVisible();
  await expect(second.getByRole("heading", { level: 1, name: "Deleted customer" })).toBeVisible();
  await expect(second.getByText(other.name)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Search" }).fill(`twim${word}`);
  await expect(page.getByText(/No results|Nothing/).first()).toBeVisible();
});
