import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { facesOut, putOffForgottenClockOut } from "#tests/e2e/at-register.ts";
import { choose } from "#tests/e2e/choose.ts";
import { faceOf, people, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { scan, smallBackstock } from "#tests/e2e/small-backstock.ts";
import { pressKey, watchFocus } from "#tests/e2e/watch-focus.ts";

async function giveName(page: Page, name: string): Promise<void> {
  await pressKey(faceOf(page, name));
  await expect(page.getByLabel("PIN", { exact: true })).toBeFocused();
  await page.keyboard.type("4816");
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeHidden();
}

/** A task of this journey alone: another one that ticks the same task meanwhile takes the focus's place away. */
async function addTask(office: Page): Promise<string> {
  const name = `Dust the shelf ${randomUUID().slice(0, 8)}`;
  await office.goto("/s/1/daybook/tasks/new");
  const form = office.getByRole("dialog", { name: "New task" });
  await form.getByRole("textbox", { name: "Task" }).fill(name);
  await form.getByRole("button", { name: "Add task" }).click();
  await expect(form).toBeHidden();
  return name;
}

test("after the sign-in the focus is on the day, and after a tick with a PIN on the task", async ({
  page,
  openScreen,
}) => {
  const name = await addTask(await openScreen("manager"));
  const focus = await watchFocus(page);
  await page.goto("/auth/login");
  await pressKey(page.getByRole("button", { name: people.mapleRegister, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const box = page.getByRole("checkbox", { name });
  await pressKey(box, "Space");
  await giveName(page, "Ana Ruiz");
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await pressKey(box, "Space");
  await expect(box).not.toBeChecked();
  await pressKey(page.getByRole("button", { name: "Lock the screen" }));
  await giveName(page, "Ana Ruiz");
  await focus.expectKept();
});

test("clocking in and canceling the question who it is keep the focus", async ({ page }) => {
  const focus = await watchFocus(page);
  await putOffForgottenClockOut(page);
  await signIn(page, "mapleRegister");
  const clockIn = page.getByRole("banner").getByRole("button", { name: "Clock in" });
  await pressKey(clockIn);
  await expect(page.getByRole("list", { name: "Employees" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(clockIn).toBeFocused();
  await pressKey(clockIn);
  const face = facesOut(page);
  // Another journey clocks the first one in and out meanwhile.
  await pressKey(face.nth(1));
  await expect(page.getByLabel("PIN", { exact: true })).toBeFocused();
  await page.keyboard.type("4816");
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("clocked in at");
  await page.keyboard.press("F8");
  await expect(messages.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(messages).toContainText("Undone");
  await focus.expectKept();
});

test("a dialog of the day gives the focus back to what opened it, and the day before keeps it on its arrow", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const focus = await watchFocus(page);
  await page.goto("/s/1/daybook");
  const newNote = page.getByText("New note").first();
  await pressKey(newNote);
  const form = page.getByRole("dialog", { name: "New note" });
  await expect(form.getByLabel("Note", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(newNote).toBeFocused();
  const before = page.getByLabel("Previous day");
  await pressKey(before);
  await expect(page).toHaveURL(/daybook\/\d{4}/);
  await expect(before).toBeFocused();
  await focus.expectKept();
});

test("the week before keeps the focus on its arrow", async ({ openScreen }) => {
  const page = await openScreen("manager");
  const focus = await watchFocus(page);
  await page.goto("/s/1/reports/weekly");
  const before = page.getByLabel("Previous week");
  await pressKey(before);
  await expect(page).toHaveURL(/\?/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(before).toBeFocused();
  await focus.expectKept();
});

test("filling a bin and pulling it keep the focus", async ({ openScreen }) => {
  const page = await openScreen("manager");
  const focus = await watchFocus(page);
  const { first, category, codeOf } = await smallBackstock(page.request);
  await page.goto("/s/1/backstock/detail/new");
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  await form.getByLabel("Bin", { exact: true }).fill(String(first));
  await page.keyboard.press("Enter");
  await expect(form.getByRole("group", { name: "Bin" })).toContainText(String(first));
  await choose(form.getByLabel("Category"), category);
  await pressKey(form.getByRole("button", { name: "Fill bin", exact: true }));
  await expect(form).toBeHidden();
  const scanner = page.getByRole("dialog", { name: "Scan" });
  await scan(page, codeOf(first));
  await expect(scanner.getByRole("button", { name: "Move to Floor" })).toBeVisible();
  await pressKey(scanner.getByRole("button", { name: "Floor", exact: true }));
  await scan(page, codeOf(first));
  await pressKey(scanner.getByRole("button", { name: "Move 1 bin to Floor" }));
  await expect(scanner.getByText("1 bin moved to Floor")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(scanner).toBeHidden();
  await focus.expectKept();
});

test("a day's goal is saved and the focus stays in the goals", async ({ openScreen }) => {
  const page = await openScreen("manager");
  const focus = await watchFocus(page);
  const date = `${new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 8)}15`;
  await page.goto(`/s/1/goal/settings?activeSetup=1&month=${date.slice(0, 7)}&day=${date}`);
  await page.getByLabel(/^Sales goal/).fill("4321");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Undone");
  await focus.expectKept();
});

test("Escape in the search leads back to the page, and its results are counted aloud", async ({ openScreen }) => {
  const page = await openScreen("manager");
  const focus = await watchFocus(page);
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("weekly", { delay: 80 });
  await expect(page.getByRole("option", { name: "Weekly report" })).toBeVisible();
  await expect(page.locator("[data-announcer]").first()).toContainText("result");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await focus.expectKept();
});
