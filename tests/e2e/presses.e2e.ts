import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addDays, monthsBetween, weekdayOf } from "#common/business-date.ts";
import {
  come,
  facesOut,
  finishCheckIn,
  forgetWhoIsThere,
  nameOn,
  scanSeller,
  typePin,
} from "#tests/e2e/at-register.ts";
import { choose } from "#tests/e2e/choose.ts";
import { countKeys, countPresses } from "#tests/e2e/count-presses.ts";
import { aPhone } from "#tests/e2e/license-card.ts";
import { faceOf, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { scan, smallBackstock } from "#tests/e2e/small-backstock.ts";

// What the counter does all day, at a register with nobody chosen: the most presses that each job may take beside the
// PIN's digits, what is typed and what is scanned. Below it the same by keyboard alone.
const mostPresses = {
  tickTask: 3,
  clockIn: 2,
  pinNote: 4,
  setGoal: 3,
  fillBin: 5,
  pullBin: 2,
  checkIn: 4,
  readYesterday: 2,
} as const;

/** Half of what each took when it was first counted: 13, 30, 59, 75 and 104; a third for the check-in's 71. */
const mostKeys = { tickTask: 6, tickOwnTask: 15, pinNote: 29, setGoal: 37, undo: 52, checkIn: 35 } as const;

/** The count stands in the report as well, so that it is seen to fall as it is seen to rise. */
function expectAtMost(most: number, count: number): void {
  test.info().annotations.push({ type: "presses", description: `${count} of at most ${most}` });
  expect(count).toBeLessThanOrEqual(most);
}

test("ticking a task takes three presses beside the PIN, and an Enter after it nothing more", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  const open = page.getByRole("region", { name: /Tasks/ }).getByRole("checkbox", { checked: false });
  await open.last().evaluate((element) => element.setAttribute("data-testid", "the task"));
  const box = page.getByTestId("the task");
  await box.click();
  await come(page, "Ana Ruiz");
  await expect(box).toBeChecked();
  expectAtMost(mostPresses.tickTask, (await presses()) - before);
  await page.keyboard.press("Enter");
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
});

test("clocking in takes two presses beside the PIN, says who and when, and is undone", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  await page.getByRole("banner").getByRole("button", { name: "Clock in" }).click();
  const free = facesOut(page);
  const name = await nameOn(free.first());
  await come(page, name);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText(new RegExp(`^${name.split(" ")[0]} clocked in at \\d+:\\d\\d [AP]M`));
  expectAtMost(mostPresses.clockIn, (await presses()) - before);
  await messages.getByRole("button", { name: "Undo" }).click();
  await expect(messages).toContainText("Undone");
  await expect(page.getByRole("region", { name: "Clock in" })).toHaveCount(0);
});

test("a note pinned for tomorrow takes four presses beside its words and the PIN", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  await page.getByRole("link", { name: "New note" }).click();
  const note = page.getByRole("dialog", { name: "New note" });
  await expect(note.getByLabel("Note", { exact: true })).toBeFocused();
  const words = `Pinned ${randomUUID().slice(0, 8)}`;
  await page.keyboard.insertText(words);
  await note.getByRole("button", { name: "Tomorrow", exact: true }).click();
  await note.getByRole("button", { name: "Add note" }).click();
  await come(page, "Ana Ruiz");
  await expect(note).toBeHidden();
  expectAtMost(mostPresses.pinNote, (await presses()) - before);
  const row = page.getByRole("region", { name: "Notes" }).getByRole("listitem").filter({ hasText: words });
  await expect(row).toContainText("Pinned until");
});

test("a day's goal takes three presses beside its digits and the PIN, and is saved as it was typed", async ({
  page,
}) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  await come(page, "Marcus King");
  const date = `${new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 8)}16`;
  await page.getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Goal setup" }).click();
  await expect(page.getByRole("heading", { name: "Sales goals" })).toBeVisible();
  for (const month of monthsBetween(new Date().toISOString().slice(0, 10), date).slice(1)) {
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page).toHaveURL(new RegExp(`month=${month.slice(0, 7)}`));
    await expect(page.locator(`[data-date="${month.slice(0, 7)}-16"]`)).toBeVisible();
  }
  await forgetWhoIsThere(page);
  const before = await presses();
  await page
    .getByRole("list", { name: /^Goals for/ })
    .getByRole("button")
    .nth(15)
    .click();
  // The cursor stands in the goal, whose amount is chosen: typing replaces it.
  await expect(page.getByLabel(/^Sales goal/)).toBeFocused();
  await page.keyboard.insertText("4322");
  await page.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  await come(page, "Marcus King");
  expectAtMost(mostPresses.setGoal, (await presses()) - before);
  const cell = page
    .getByRole("list", { name: /^Goals for/ })
    .getByRole("button")
    .nth(15);
  await expect(cell).toContainText("$4,322");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(cell).not.toContainText("$4,322");
});

