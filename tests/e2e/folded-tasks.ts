import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Done tasks fold into their list's heading after a while; opens what is folded until the task is seen. */
export async function seeTask(page: Page, task: string): Promise<Locator> {
  const folded = page.getByRole("region", { name: "Tasks" }).getByRole("button", { expanded: false });
  const box = page.getByRole("checkbox", { name: task });
  await expect(async () => {
    // One at a time: a list that opens is not among the folded ones any more, so the next takes its place.
    while ((await folded.count()) > 0) {
      await folded.first().click({ timeout: 1000 });
    }
    await expect(box).toBeVisible({ timeout: 1000 });
  }).toPass();
  return box;
}
