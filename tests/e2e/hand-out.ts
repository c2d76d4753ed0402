import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Hands a coupon out to nobody, so that no other coupon of the day stands in its way; returns its number. */
export async function handOut(page: Page): Promise<string> {
  await page.goto("/s/1/bounceback/detail/new");
  await page.getByRole("button", { name: "Add" }).click();
  const title = page.getByRole("heading", { name: /^Coupon details \d/ });
  await expect(title).toBeVisible();
  const heading = await title.textContent();
  return (heading ?? "").replaceAll(/\D/g, "");
}