test("filling a bin takes five presses beside its number and the PIN, typed or scanned; pulling it takes two", async ({
  page,
}) => {
  const presses = await countPresses(page);
  const { first, second, category, codeOf } = await smallBackstock(page.request);
  const messages = page.getByRole("region", { name: "Messages" });
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  const scanner = page.getByRole("dialog", { name: "Scan" });
  await signIn(page, "mapleRegister");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Backstock" }).click();
  const beforeTyped = await presses();
  await page.getByRole("link", { name: "Fill a bin" }).click();
  await expect(form.getByLabel("Bin", { exact: true })).toBeFocused();
  await page.keyboard.type(String(first), { delay: 60 });
  await chooseCategory(page, category);
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await come(page, "Ana Ruiz");
  await expect(messages).toContainText(`Bin ${first} filled with ${category}`);
  expectAtMost(mostPresses.fillBin, (await presses()) - beforeTyped);

  await forgetWhoIsThere(page);
  const beforeScanned = await presses();
  await scan(page, codeOf(second));
  await scanner.getByRole("link", { name: `Fill bin ${second}` }).click();
  await chooseCategory(page, category);
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await come(page, "Ana Ruiz");
  await expect(messages).toContainText(`Bin ${second} filled with ${category}`);
  expectAtMost(mostPresses.fillBin, (await presses()) - beforeScanned);

  await expect(form).toBeHidden();
  await forgetWhoIsThere(page);
  const beforePull = await presses();
  await scan(page, codeOf(first));
  await scanner.getByRole("button", { name: "Move to Floor" }).click();
  await come(page, "Ana Ruiz");
  await expect(
    scanner
      .getByText(`Bin ${first} moved to Floor`)
      .or(messages.getByText(`Bin ${first} moved to Floor`))
      .first(),
  ).toBeVisible();
  expectAtMost(mostPresses.pullBin, (await presses()) - beforePull);
});

async function chooseCategory(page: Page, category: string): Promise<void> {
  await choose(page.getByRole("dialog", { name: "Fill a bin" }).getByLabel("Category"), category);
}

test("a seller whose license was scanned is checked in with four presses beside the PIN, and the number stays", async ({
  page,
}) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Buys" }).click();
  const before = await presses();
  const lastName = await scanSeller(page);
  await checkInNew(page, "Ana Ruiz", lastName);
  expectAtMost(mostPresses.checkIn, (await presses()) - before);
});

