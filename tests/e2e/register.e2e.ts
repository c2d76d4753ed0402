import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { come, facesOut, finishCheckIn, nameOn, putOffForgottenClockOut } from "#tests/e2e/at-register.ts";
import { aPhone } from "#tests/e2e/license-card.ts";
import { choose } from "#tests/e2e/choose.ts";
import { pin, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { smallBackstock } from "#tests/e2e/small-backstock.ts";

// At a register with nobody chosen: what waits for a PIN is as it was when the PIN was right. How many presses it takes
// is counted in presses.e2e.ts.

test("the person who is clocked out is offered the clock right after the PIN, until they are in", async ({ page }) => {
  await putOffForgottenClockOut(page);
  await signIn(page, "mapleRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  const free = facesOut(page);
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
  await expect(done).toContainText(/In (Simulated|Journey) POS/);
});

test("a note and a task that were written before anybody came are saved by the person who comes", async ({ page }) => {
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

test("a bin that nobody in particular fills is filled by the person who comes", async ({ page }) => {
  const { first, category } = await smallBackstock(page.request);
  await signIn(page, "mapleRegister");
  await page.goto("/s/1/backstock/detail/new");
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  await form.getByLabel("Bin", { exact: true }).fill(String(first));
  await form.getByLabel("Bin", { exact: true }).press("Enter");
  await expect(form.getByText("Choose another bin")).toBeVisible();
  await choose(form.getByLabel("Category"), category);
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await come(page, "Ana Ruiz");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(`Bin ${first} filled with ${category}`);
});

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
  // What the server shows to the person who came is read again once they are there; only then could the page have
  // become another.
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
  await choose(office.getByLabel("Lock the screen after"), "2 minutes");
  await refetched;
  await choose(office.getByLabel("Lock the screen after"), "90 seconds");
});
