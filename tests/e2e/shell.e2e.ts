import { expect } from "@playwright/test";
import { sizes } from "#tests/e2e/screens.ts";
import { test } from "#tests/e2e/signed-in.ts";

test("/ goes to the search, typing finds a page and Enter opens it", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("combobox", { name: "Search" });
  await expect(search).toBeFocused();
  // As fast as fingers are: four keys and Enter at once would be a scanner's.
  await page.keyboard.type("team", { delay: 80 });
  await expect(page.getByRole("option", { name: "Team" }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Team" })).toBeFocused();
});

test("g and a letter go to an area, n begins something new, ? lists the keys", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/team");
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New task" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Go to Daybook");
});

test("the store switcher changes the route and the color of the store", async ({ openScreen }) => {
  const page = await openScreen("owner");
  await page.goto("/s/1/daybook");
  const header = page.getByRole("banner").first();
  await expect(header).toContainText("Maple Street");
  const colour = () => header.evaluate((element) => getComputedStyle(element).getPropertyValue("--store-color"));
  const before = await colour();
  await page.getByRole("button", { name: "Switch store. Current store: Maple Street" }).click();
  const choice = page.getByRole("dialog", { name: "Your stores" }).getByRole("link", { name: "Lakeside Kids" });
  await choice.hover();
  await expect(header).toContainText("Maple Street");
  await choice.click();
  await expect(page).toHaveURL(/\/s\/2\/daybook$/);
  await expect(header).toContainText("Lakeside Kids");
  expect(await colour()).not.toBe(before);
  // What was read in the one store must never stand on the page of the other.
  await expect(page.getByRole("region", { name: "Here now" })).toContainText("Rosa Delgado");
  await expect(page.getByText("Marcus King")).toHaveCount(0);
});

test("[SET-06] the theme follows the system until a person chooses one, which is kept", async ({ openScreen }) => {
  const page = await openScreen("manager", { colorScheme: "dark" });
  await page.goto("/s/1/daybook");
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await shown();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(shown).not.toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(shown).toBe(dark);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Theme: match device" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "light");
  const light = await shown();
  expect(light).not.toBe(dark);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "light");
  expect(await shown()).toBe(light);
});

test("[DAY-02] [ACC-20] about says the version and whom to ask, and closing it goes back", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/team");
  await page.getByRole("link", { name: "About" }).click();
  const dialog = page.getByRole("dialog", { name: "About Hangtag" });
  await expect(dialog).toContainText("25.9.2");
  await expect(dialog).toContainText("@");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/s\/1\/team$/);
});

test("an address that is no page says so and leads to the start", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/nothing/here");
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/s\/1\/daybook$/);
});

test("on a phone the areas are at the bottom and More holds the rest", async ({ openScreen }) => {
  const page = await openScreen("manager", { viewport: sizes.phone, hasTouch: true });
  await page.goto("/s/1/daybook");
  const bar = page.getByRole("navigation", { name: "Areas" });
  await bar.getByRole("link", { name: "Buys" }).tap();
  await expect(page.getByRole("heading", { name: "Buys" })).toBeVisible();
  await bar.getByRole("button", { name: "More" }).tap();
  const more = page.getByRole("dialog", { name: "More" });
  await expect(more.getByRole("button", { name: "Sign out" })).toBeVisible();
  await more.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("nothing is wider than a phone on any of the first screens", async ({ openScreen }) => {
  const page = await openScreen("manager", { viewport: sizes.phone });
  for (const path of ["daybook", "team", "settings", "settings/device", "settings/sessions"]) {
    await page.goto(`/s/1/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});

test("the day prints as a sheet without the frame around it", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Here now" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Areas" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "New task" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const sheet = await page.pdf({ format: "Letter" });
  expect(sheet.subarray(0, 5).toString()).toBe("%PDF-");
  const pages = sheet.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(2);
});
