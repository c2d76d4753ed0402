import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

/** Hands one out to nobody, so that no other coupon of the day stands in its way; returns its number. */
async function handOut(page: Page): Promise<string> {
  await page.goto("/s/1/bounceback/detail/new");
  await page.getByRole("button", { name: "Add" }).click();
  const title = page.getByRole("heading", { name: /^Coupon details \d/ });
  await expect(title).toBeVisible();
  const heading = await title.textContent();
  return (heading ?? "").replaceAll(/\D/g, "");
}

/** All keys at once and Enter, as a scanner types. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, "Enter"],
  );
}

test("[BNC-14] a coupon scanned on any page is redeemed by one of two screens, and the other reads by whom", async ({
  openScreen,
}) => {
  const [first, second] = await Promise.all([openScreen("manager"), openScreen("manager")]);
  const number = await handOut(first);
  const screens = [first, second];
  for (const page of screens) {
    await page.goto("/s/1/daybook");
    await expect(page.getByText("Here now")).toBeVisible();
    await scan(page, `BB${number}`);
    await expect(page.getByLabel(/^Sale before tax/)).toBeFocused();
  }
  await Promise.all(screens.map((page) => page.getByRole("button", { name: /^Redeem/ }).click()));
  const cards = screens.map((page) => page.getByRole("alertdialog", { name: "Take it off in the POS" }));
  const isShown = async () => (await Promise.all(cards.map((card) => card.isVisible()))).filter(Boolean).length;
  await expect.poll(isShown).toBe(1);
  for (const page of screens) {
    await expect(page.getByText(/^Used today at/)).toBeVisible();
  }
  const winner = screens[(await cards[0]?.isVisible()) === true ? 0 : 1] ?? first;
  await winner.reload();
  const card = winner.getByRole("alertdialog", { name: "Take it off in the POS" });
  await expect(card.getByText(/off$/).first()).toBeVisible();
  await card.getByRole("button", { name: "Done, it's off" }).click();
  await expect(card).toBeHidden();
});

test("[BNC-03] a price tag scanned on the list of coupons gets the notice that says what to scan", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/bounceback");
  await expect(page.getByText("Rows per page")).toBeVisible();
  await scan(page, "4006381333931");
  await expect(page.getByRole("heading", { name: "Not a valid coupon number" })).toBeVisible();
  await page.getByRole("link", { name: "Search by phone" }).click();
  await expect(page.getByRole("searchbox", { name: "Bounceback" })).toBeVisible();
});
