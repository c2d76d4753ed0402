import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Done tasks fold into their list's heading after a while; opens what is folded until the task is seen. */
export async function seeTask(page: Page, task: string): Promise<Locator> {
  const folded = page.getByRole("region", { name: "Tasks" }).getByRole("button", { expanded: false });
  const box = page.getByRole("checkbox", { name: task });
  await expect(async () => {
    for (const heading of await folded.all()) {
      await heading.click();
    }
    await expect(box).toBeVisible({ timeout: 1000 });
  }).toPass();
  return box;
}
