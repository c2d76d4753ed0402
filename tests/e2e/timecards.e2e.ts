import { expect } from "@playwright/test";
import { givePin, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";

test("a manager puts a day right with a reason, sees it in its history and takes it back", async ({ openScreen }) => {
  const page = await openScreen("manager");
  // Seven days that are over in every time zone.
  await page.goto(`/s/1/team/timecards?from=${dayFromNow(-9)}&to=${dayFromNow(-3)}`);
  await page.getByRole("table", { name: "Hours of the period" }).getByText("Priya Shah").click();
  // Her days stand beside the list; her name leads to her own page.
  await page.getByRole("region", { name: "Priya Shah" }).getByRole("link", { name: "Priya Shah" }).click();
  // The list before it has rows with a dash too.
  await expect(page.getByRole("heading", { name: "Priya Shah", level: 1 })).toBeVisible();
  const days = page.getByRole("row").filter({ hasText: "–" });
  await days.first().getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: /Priya Shah/ });
  const total = await dialog.locator("output").textContent();
  await dialog.getByLabel("Time of punch 4").fill("23:30");
  await expect(dialog.locator("output")).not.toHaveText(total ?? "");
  await dialog.getByLabel("Why").fill("Stayed for the inventory");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(days.first()).toContainText("11:30 PM");
  await expect(days.first()).toContainText("Edited");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(days.first()).not.toContainText("11:30 PM");
  await days.first().getByRole("button").click();
  await dialog.getByText("Changes").click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Stayed for the inventory" })).toBeVisible();
});

test("[TEAM-07] a manager whose rights end while typing gives the PIN again, and what was typed is saved", async ({
  openScreen,
  page,
}) => {
  const owner = await openScreen("owner");
  const makeManager = async (isManager: boolean) => {
    await owner.goto("/s/3/team");
    await owner.getByRole("table").getByText("Walt Hendricks").click();
    await owner.getByRole("button", { name: "Edit", exact: true }).click();
    await owner.getByRole("checkbox", { name: "Manager" }).setChecked(isManager);
    await owner.getByRole("button", { name: "Save" }).click();
    await expect(owner.getByText("Walt Hendricks saved")).toBeVisible();
  };
  await signIn(page, "musicRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  await givePin(page, "Walt Hendricks");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
  await page.getByRole("table").getByText("Nina Okonkwo").click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const typed = page.getByLabel("Emergency contact", { exact: true });
  await typed.fill("Obi Okonkwo");
  await makeManager(false);
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog", { name: "Action needs manager login" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText("Action needs manager login")).toBeVisible();
  await expect(typed).toHaveValue("Obi Okonkwo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(question).toBeVisible();
  await makeManager(true);
  await givePin(page, "Walt Hendricks");
  await expect(page.getByText("Nina Okonkwo saved")).toBeVisible();
});

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
