import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addDays } from "#common/business-date.ts";
import { seeTask } from "#tests/e2e/folded-tasks.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { pairAtScreen } from "#tests/e2e/small-till.ts";

/** Today's sales in whole dollars, as the goal panel says them. */
async function salesOf(page: Page): Promise<number> {
  const label = await page.getByLabel(/What goes into Sales/).getAttribute("aria-label");
  // A day without a sale has no figure yet.
  return Number((/^\$([\d,]+)/.exec(label ?? "")?.[1] ?? "0").replaceAll(",", ""));
}

async function addTask(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "New task" }).click();
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByRole("textbox", { name: "Task" }).fill(name);
  await dialog.getByRole("button", { name: "Add task" }).click();
  await expect(page.getByRole("checkbox", { name })).toBeVisible();
}

test("[DAY-01] a sale that a till sends moves today's figure, without a reload", async ({ openScreen }) => {
  const page = await openScreen("owner");
  const till = await pairAtScreen(page, 3);

  await page.goto("/s/3/daybook");
  await expect(page.getByLabel(/What goes into Sales/)).toBeVisible();
  const yesterday = await page.getByRole("link", { name: "Previous day" }).getAttribute("href");
  const businessDate = addDays(yesterday?.split("/").at(-1) ?? "", 1);
  await page.evaluate(() => document.body.setAttribute("data-not-reloaded", ""));
  const before = await salesOf(page);
  await till.ringUp({ businessDate, cents: 321_000 });
  await expect.poll(() => salesOf(page), { intervals: [100] }).toBeGreaterThanOrEqual(before + 3210);
  await expect(page.locator("body")).toHaveAttribute("data-not-reloaded");
});

test("[DAY-07] a tick on one screen shows on another without a reload, and so does taking it back", async ({
  openScreen,
}) => {
  const [counter, office] = [await openScreen("manager"), await openScreen("employee")];
  await counter.goto("/s/1/daybook");
  await office.goto("/s/1/daybook");
  await expect(office.getByRole("heading", { name: "Tasks" })).toBeVisible();
  const name = `Dust the shelves ${randomUUID().slice(0, 8)}`;
  await addTask(counter, name);
  const there = office.getByRole("checkbox", { name });
  await expect(there).not.toBeChecked();
  await counter.getByRole("checkbox", { name }).check();
  await expect(there).toBeChecked();
  await expect(office.getByRole("listitem").filter({ has: there })).toContainText("Marcus");
  await counter.getByRole("checkbox", { name }).uncheck();
  await expect(there).not.toBeChecked();
});

test("[DAY-05] what is for managers only never reaches an employee's screen", async ({ openScreen }) => {
  const [manager, employee] = [await openScreen("manager"), await openScreen("employee")];
  await manager.goto("/s/1/daybook");
  await expect(manager.getByRole("checkbox", { name: "Look at yesterday's discounts" })).toBeVisible();
  const answers: string[] = [];
  employee.on("response", (response) => {
    void response.text().then(
      (body) => answers.push(body),
      () => undefined,
    );
  });
  await employee.goto("/s/1/daybook");
  await seeTask(employee, "Count the drawer");
  await expect(employee.getByText("Look at yesterday's discounts")).toHaveCount(0);
  expect(answers.join("\n")).not.toContain("Look at yesterday's discounts");
});

test("a written note stands on the day, here and on the other screen", async ({ openScreen }) => {
  const [page, other] = [await openScreen("employee"), await openScreen("manager")];
  await other.goto("/s/1/daybook");
  await page.goto("/s/1/daybook");
  const words = `The blue rack squeaks ${randomUUID().slice(0, 8)}`;
  await page.getByRole("link", { name: "New note" }).click();
  await page.getByRole("dialog", { name: "New note" }).getByRole("textbox", { name: "Note" }).fill(words);
  await page.getByRole("button", { name: "Add note" }).click();
  for (const screen of [page, other]) {
    await expect(screen.getByRole("region", { name: "Notes" }).getByText(words)).toBeVisible();
  }
});

test("[FRM-03] leaving a note half written asks first, and Cancel keeps the words", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook/notes/new");
  const body = page.getByRole("dialog", { name: "New note" }).getByRole("textbox", { name: "Note" });
  await body.fill("Half a thought");
  await page.getByRole("dialog", { name: "New note" }).getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await expect(question).toContainText("You have unsaved changes, are you sure you want to leave?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(body).toHaveValue("Half a thought");
});

test("the day's work stands above the fold: six open tasks at the counter, two on a phone", async ({ openScreen }) => {
  const counter = await openScreen("employee", { viewport: { width: 1366, height: 768 } });
  const phone = await openScreen("employee", { viewport: { width: 390, height: 844 } });
  for (const page of [counter, phone]) {
    await page.goto("/s/1/daybook");
    await expect(page.getByRole("checkbox", { checked: false }).first()).toBeVisible();
  }
  await expect.poll(() => openTasksInSight(counter)).toBeGreaterThanOrEqual(6);
  await expect.poll(() => openTasksInSight(phone)).toBeGreaterThanOrEqual(2);
  const panel = counter.getByRole("region", { name: "Goal progress" });
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(130);
  expect((await phone.getByRole("region", { name: "Goal progress" }).boundingBox())?.height).toBeLessThanOrEqual(130);
});

/** How many boxes of open tasks can be pressed without scrolling, above what stands at the foot of the screen. */
function openTasksInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const foot = document.querySelector("nav[class*=bar]")?.getBoundingClientRect().top ?? window.innerHeight;
    const boxes = [...document.querySelectorAll<HTMLInputElement>("#page li input[type=checkbox]:not(:checked)")];
    return boxes.filter((box) => box.getBoundingClientRect().bottom <= foot).length;
  });
}
