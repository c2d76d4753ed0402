import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { facesOut, nameOn, putOffForgottenClockOut } from "#tests/e2e/at-register.ts";
import { givePin, signIn } from "#tests/e2e/sign-in.ts";

// The demonstration leaves the last two tasks of the day open, at whatever hour it begins.

/** As the demonstration sets it. */
const idleSeconds = 90;

async function askWho(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Who's working?" }).click();
  await expect(page.getByRole("heading", { name: "Who's working?" })).toBeVisible();
}

/** A register at which a person works, with a clock that the test moves on. */
async function workingRegister(page: Page, name: string): Promise<void> {
  await page.clock.install();
  await signIn(page, "lakesideRegister");
  await askWho(page);
  await givePin(page, name);
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
}

test("[TEAM-09] with six people the picker has a search by the start of a name", async ({ page }) => {
  await signIn(page, "lakesideRegister");
  await askWho(page);
  const faces = page.getByRole("list", { name: "Employees" }).getByRole("button");
  await expect(faces).toHaveCount(6);
  await page.getByRole("searchbox", { name: "Search people" }).fill("PET");
  await expect(faces).toHaveCount(1);
  await expect(faces).toContainText("Owen Petrov");
  await page.getByRole("searchbox", { name: "Search people" }).fill("trov");
  await expect(page.getByText("No one matches")).toBeVisible();
});

test("[TEAM-08] a wrong PIN says Invalid PIN, the right one by the number keys opens the screen", async ({ page }) => {
  await signIn(page, "lakesideRegister");
  await askWho(page);
  await givePin(page, "Owen Petrov", "9071");
  await expect(page.getByRole("alert").filter({ hasText: "Invalid PIN" })).toBeVisible();
  await page.keyboard.type("4816");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Owen", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/s\/2\/daybook$/);
});

test("[TEAM-06] a tick at a register waits for a PIN and then carries the employee", async ({ page }) => {
  await signIn(page, "lakesideRegister");
  const box = page.getByRole("checkbox", { name: "Doors locked" });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(page.getByRole("heading", { name: "Action needs employee" })).toBeVisible();
  const change = page.waitForRequest((request) => request.postData()?.includes("tickTask") ?? false);
  await givePin(page, "Grace Larsen");
  const headers = await (await change).allHeaders();
  expect(headers["x-user-employee"]).toMatch(/^\d+$/);
  await expect(box).toBeChecked();
  await expect(page.getByRole("listitem").filter({ has: box })).toContainText("Grace");
  await box.click();
  await expect(box).not.toBeChecked();
});

test("[TEAM-06] [TEAM-07] a tick whose question is canceled fails with its text and leaves the task open", async ({
  page,
}) => {
  await signIn(page, "lakesideRegister");
  const box = page.getByRole("checkbox", { name: "Day Close run" });
  await box.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Action needs employee");
  await expect(box).not.toBeChecked();
});

test("[TEAM-13] a screen that nobody touches locks after its idle time, not before", async ({ page }) => {
  await workingRegister(page, "Rosa Delgado");
  await page.clock.fastForward((idleSeconds - 5) * 1000);
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("group", { name: "PIN of Rosa Delgado" })).toBeVisible();
});

test("[TEAM-03] the same employee comes back to the last route, another one to the daybook", async ({ page }) => {
  await workingRegister(page, "Tyler Brandt");
  const areas = page.getByRole("navigation", { name: "Areas" });
  await areas.getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await page.getByRole("button", { name: "Lock the screen" }).click();
  await expect(page.getByRole("group", { name: "PIN of Tyler Brandt" })).toBeVisible();
  // The length of a PIN that was right before is known: the last digit is enough.
  await page.keyboard.type("4816");
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
  await expect(page).toHaveURL(/\/s\/2\/team/);

  await page.getByRole("button", { name: "Lock the screen" }).click();
  await page.getByRole("button", { name: "Switch employee" }).click();
  await givePin(page, "Sofia Marino");
  await expect(page).toHaveURL(/\/s\/2\/daybook$/);
});

test("[TEAM-04] the last employee is forgotten after 150 seconds", async ({ page }) => {
  await workingRegister(page, "Imani Okafor");
  await page.getByRole("button", { name: "Lock the screen" }).click();
  await expect(page.getByRole("group", { name: "PIN of Imani Okafor" })).toBeVisible();
  await page.clock.fastForward(151_000);
  await expect(page.getByRole("list", { name: "Employees" })).toBeVisible();
});

test("[TEAM-05] [TEAM-12] an employee clocks in, takes a break and clocks out", async ({ page }) => {
  await signIn(page, "musicRegister");
  await askWho(page);
  const free = facesOut(page);
  const name = await nameOn(free.last());
  await putOffForgottenClockOut(page);
  await givePin(page, name);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
  const clock = page.getByRole("region", { name: "Your clock" });
  await clock.getByRole("button", { name: "Clock in" }).click();
  await expect(clock).toContainText("In since");
  await clock.getByRole("button", { name: "Start break" }).click();
  await expect(clock).toContainText("On break since");
  await clock.getByRole("button", { name: "Clock out" }).click();
  await expect(clock.getByRole("button", { name: "Clock in" })).toBeVisible();
  await expect(clock.getByRole("button", { name: "End break" })).toHaveCount(0);
});
