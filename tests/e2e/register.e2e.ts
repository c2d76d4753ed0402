import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { monthsBetween } from "#common/business-date.ts";
import { aCard, aPhone, scanCard } from "#tests/e2e/license-card.ts";
import { faceOf, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { smallBackstock } from "#tests/e2e/small-backstock.ts";

// At a register with nobody chosen: what waits for a PIN is as it was when the PIN was right, and takes few presses.

const pin = "4816";

/** Counts what a finger presses, a character that is typed or scanned aside; answers how many so far. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      const isTyped = event instanceof KeyboardEvent && event.key.length === 1 && event.key !== " ";
      if (event.isTrusted && !isTyped) {
        Reflect.set(window, "presses", Number(Reflect.get(window, "presses") ?? 0) + 1);
      }
    };
    window.addEventListener("pointerdown", count, true);
    window.addEventListener("keydown", count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "presses") ?? 0));
}

/** Somebody has to come: chooses a face and types the PIN, whose last digit sends it. */
async function come(page: Page, name: string): Promise<void> {
  await faceOf(page, name).click();
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeVisible();
  await page.keyboard.type(pin);
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeHidden();
}

async function scanSeller(page: Page): Promise<string> {
  const lastName = `COUNTER${String.fromCharCode(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
  await expect(page.getByRole("heading", { name: "Buys" })).toBeVisible();
  await scanCard(page, aCard(lastName, `W${randomInt(10_000_000, 99_999_999)}`));
  await expect(page.getByRole("region", { name: "Seller" })).toContainText(new RegExp(lastName, "i"));
  return lastName;
}

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

async function finishCheckIn(page: Page, name: string): Promise<void> {
  const paper = page.getByLabel("Sign on paper");
  if (await paper.isVisible()) {
    await paper.click();
  }
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await come(page, name);
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
  expect((await presses()) - before).toBeLessThanOrEqual(3);
  await page.keyboard.press("Enter");
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
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
  expect((await presses()) - before).toBeLessThanOrEqual(4);
  const row = page.getByRole("region", { name: "Notes" }).getByRole("listitem").filter({ hasText: words });
  await expect(row).toContainText("Pinned until");
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
  await keys.choose(faceOf(page, "Ana Ruiz"));
  await page.keyboard.type(pin);
  await expect(page.getByTestId("the task")).toBeChecked();
  // Once 30 keys from the top of the page, and 59 for the note.
  expect(keys.count()).toBeLessThanOrEqual(15);

  await page.getByRole("button", { name: "Lock the screen" }).waitFor();
  const noteKeys = countKeys(page);
  await noteKeys.press("Shift+N");
  const note = page.getByRole("dialog", { name: "New note" });
  await expect(note.getByLabel("Note", { exact: true })).toBeFocused();
  await page.keyboard.insertText(`By keys ${randomUUID().slice(0, 8)}`);
  await noteKeys.choose(note.getByRole("button", { name: "Tomorrow", exact: true }));
  await noteKeys.choose(note.getByRole("button", { name: "Add note" }));
  await expect(note).toBeHidden();
  expect(noteKeys.count()).toBeLessThanOrEqual(29);
});

type Keys = { press: (key: string) => Promise<void>; choose: (target: Locator) => Promise<void>; count: () => number };

/** Goes everywhere by Tab and presses with Enter, as somebody without a mouse does. */
function countKeys(page: Page): Keys {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    choose: async (target) => {
      await target.waitFor();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      while (!(await isThere()) && count < 60) {
        await press("Tab");
      }
      await press("Enter");
    },
    count: () => count,
  };
}

test("clocking in takes two presses beside the PIN, says who and when, and is taken back", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  await page.getByRole("banner").getByRole("button", { name: "Clock in" }).click();
  const free = page.getByRole("list", { name: "Employees" }).getByRole("button").filter({ hasText: "Clocked out" });
  const name = await nameOn(free.first());
  await come(page, name);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText(new RegExp(`^${name.split(" ")[0]} clocked in at \\d+:\\d\\d [AP]M`));
  expect((await presses()) - before).toBeLessThanOrEqual(2);
  await messages.getByRole("button", { name: "Undo" }).click();
  await expect(messages).toContainText("Undone");
  await expect(page.getByRole("region", { name: "Clock in" })).toHaveCount(0);
});

test("whoever is clocked out is offered the clock right after the PIN, until they are in", async ({ page }) => {
  await signIn(page, "mapleRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  const free = page.getByRole("list", { name: "Employees" }).getByRole("button").filter({ hasText: "Clocked out" });
  const name = await nameOn(free.last());
  await come(page, name);
  const offer = page.getByRole("region", { name: "Clock in" });
  await expect(offer).toContainText(`You aren't clocked in, ${name.split(" ")[0]}`);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
  const clock = page.getByRole("region", { name: "Your clock" });
  await clock.getByRole("button", { name: "Clock in" }).click();
  await expect(offer).toHaveCount(0);
  await expect(clock).toContainText("In since");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(clock.getByRole("button", { name: "Clock in" })).toBeVisible();
});