/** From a new seller's license to the number: the phone goes where the cursor is, and a digit counts the bags. */
async function checkInNew(page: Page, name: string, lastName: string): Promise<void> {
  await expect(page.getByLabel("Mobile")).toBeFocused();
  await page.keyboard.type(aPhone(), { delay: 60 });
  await page.getByRole("button", { name: "Next: the pile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(lastName, "i") })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("button", { name: "2 bags" })).toHaveAttribute("aria-pressed", "true");
  await finishCheckIn(page, name);
  const done = page.getByRole("region", { name: "Checked in" });
  await expect(done.getByRole("status").first()).toHaveText(/^\d+$/);
  await expect(done).toContainText(new RegExp(lastName, "i"));
}

test("why the last day was low is read with two presses and no PIN, in parts that add up", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Reports" }).click();
  const reason = page
    .getByRole("main")
    .locator("section")
    // By its weekday where yesterday was a closed day.
    .filter({ hasText: /^(Yesterday|\w+day) (missed|beat|met)/ });
  await expect(reason).toContainText(/customers?.*pieces each.*a piece/);
  expectAtMost(mostPresses.readYesterday, (await presses()) - before);
  const dollars = (words: string) => Number(words.replaceAll(/[^\d-]/g, ""));
  // Read at one instant: a sale of yesterday that comes late moves the sum and its parts together.
  const { title, parts } = await reason.evaluate((section) => ({
    title: section.querySelector("h2")?.textContent ?? "",
    parts: [...section.querySelectorAll("strong")].map((part) => part.textContent),
  }));
  const difference = dollars(title) * (title.includes("missed") ? -1 : 1);
  expect(parts.map(dollars).reduce((sum, part) => sum + part, 0)).toBe(difference);
});

test("with keys alone a task is ticked and a pinned note written in half the keys it once took", async ({ page }) => {
  await signIn(page, "mapleRegister");
  await page.getByRole("checkbox", { checked: false }).first().waitFor();
  const keys = countKeys(page);
  await keys.press("t");
  const box = page.locator("[data-shortcut=t]");
  await expect(box).toBeFocused();
  await box.evaluate((element) => element.setAttribute("data-testid", "the task"));
  await keys.press("Space");
  await faceOf(page, "Ana Ruiz").waitFor();
  await keys.type("ana");
  await keys.press("Enter");
  await typePin(page, "Ana Ruiz");
  await expect(page.getByTestId("the task")).toBeChecked();
  expectAtMost(mostKeys.tickTask, keys.count());

  await page.getByRole("button", { name: "Lock the screen" }).waitFor();
  const noteKeys = countKeys(page);
  await noteKeys.press("Shift+N");
  const note = page.getByRole("dialog", { name: "New note" });
  await expect(note.getByLabel("Note", { exact: true })).toBeFocused();
  await page.keyboard.insertText(`By keys ${randomUUID().slice(0, 8)}`);
  await noteKeys.choose(note.getByRole("button", { name: "Tomorrow", exact: true }));
  await noteKeys.choose(note.getByRole("button", { name: "Add note" }));
  await expect(note).toBeHidden();
  expectAtMost(mostKeys.pinNote, noteKeys.count());
});

test("with keys alone a person at their own screen ticks a task, and undoes what a message offers below a full list", async ({
  page,
}) => {
  await signIn(page, "manager");
  await page.getByRole("checkbox", { checked: false }).first().waitFor();
  const keys = countKeys(page);
  await keys.press("t");
  const box = page.locator("[data-shortcut=t]");
  await expect(box).toBeFocused();
  await box.evaluate((element) => element.setAttribute("data-testid", "the task"));
  await keys.press("Space");
  await expect(page.getByTestId("the task")).toBeChecked();
  expectAtMost(mostKeys.tickOwnTask, keys.count());
  await page.keyboard.press("Space");
  await expect(page.getByTestId("the task")).not.toBeChecked();

  const name = `By keys ${randomUUID().slice(0, 8)}`;
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "New task" }).getByRole("textbox", { name: "Task" }).fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: `Details of ${name}` }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete" }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText(`${name} deleted`);
  const undoKeys = countKeys(page);
  await undoKeys.press("F8");
  await undoKeys.choose(messages.getByRole("button", { name: "Undo" }));
  await expect(page.getByRole("checkbox", { name })).toBeVisible();
  expectAtMost(mostKeys.undo, undoKeys.count());
});

test("with keys alone a Saturday's goal is set from the daybook in half the keys it once took", async ({ page }) => {
  await signIn(page, "manager");
  const keys = countKeys(page);
  await keys.press("/");
  await keys.type("goal");
  await expect(page.getByRole("option", { name: "Sales goals" })).toBeVisible();
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Sales goals" })).toBeVisible();
  // Next month's first Saturday: this month may have none left.
  await keys.choose(page.getByRole("button", { name: "Next month" }));
  await expect(page).toHaveURL(/month=/);
  const month = new URL(page.url()).searchParams.get("month") ?? "";
  const cells = page.getByRole("list", { name: /^Goals for/ }).getByRole("button");
  await expect(cells.first()).toHaveAttribute("data-date", `${month}-01`);
  await keys.reach(cells.first());
  const stepsToSaturday = 6 - weekdayOf(`${month}-01`);
  for (let step = 0; step < stepsToSaturday; step += 1) {
    await keys.press("ArrowRight");
  }
  const saturday = cells.nth(stepsToSaturday);
  await expect(saturday).toHaveAttribute("data-date", addDays(`${month}-01`, stepsToSaturday));
  await keys.press("Enter");
  await expect(page.getByLabel(/^Sales goal/)).toBeFocused();
  await page.keyboard.insertText("4877");
  await keys.press("Enter");
  await expect(saturday).toContainText("$4,877");
  expectAtMost(mostKeys.setGoal, keys.count());
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(saturday).not.toContainText("$4,877");
});

test("a seller whose license was scanned is checked in by keyboard with a third of the keys of before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener(
      "keydown",
      (event) => event.isTrusted && Reflect.set(window, "keys", Number(Reflect.get(window, "keys") ?? 0) + 1),
      true,
    );
  });
  await signIn(page, "mapleRegister");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Buys" }).click();
  const lastName = await scanSeller(page);
  await expect(page.getByLabel("Mobile")).toBeFocused();
  await page.keyboard.type(aPhone(), { delay: 60 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(lastName, "i") })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("button", { name: "2 bags" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await come(page, "Ana Ruiz");
  await expect(page.getByRole("region", { name: "Checked in" })).toContainText(new RegExp(lastName, "i"));
  expectAtMost(mostKeys.checkIn, await page.evaluate(() => Number(Reflect.get(window, "keys"))));
});
