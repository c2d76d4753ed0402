import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";

/** The people and registers of the demonstration company, as the sign-in page offers them. */
export const people = {
  owner: "Owner Evelyn Hart",
  district: "District manager Sam Okoro",
  manager: "Manager Marcus King",
  employee: "Employee Ana Ruiz",
  support: "Support Riley Chen",
  mapleRegister: "Register Maple Street",
  lakesideRegister: "Register Lakeside Kids",
  musicRegister: "Register Sixth String Music",
} as const;

export type Somebody = keyof typeof people;

export const password = "hangtag-demo";
export const pin = "4816";

/** Signs in from the sign-in page with one press, and waits for the store's day. */
export async function signIn(page: Page, person: Somebody): Promise<void> {
  await page.goto("/auth/login");
  await page.getByRole("button", { name: people[person], exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
}

/** Signs in as a person does who knows nothing of a demonstration. */
export async function typeSignIn(page: Page, given: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(given.email);
  await page.getByRole("textbox", { name: "Password" }).fill(given.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export function faceOf(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Employees" }).getByRole("button", { name });
}

/** Chooses a face on the lock screen and types the PIN on the number keys; its last digit sends it. */
export async function givePin(page: Page, name: string, digits: string = pin): Promise<void> {
  await faceOf(page, name).click();
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeVisible();
  await page.keyboard.type(digits);
}

/** A second screen with storage and connection of its own. */
export async function anotherScreen(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  return await context.newPage();
}