test("a seller whose license was scanned is checked in with four presses beside the PIN, and the number stays", async ({
  page,
}) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Buys" }).click();
  const before = await presses();
  const lastName = await scanSeller(page);
  await checkInNew(page, "Ana Ruiz", lastName);
  expect((await presses()) - before).toBeLessThanOrEqual(4);
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
  expect(await page.evaluate(() => Number(Reflect.get(window, "keys")))).toBeLessThanOrEqual(35);
});

test("[BUY-10] a check-in by phone keeps its number and its words through the PIN", async ({ page }) => {
  await signIn(page, "mapleRegister");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Buys" }).click();
  await page.getByRole("link", { name: "Check in", exact: true }).click();
  await page.getByLabel("Mobile").fill(aPhone());
  await page
    .getByRole("button", { name: "Next: the pile" })
    .or(page.getByRole("button", { name: "New customer" }))
    .click();
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Quill");
  await page.getByRole("button", { name: "Next: the pile" }).click();
  await page.getByRole("button", { name: "1 bag" }).click();
  await finishCheckIn(page, "Ana Ruiz");
  const done = page.getByRole("region", { name: "Checked in" });
  await expect(done.getByRole("status").first()).toHaveText(/^\d+$/);
  await expect(done).toContainText("Nora Quill");
  await expect(done).toContainText("In Simulated POS");
});

test("a note and a task that were written before anybody came are saved by whoever comes", async ({ page }) => {
  await signIn(page, "mapleRegister");
  const words = randomUUID().slice(0, 8);
  await page.getByRole("link", { name: "New note" }).click();
  const note = page.getByRole("dialog", { name: "New note" });
  await note.getByLabel("Note", { exact: true }).fill(`Note ${words}`);
  await note.getByRole("button", { name: "Add note" }).click();
  await come(page, "Ana Ruiz");
  await expect(note).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: `Note ${words}` })).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "New task" }).click();
  const task = page.getByRole("dialog", { name: "New task" });
  await task.getByRole("textbox", { name: "Task" }).fill(`Task ${words}`);
  await task.getByRole("button", { name: "Add task" }).click();
  await come(page, "Ana Ruiz");
  await expect(task).toBeHidden();
  await expect(page.getByRole("checkbox", { name: `Task ${words}` })).toBeVisible();
});

test("a bin that nobody in particular fills is filled by whoever comes", async ({ page }) => {
  const { first, category } = await smallBackstock(page.request);
  await signIn(page, "mapleRegister");
  await page.goto("/s/1/backstock/detail/new");
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  await form.getByLabel("Bin", { exact: true }).fill(String(first));
  await form.getByLabel("Bin", { exact: true }).press("Enter");
  await expect(form.getByText("Choose another bin")).toBeVisible();
  await form.getByLabel("Category").selectOption({ label: category });
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await come(page, "Ana Ruiz");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(`Bin ${first} filled with ${category}`);
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
  expect((await presses()) - before).toBeLessThanOrEqual(3);
  const cell = page
    .getByRole("list", { name: /^Goals for/ })
    .getByRole("button")
    .nth(15);
  await expect(cell).toContainText("$4,322");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(cell).not.toContainText("$4,322");
});

