import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { seeTask } from "#tests/e2e/folded-tasks.ts";
import { startNextVersionProxy } from "#tests/e2e/next-version-proxy.ts";
import { givePin, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { underWorker } from "#tests/e2e/under-worker.ts";

test("[UPD-03] [UPD-06] offline a notice says so, the last data stays, and the program even opens", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Here now" })).toBeVisible();
  await underWorker(page);
  await seeTask(page, "Count the drawer");

  await page.context().setOffline(true);
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toContainText("This device is offline");
  await seeTask(page, "Count the drawer");

  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Maple Street");
  await seeTask(page, "Count the drawer");
  // Chromium's emulation cuts the network of a page that was loaded again, but may tell it that it is online.
  await expect(notices).toContainText(/This device is offline|We can't reach Hangtag/);

  await page.getByRole("link", { name: "Details of Count the drawer" }).click();
  const details = page.getByRole("dialog", { name: "Count the drawer" });
  await expect(details).toContainText("Opening");
  await details.getByRole("button", { name: "Close" }).click();
  await seeTask(page, "Count the drawer");

  await page.context().setOffline(false);
  await expect(notices).not.toContainText("What you see may be old");
});

test("a browser that keeps the program still opens the pages of sellers and of the kiosk", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook");
  await underWorker(page);
  for (const path of ["/checkin/maple-street-1", "/checkin/maple-street-1/sign", "/kiosk"]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(/Maple Street|check-in tablet/);
    await expect(page.getByRole("main"), path).not.toContainText("Page not found");
  }
});

test("a register's tick waits for the connection, survives a reload and is sent as the person who ticked", async ({
  openScreen,
}) => {
  const name = `Water the plants ${randomUUID().slice(0, 8)}`;
  const office = await openScreen("manager");
  await office.goto("/s/1/daybook/tasks/new");
  const form = office.getByRole("dialog", { name: "New task" });
  await form.getByRole("textbox", { name: "Task" }).fill(name);
  await form.getByRole("button", { name: "Add task" }).click();
  await expect(form).toBeHidden();
  const register = await openScreen("mapleRegister");
  await register.goto("/s/1/daybook");
  await underWorker(register);
  const box = register.getByRole("checkbox", { name });
  await register.getByRole("checkbox", { name }).click();
  await givePin(register, "Ana Ruiz");
  await expect(office.getByRole("checkbox", { name })).toBeChecked();
  // The other screen may receive the tick before its own answer is back; an open box would not be unticked.
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(office.getByRole("checkbox", { name })).not.toBeChecked();

  await register.context().setOffline(true);
  await box.check();
  await expect(register.getByRole("button", { name: "1 change waiting to send" })).toBeVisible();
  await register.reload();
  await expect(box).toBeChecked();
  await expect(office.getByRole("checkbox", { name })).not.toBeChecked();

  await register.context().setOffline(false);
  await expect(office.getByRole("listitem").filter({ hasText: name })).toContainText("Ana, ", { timeout: 15_000 });
  await expect(register.getByRole("button", { name: /wait/ })).toHaveCount(0);
});

test("[UPD-04] a part of the program that does not load says so and offers to reload", async ({ openScreen }) => {
  const page = await openScreen("manager", { serviceWorkers: "block" });
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  // It comes again with the reload only: the program itself may try once more before, and would need no button.
  let hasReloaded = false;
  page.on("request", (request) => {
    hasReloaded ||= request.isNavigationRequest();
  });
  await page.route(/\/assets\/team-page/, (route) => (hasReloaded ? route.continue() : route.abort()));
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
  await expect(page.getByText("This part didn't load")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
});

test("[UPD-04] a part of the program that does not come is waited for 120 s and no longer", async ({ openScreen }) => {
  const page = await openScreen("manager", { serviceWorkers: "block" });
  await page.clock.install();
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  const request = page.waitForRequest(/\/assets\/team-page/);
  // Neither answered nor refused: a line that is there and brings nothing.
  await page.route(/\/assets\/team-page/, () => undefined);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
  await request;
  await page.clock.fastForward(118_000);
  await expect(page.getByText("This part didn't load")).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(page.getByText("This part didn't load")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
});

test("[UPD-02] the next version's service worker is announced and taken over by Reload", async ({ page, baseURL }) => {
  const proxy = await startNextVersionProxy(baseURL ?? "");
  try {
    await page.goto(proxy.url);
    await page.getByRole("button", { name: "Manager Marcus King" }).click();
    await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
    await underWorker(page);
    await expect(page.getByText("Update available")).toHaveCount(0);
    proxy.release();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const message = page.getByRole("region", { name: "Messages" });
    await expect(message).toContainText("Update available");
    await page.evaluate(() => document.body.setAttribute("data-before", ""));
    await message.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("body:not([data-before])")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  } finally {
    proxy.stop();
  }
});

test("a program that cannot be reached says so at the sign-in and keeps what was typed", async ({ page }) => {
  await signIn(page, "manager");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("Email").fill("owner@demo.hangtag.test");
  await page.context().setOffline(true);
  await expect(page.getByText("This device is offline. Sign in once it's back online.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("owner@demo.hangtag.test");
});
