import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

async function newTask(page: Page, name: string): Promise<void> {
  await page.goto("/s/1/daybook/tasks/new");
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByRole("textbox", { name: "Task" }).fill(name);
  await dialog.getByRole("button", { name: "Add task" }).click();
  await expect(dialog).toBeHidden();
}

test("[DAY-03] a manager makes a list, puts it first by keyboard, drags it down and deletes it again", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const name = `Inventory ${randomUUID().slice(0, 8)}`;
  await page.goto("/s/1/daybook/settings");
  await page.getByRole("link", { name: "New task list" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Add task" }).click();
  await page.getByRole("textbox", { name: "Task" }).fill("Count the guitars");
  await page.getByRole("radio", { name: /Must do/ }).check();
  await page.getByRole("button", { name: "Save" }).click();

  const lists = page.getByRole("list", { name: "Task lists" }).getByRole("listitem");
  await expect(lists.last()).toContainText(name);
  const before = await lists.count();
  const handle = page.getByRole("button", { name: `Move ${name}`, exact: true });
  for (let step = 1; step < before; step += 1) {
    await handle.press("ArrowUp");
    await expect(lists.nth(before - 1 - step)).toContainText(name);
  }
  const elsewhere = await openScreen("owner");
  await elsewhere.goto("/s/1/daybook/settings");
  const listsThere = elsewhere.getByRole("list", { name: "Task lists" }).getByRole("listitem");
  await expect(listsThere.first()).toContainText(name);

  // Picked up and put back, then picked up and dropped one place down, all from the keyboard.
  const status = page.getByRole("status");
  await handle.press("Space");
  await expect(status.filter({ hasText: `${name} picked up` })).toBeAttached();
  await handle.press("ArrowDown");
  await expect(status.filter({ hasText: `${name} is now 2` })).toBeAttached();
  await handle.press("Escape");
  await expect(status.filter({ hasText: `${name} is back in place` })).toBeAttached();
  await expect(lists.first()).toContainText(name);
  await expect(handle).toBeFocused();
  await handle.press("Space");
  await handle.press("ArrowDown");
  await handle.press("Space");
  await expect(lists.nth(1)).toContainText(name);
  await expect(listsThere.nth(1)).toContainText(name);
  await expect(handle).toBeFocused();

  // Two places at once: a row that has been moved under the pointer must go on following it.
  // A row that was just dropped still glides to its place; hovering waits until it lies still.
  await handle.hover();
  await page.mouse.down();
  const [from, to] = [await handle.boundingBox(), await lists.nth(2).boundingBox()];
  if (from === null || to === null) {
    throw new Error("The lists are not on the screen");
  }
  await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 8 });
  await expect(status.filter({ hasText: `${name} is now 3` })).toBeAttached();
  await page.mouse.up();
  await expect(lists.nth(2)).toContainText(name);
  await expect(listsThere.nth(2)).toContainText(name);

  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.getByRole("button", { name: "Delete list" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete list" }).click();
  await expect(lists).toHaveCount(before - 1);
});

test("[DAY-06] an order that the server refuses is put back, with the server's words", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook/settings");
  const lists = page.getByRole("list", { name: "Task lists" }).getByRole("listitem");
  const first = (await lists.first().getByRole("link").textContent()) ?? "";
  const message = "Somebody else is changing the lists";
  await page.route(/\/graphql/, async (route) => {
    const body = route.request().postData() ?? "";
    const refusal = { data: null, errors: [{ message, extensions: { code: "busy" } }] };
    // Whatever else goes in the same request is refused with it.
    const refusals = body.includes("ReorderTaskLists") ? Array.from(JSON.parse(body), () => refusal) : null;
    await (refusals === null ? route.continue() : route.fulfill({ json: refusals }));
  });
  await lists
    .first()
    .getByRole("button", { name: /^Move .*/ })
    .first()
    .press("ArrowDown");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(message);
  await expect(lists.first().getByRole("link")).toHaveText(first);
});

test("a task of the day is skipped with a reason, and Undo takes it back", async ({ openScreen }) => {
  const name = `Steam the rack ${randomUUID().slice(0, 8)}`;
  const page = await openScreen("employee");
  await newTask(page, name);
  await page.getByRole("link", { name: `Details of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("button", { name: "Skip" }).click();
  await dialog.getByRole("radio", { name: "something is broken" }).click();
  await dialog.getByRole("button", { name: "Skip" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("skipped: something is broken, Ana, ");
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect(row).not.toContainText("skipped");
});