/** As after ten minutes: the server believes nobody at this screen any more, and the screen does not know it yet. */
async function forgetWhoIsThere(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem("hangtag.session") ?? "{}");
    const headers = {
      "content-type": "application/json",
      "x-user-email": session.email,
      "x-user-token": session.token,
      "x-user-store": "1",
      "x-app-version": "25.9.2",
      "x-device-id": localStorage.getItem("hangtag.device") ?? "",
    };
    const body = JSON.stringify({ query: "mutation { lockScreen }" });
    return (await fetch("/graphql?store_id=1", { method: "POST", headers, body })).json();
  });
  expect(answer.errors).toBeUndefined();
}

async function nameOn(face: Locator): Promise<string> {
  const written = (await face.textContent()) ?? "";
  return written.replace(/^[A-Z]{2,3}(?=[A-Z][a-z])/, "").replace("Clocked out", "");
}

const desk = ["daybook", "daybook/notes/new", "daybook/tasks/new", "buys", "buys/checkin/new", "buys/detail/v1_new"];
const behind = ["backstock", "backstock/detail/new", "backstock/scan", "team", "reports", "softwareUpdates", "about"];

for (const [place, paths] of Object.entries({ desk, behind })) {
  test(`each page of the ${place} is the same one after a PIN, with what was typed`, async ({ openScreen }) => {
    test.slow();
    const page = await openScreen("lakesideRegister");
    for (const path of paths) {
      await test.step(path, () => expectSamePageAfterPin(page, path));
    }
  });
}

async function expectSamePageAfterPin(page: Page, path: string): Promise<void> {
  await page.goto(`/s/2/${path}`);
  await expect(page.getByRole("button", { name: "Clock in", exact: true })).toBeAttached();
  await expect(page.locator("#page :is(h1, h2), dialog h2").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // Where there is room for words: what is typed into a field that chooses something becomes the choice once it is left.
  const field = page.locator("#page form textarea").or(page.locator("#page form input[inputmode=tel]")).first();
  const hasField = (await field.count()) > 0;
  if (hasField) {
    await field.fill("7");
  }
  const marked = await page.evaluate(() => {
    const parts = document.querySelectorAll("#page :is(h1, form, input, textarea, select, dialog)");
    parts.forEach((part) => part.setAttribute("data-before", ""));
    return parts.length;
  });
  // What the server shows to whoever came is read again once they are there; only then could the page have become another.
  const readAgain = page.waitForResponse((response) => response.request().headers()["x-user-employee"] !== undefined);
  // A register has nobody there to ask for it from inside a dialog, so the question comes as a waiting change's does.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-nobody]")?.click());
  await come(page, "Sofia Marino");
  await readAgain;
  const lock = page.getByRole("button", { name: "Lock the screen" });
  await expect(lock).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.locator("[data-before]")).toHaveCount(marked);
  if (hasField) {
    await expect(field).toHaveValue(/7/);
  }
  await lock.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("button", { name: "Clock in", exact: true })).toBeAttached();
}

test("a register follows when the store locks its screens sooner", async ({ page, browser }) => {
  await signIn(page, "musicRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  await page.getByRole("list", { name: "Employees" }).getByRole("button").first().click();
  await page.keyboard.type(pin);
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
  const office = await (await browser.newContext()).newPage();
  await signIn(office, "owner");
  await office.goto("/s/3/settings/switches");
  const refetched = page.waitForRequest((request) => request.postData()?.includes("TeamSettings") ?? false);
  await office.getByLabel("Lock the screen after").selectOption("120");
  await refetched;
  await office.getByLabel("Lock the screen after").selectOption("90");
});

test("why yesterday was low is read with two presses and no PIN, in parts that add up", async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, "mapleRegister");
  const before = await presses();
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Reports" }).click();
  const reason = page
    .getByRole("main")
    .locator("section")
    .filter({ hasText: /^Yesterday (missed|beat|met)/ });
  await expect(reason).toContainText(/customers?.*pieces each.*a piece/);
  expect((await presses()) - before).toBeLessThanOrEqual(2);
  const dollars = (words: string) => Number(words.replaceAll(/[^\d-]/g, ""));
  const title = (await reason.getByRole("heading").textContent()) ?? "";
  const parts = await reason.locator("strong").allTextContents();
  const difference = dollars(title) * (title.includes("missed") ? -1 : 1);
  expect(parts.map(dollars).reduce((sum, part) => sum + part, 0)).toBe(difference);
});
